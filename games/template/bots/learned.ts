import type { Features, Learned } from '@orrery/shared';
import { data } from '../data/index.ts';
import { landedAt, type Template, total } from '../rules/state.ts';
import file from './nets.json' with { type: 'json' };

/** What a net is told: numbers of about 1, always the same ones in the same order. */
const features: Features<Template> = {
  version: 1,
  scale: 5,
  stages: 2,
  stage: ({ pile }) => (pile.length > 0 ? 0 : 1),
  seat(s, seat, out) {
    const p = s.players[seat];
    const task = s.tasks.at(-1);
    out.put((p?.hand.length ?? 0) / 2);
    out.put(task?.type === 'turn' && task.seat === seat ? 1 : 0);
    out.contest(p === undefined ? 0 : total(p) / 10);
  },
  /** The hand of a seat, as its owner sees it. */
  own: (s, seat, out) => {
    const hand = [...(s.players[seat]?.hand ?? [])].sort((a, b) => a - b);
    for (let k = 0; k < data.handSize; k++) out.oneOf((hand[k] ?? 0) - 1, data.cards.length);
  },
  common(s, out) {
    out.put(s.pile.length / 10);
    data.sites.forEach(({ spaces }, site) => {
      const landed = landedAt(s, site);
      out.put((spaces - landed.length) / spaces);
      out.oneOf((landed.at(-1) ?? 0) - 1, data.cards.length);
    });
  },
};

/** `orrery train` writes nets that won their matches. */
export const learned: Learned<Template> = { features, nets: file.nets };
