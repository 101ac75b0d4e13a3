import { amount, EDGE, joined, type Line, LINE, lineWriter, repeated, signSet } from '@orrery/kit';
import type { CardEffect, Count, CrewCondition } from '../data/index.ts';
import { Figure, Ghost } from './figures.tsx';

/** What is this game's own, in a box of 24 by 24 around its middle; all else is of the kit. */
const SIGNS = signSet({
  energy: (
    <>
      <circle r="10.5" fill="var(--at-energy-deep)" opacity="0.35" />
      <path d="M3-11L-7.5 2h5.5l-2 9.5L8-3.5H1.5z" fill="var(--at-energy)" {...EDGE} />
    </>
  ),
  mineral: (
    <>
      <path d="M-2-11L6-6L8 3L2 11L-6 8L-8-3z" fill="var(--at-mineral)" {...EDGE} />
      <path
        d="M-2-11L0-2L8 3M0-2L-8-3M0-2L2 11"
        fill="none"
        stroke="var(--at-mineral-deep)"
        strokeWidth="1.3"
      />
    </>
  ),
  toolkit: (
    <>
      <path
        d="M-4-5v-3q0-2 2-2h4q2 0 2 2v3"
        fill="none"
        stroke="var(--at-steel-deep)"
        strokeWidth="2.2"
      />
      <path d="M-10-5h20v13h-20z" fill="var(--at-steel)" {...EDGE} />
      <path d="M-10 0h20" {...EDGE} fill="none" />
      <path d="M-2-2h4v4h-4z" fill="var(--piece-dark)" />
    </>
  ),
  badge: (
    <>
      <path d="M-5 2l-3 9l5-2l3 2l3-2l5 2l-3-9z" fill="var(--at-ice-deep)" {...EDGE} />
      <circle cy="-3" r="8" fill="var(--at-snow)" {...EDGE} />
      <path d="M-5 0l3.5-6l2 3l1.5-2l3 5z" fill="var(--at-water)" />
    </>
  ),
  vp: (
    <path
      d="M0-11l3.2 7l7.5.8l-5.6 5.1l1.6 7.5L0 5.6l-6.7 3.8l1.6-7.5l-5.6-5.1l7.5-.8z"
      fill="#fff4cf"
      {...EDGE}
    />
  ),
  relief: (
    <>
      <circle r="8" fill="none" stroke="#fff" strokeWidth="6" />
      <circle
        r="8"
        fill="none"
        stroke="#e0533d"
        strokeWidth="6"
        strokeDasharray="6.28 6.28"
        strokeDashoffset="3"
      />
      <circle r="11" fill="none" {...EDGE} />
      <circle r="5" fill="none" {...EDGE} />
    </>
  ),
  move: <path d="M-9-4h14M1-8l4 4l-4 4M9 5h-14M-1 1l-4 4l4 4" {...LINE} />,
  tile: <path d="M-9 10V-2l9-8l9 8v12zM-2 10V3h4v7" {...LINE} />,
  same: (
    <path
      d="M-8 9V2a3 3 0 0 1 6 0v7zM2 9V2a3 3 0 0 1 6 0v7zM-5-6a2.5 2.5 0 1 1-.01 0M5-6a2.5 2.5 0 1 1-.01 0"
      {...LINE}
      strokeWidth="1.7"
    />
  ),
  relic: (
    <>
      <path
        d="M-9-9h18v18h-18z"
        fill="var(--at-relic)"
        stroke="var(--at-relic-glow)"
        strokeWidth="1.5"
      />
      <path
        d="M0-6l6 6l-6 6l-6-6zM0-2l2 2l-2 2l-2-2z"
        fill="none"
        stroke="var(--at-relic-glow)"
        strokeWidth="1.5"
      />
    </>
  ),
  crown: <path d="M-10 7V-5l5 5l5-8l5 8l5-5V7z" fill="#fff4cf" {...EDGE} />,
  bolt: <path d="M2-11L-6 2h5l-2 9L7-3H1z" {...LINE} strokeWidth="1.6" />,
  pioneer: <Figure colonist="pioneer" size={24} />,
  engineer: <Figure colonist="engineer" size={24} />,
  marine: <Figure colonist="marine" size={24} />,
  steward: <Figure colonist="steward" size={24} />,
  any: <Ghost slot="any" size={22} />,
});

export type SignName = (typeof SIGNS.names)[number];
export type Signs = Line<SignName>;
export const { Sign, TokenLine, Amount, Icon } = SIGNS;

const { sign } = SIGNS;
const arrow = { sign: 'arrow' } as const;

function counted(per: Count): Signs {
  switch (per.op) {
    case 'countColonists':
      return [sign(per.type)];
    case 'countPairs':
      return per.types.map(sign);
    case 'countStock':
      return [sign(per.what)];
  }
}

const conditionOf = (condition: CrewCondition): Signs =>
  condition.op === 'hasColonist' ? [sign(condition.type)] : [sign('same')];

/** What strikes the board and not a player is told in words on its card. */
const nothing = (): Signs => [];

/** What a card, a tile or a space does, in icons and numbers. */
export const lineOf: (effects: readonly CardEffect[]) => Signs = lineWriter<CardEffect, SignName>({
  gain: ({ n, what }) => amount(n, what),
  lose: ({ n, what }) => amount(-n, what),
  choose: ({ options }) => joined(options.map(lineOf), '/'),
  gainCardColonists: ({ n }) => repeated(n, sign('any')),
  gainCardBuilding: () => [sign('tile')],
  gainRandomColonist: () => [sign('bag'), arrow, sign('any')],
  train: () => [sign('any'), sign('academy')],
  spend: ({ cost, then }) => [
    ...cost.flatMap(({ what, n }) => amount<SignName>(n, what)),
    arrow,
    ...lineOf(then),
  ],
  convert: ({ min, max }) => [`${min}–${max}`, sign('energy'), sign('swap'), sign('mineral')],
  gainPer: ({ base, each, what, every, per }) => [
    ...(base > 0
      ? [...amount<SignName>(base, what), '+', `${each}`]
      : amount<SignName>(each, what)),
    every > 1 ? `/${every}` : '/',
    ...counted(per),
  ],
  gainIf: ({ n, what, condition }) => [`+${n}`, sign(what), '/', ...conditionOf(condition)],
  target: (effect) => [sign('target'), ...lineOf(effect.do), arrow, ...lineOf(effect.then)],
  takeFromRegion: ({ n }) => [sign('die'), arrow, `${n}`, sign('energy'), '/', sign('mineral')],
  extraMoves: ({ n }) => [`+${n}`, sign('move')],
  freeExpeditionCrew: () => [sign('any'), arrow, sign('flag')],
  toolkitMoves: () => [sign('toolkit'), arrow, sign('move')],
  takeRelicDie: () => [sign('relic')],
  losePer: nothing,
  addToRegion: nothing,
  forEach: nothing,
  exposeRightmostDie: nothing,
  roundModifier: nothing,
});
