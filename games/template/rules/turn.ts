import type { Forbidden, Question, Seat } from '@orrery/kernel';
import { data, siteAt } from '../data/index.ts';
import { answers, type TurnChoice } from './answers.ts';
import {
  landedAt,
  type Player,
  player,
  type Template,
  type TemplateEvent,
  type TemplateTask,
} from './state.ts';

type TurnTask = Extract<TemplateTask, { readonly type: 'turn' }>;

/** Equal cards are one answer: they lead to the same position. */
const unlike = (hand: readonly number[]): number[] => [...new Set(hand)];

function forbidLanding(s: Template, card: number, site: number): Forbidden | null {
  const landed = landedAt(s, site);
  const { spaces } = siteAt(site);
  if (landed.length >= spaces) return { rule: 'TPL-TURN-02', facts: { site, spaces } };
  const top = landed.at(-1) ?? 0;
  return top > card ? { rule: 'TPL-TURN-03', facts: { site, card, top } } : null;
}

function forbidDrop(s: Template, seat: Seat): Forbidden | null {
  for (const card of unlike(player(s, seat).hand)) {
    for (const site of data.sites.keys()) {
      const isLanding = forbidLanding(s, card, site) === null;
      if (isLanding) return { rule: 'TPL-TURN-04', facts: { card, site } };
    }
  }
  return null;
}

const add = (p: Player, category: keyof Player['points'], points: number): void => {
  p.points = { ...p.points, [category]: p.points[category] + points };
};

export const turn: Question<Template, TurnTask, TurnChoice, TemplateTask, TemplateEvent> = {
  rule: 'TPL-TURN-01',
  // How many cards can land, if any, depends on the hand.
  privateOptions: true,
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) =>
    unlike(player(s, seat).hand).flatMap((card) =>
      [...data.sites.keys(), null].map((site) => answers.turn.make({ card, site })),
    ),
  forbid(s, { seat }, choice) {
    const { card, site } = answers.turn.read(choice);
    return site === null ? forbidDrop(s, seat) : forbidLanding(s, card, site);
  },
  choose(s, { seat }, choice, ctx) {
    const { card, site } = answers.turn.read(choice);
    const p = player(s, seat);
    p.hand = p.hand.toSpliced(p.hand.indexOf(card), 1);
    if (site === null) {
      s.dropped = [...s.dropped, card];
      p.dropped++;
      ctx.emit({ type: 'dropped', seat, card });
    } else {
      const landed = [...landedAt(s, site), card];
      s.sites = s.sites.with(site, landed);
      add(p, 'landings', landed.length); // TPL-SCORE-01
      ctx.emit({ type: 'landed', seat, card, site, points: landed.length });
      const { spaces, bonus } = siteAt(site);
      if (landed.length === spaces) {
        add(p, 'sites', bonus); // TPL-SCORE-02
        ctx.emit({ type: 'filled', seat, site, points: bonus });
      }
    }
    ctx.then({ type: 'draw', seat });
  },
};
