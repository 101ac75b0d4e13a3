import { type Explanation, Picture, type Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import { constants, data, type Officer, officers, ports, ring } from '../data/index.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { terrabotPoints } from '../text/components.ts';
import { cardList, listed, portName } from '../text/names.ts';
import { priceText } from '../text/prompt.ts';
import { say } from '../text/say.ts';
import {
  type Case,
  type Explained,
  fixed,
  isHouse,
  nameAt,
  ofModule,
  playerOf,
  seatAt,
  tell,
  who,
} from './explain-case.tsx';
import { COLONY } from './explain-colony.tsx';
import { OfficerCard } from './officers.tsx';
import css from './palette.module.css';
import { readPlace } from './places.ts';

/** The two posts beside one, and what lies on top there. */
function neighbours(c: Case, index: number): string {
  const size = ring.length;
  const shown = [index + size - 1, index + 1].map((i) => {
    const top = c.view.posts[i % size]?.at(-1);
    const port = portName(ring[i % size] ?? '');
    return top === undefined
      ? tell(c, 'explain.neighbour.none', { port })
      : tell(c, 'explain.neighbour', { port, top });
  });
  return listed(c.voice.lang, shown);
}

const port: Explained = (c) => {
  const index = ring.indexOf(nameAt(c, 0));
  const name = portName(nameAt(c, 0));
  const module = c.view.ports[index] ?? null;
  const state = tell(c, 'explain.port', { port: name, neighbours: neighbours(c, index) });
  if (module !== null)
    return { ...ofModule(c, module, state), cost: priceText(c.voice, c.view, index) };
  return {
    title: tell(c, 'ui.port.empty', { port: name }),
    text: tell(c, 'explain.port.empty'),
    rule: 'REW-ACQ-12',
  };
};

const post: Explained = (c) => {
  const index = ring.indexOf(nameAt(c, 0));
  const cards = c.view.posts[index] ?? [];
  const top = cards.at(-1);
  const beside = tell(c, 'explain.neighbours', { neighbours: neighbours(c, index) });
  const lying =
    top === undefined ? '' : tell(c, 'explain.post.cards', { cards: cardList(cards), top });
  const priced = c.view.prices[index] != null;
  return {
    title: tell(c, 'explain.post.title', { port: portName(nameAt(c, 0)) }),
    text: tell(c, 'explain.post.text'),
    ...(priced ? { cost: priceText(c.voice, c.view, index) } : {}),
    state: [lying, beside].filter(Boolean).join(' '),
    rule: 'REW-ACQ-07',
    house: isHouse(ports[nameAt(c, 0)]),
  };
};

const officer: Explained = (c) => {
  const type = Number(nameAt(c, 0)) as Officer;
  const record = officers[type];
  const n = c.view.own?.hand.filter((card) => card === type).length ?? 0;
  return {
    title: tell(c, 'ui.card', { card: type, officer: record?.name[c.voice.lang] ?? '' }),
    text: record?.text[c.voice.lang] ?? '',
    state: tell(c, 'explain.card', { n }),
    rule: 'REW-ACQ-09',
    house: isHouse(record),
    drawing: (
      <Picture width={64} height={90} className={css.world}>
        <OfficerCard type={type} width={60} />
      </Picture>
    ),
  };
};

const hand: Explained = (c) => {
  const own = seatAt(c) === c.view.viewer ? c.view.own?.hand : undefined;
  const n = playerOf(c)?.handSize ?? 0;
  return {
    title: tell(c, 'explain.hand.title', { player: who(c) }),
    text: tell(c, 'explain.hand.text'),
    state:
      own === undefined
        ? tell(c, 'ui.hand.size', { n })
        : own.length === 0
          ? tell(c, 'ui.hand.empty')
          : tell(c, 'ui.hand', { cards: cardList(own) }),
    rule: 'REW-LEAVE-03',
  };
};

const KINDS: Readonly<Record<string, Explained>> = {
  port,
  post,
  ring: fixed('ring', 'REW-STN-03', () => ({ house: isHouse(data.station) })),
  admiral: fixed('admiral', 'REW-ADM-01', (c) => ({
    cost: tell(c, 'explain.admiral.cost'),
    state:
      c.view.admiralSpace === null
        ? tell(c, 'ui.admiral', { player: c.voice.name(c.view.admiral) })
        : tell(c, 'ui.admiral.taken', { player: c.voice.name(c.view.admiralSpace) }),
  })),
  holder: fixed('holder', 'REW-ADM-04'),
  leave: fixed('leave', 'REW-LEAVE-03', (c) => {
    const gone = c.view.players.flatMap(({ left }, seat) => (left ? [c.voice.name(seat)] : []));
    const n = c.view.own?.hand.length;
    if (gone.length > 0)
      return { state: tell(c, 'ui.leave.gone', { players: listed(c.voice.lang, gone) }) };
    return n === undefined ? {} : { state: tell(c, 'explain.leave.worth', { n }) };
  }),
  round: fixed('round', 'REW-ACQ-11', ({ voice, view }) => ({
    state: say(voice.lang, 'ui.round', {
      round: view.round,
      rounds: constants.rounds,
      points: terrabotPoints(view.round),
    }),
  })),
  bag: fixed('bag', 'REW-RND-02', (c) => ({ state: tell(c, 'ui.bag', { n: c.view.bag }) })),
  setAside: fixed('setAside', 'REW-RND-03', (c) => ({
    state: tell(c, 'ui.setAside', { n: c.view.setAside }),
  })),
  card: officer,
  top: officer,
  hand,
  module: (c) => ofModule(c, nameAt(c, 0)),
  ...COLONY,
};

/** What stands at a place, told from the view of whoever asks: so it tells nothing that is hidden. */
export function explain(voice: Voice, view: ReworldView, place: Place): Explanation | null {
  const { kind, names } = readPlace(place);
  return KINDS[kind]?.({ voice, view, names }) ?? null;
}
