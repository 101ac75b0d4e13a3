import { Cube } from '@orrery/kit';
import type { ReactNode } from 'react';
import { buildingCard, buildingName, listed } from '../../text/names.ts';
import { heapCount } from '../draw.ts';
import { Scientist, Ship } from '../pieces.tsx';
import { type Stock, STOCKS } from '../places.ts';
import { Sign } from '../signs.tsx';
import { type Explained, nameAt, numberAt, pictured, playerAt, standing, tell } from './case.tsx';

const RULES = {
  staff: 'ANT-BUILD-08',
  reserve: 'ANT-REC-02',
  ship: 'ANT-SHIP-01',
  cube: 'ANT-TRK-01',
  discarded: 'ANT-SCORE-10',
} as const;

const drawingOf = (stock: Stock, seat: number): ReactNode =>
  ({
    staff: <Scientist seat={seat} size={52} />,
    reserve: <Scientist seat={seat} size={52} />,
    ship: <Ship seat={seat} size={58} />,
    cube: <Cube seat={seat} size={44} />,
    discarded: <Sign name="crate" size={50} />,
  })[stock];

const stock: Explained = (c) => {
  const seat = numberAt(c, 0);
  const kind = STOCKS.find((one) => one === nameAt(c, 1));
  const player = playerAt(c, seat);
  if (!kind || !player) return null;
  const n = { ...player, ship: player.ships, cube: player.cubes }[kind].length;
  const off = player.staff.length + player.reserve.length;
  const isCrew = kind === 'staff' || kind === 'reserve';
  const more = isCrew
    ? [tell(c, 'explain.stock.last', { n: off })]
    : kind === 'discarded'
      ? [standing(c, heapCount(c.view, 'discarded'))]
      : [];
  return {
    title: tell(c, `ui.stock.${kind}`),
    text: tell(c, `explain.stock.${kind}`),
    ...(kind === 'ship' || kind === 'cube' || kind === 'discarded'
      ? { cost: tell(c, 'explain.sacrifice') }
      : {}),
    state: [tell(c, 'explain.stock.state', { player: c.voice.name(seat), n }), ...more]
      .filter((text) => text !== '')
      .join('. '),
    rule: RULES[kind],
    drawing: pictured(drawingOf(kind, seat)),
  };
};

const built: Explained = (c) => {
  const player = playerAt(c, numberAt(c, 0));
  if (!player) return null;
  const names = [
    ...new Set(player.built.map((card) => buildingName(c.voice.lang, buildingCard(card).builds))),
  ];
  const ranks = standing(c, heapCount(c.view, 'asterisks'));
  return {
    title: tell(c, 'explain.built'),
    text: [
      tell(c, 'explain.card.asterisk'),
      ...(names.length > 0 ? [`${listed(c.voice.lang, names)}.`] : []),
    ].join(' '),
    state: [
      tell(c, 'explain.built.state', { n: player.built.length, asterisks: player.asterisks }),
      ...(ranks === '' ? [] : [ranks]),
    ].join('. '),
    rule: 'ANT-SCORE-09',
  };
};

const freed: Explained = (c) => {
  const ship = c.view.freed[numberAt(c, 0)];
  const zone = c.view.zones.findIndex(({ ships }) => ships.some(({ id }) => id === ship));
  const seat = c.view.zones[zone]?.ships.find(({ id }) => id === ship)?.seat;
  if (seat === undefined) return null;
  return {
    title: tell(c, 'ui.freed'),
    text: tell(c, 'explain.freed'),
    state: tell(c, 'explain.freed.state', { player: c.voice.name(seat), zone, n: numberAt(c, 0) }),
    rule: 'ANT-TURN-01',
    drawing: pictured(<Ship seat={seat} size={58} />, 70, 46),
  };
};

const TURN = {
  move: 'ANT-MOVE-01',
  act: 'ANT-ACT-01',
  end: 'ANT-TURN-07',
  card: 'ANT-CARD-01',
  sacrifice: 'ANT-SAC-01',
} as const;

const turn: Explained = (c) => {
  const step = (Object.keys(TURN) as (keyof typeof TURN)[]).find((one) => one === nameAt(c, 0));
  if (!step) return null;
  const now = c.view.turn;
  const used =
    step === 'card'
      ? (c.view.players[now?.seat ?? -1]?.played ?? false)
      : step === 'sacrifice' && (now?.gaveUp ?? false);
  const state =
    step === 'card' || step === 'sacrifice'
      ? { state: tell(c, used ? `ui.turn.${step}.used` : `ui.turn.${step}`) }
      : {};
  return {
    title: tell(c, `explain.turn.${step}`),
    text: tell(c, `explain.turn.${step}.text`),
    ...state,
    rule: TURN[step],
  };
};

const end: Explained = (c) => {
  const { view, voice } = c;
  const { onlyFarms, idleSteps, idleLimit } = view.end;
  const cards = view.decks.reduce((n, deck) => n + deck.left, 0);
  return {
    title: tell(c, 'explain.end'),
    text: tell(c, 'explain.end.text'),
    state: [
      tell(c, 'ui.end.cards', { n: cards }),
      ...view.players.map(({ staff, reserve }, seat) =>
        tell(c, 'ui.end.scientists', {
          player: voice.name(seat),
          n: staff.length + reserve.length,
        }),
      ),
      ...(onlyFarms ? [tell(c, 'ui.end.onlyFarms')] : []),
      ...(idleSteps * 2 >= idleLimit
        ? [tell(c, 'ui.end.idle', { n: idleSteps, limit: idleLimit })]
        : []),
    ].join(tell(c, 'ui.semicolon')),
    rule: 'ANT-END-01',
  };
};

export const PLAYERS: Readonly<Record<string, Explained>> = { stock, built, freed, turn, end };
