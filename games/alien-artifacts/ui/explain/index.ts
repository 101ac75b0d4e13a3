import type { Explanation, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { AlienView } from '../../rules/view-types.ts';
import { readPlace } from '../places.ts';
import { card, deck, face } from './cards.tsx';
import { type Explained, fixed, nameAt, sentences, tell } from './case.tsx';
import * as players from './players.tsx';
import { column, lay, resource, section, sell, store, unseen } from './resources.tsx';
import * as table from './table.tsx';

const marker = fixed('marker', 'ALI-END-02', (c) => {
  const { end, ending, marker: n } = c.view;
  return {
    state: sentences(
      ending ? tell(c, 'ui.marker.ending') : tell(c, 'ui.marker', { n }),
      ending || end.rounds === null ? null : tell(c, 'terminal.rounds', { n: end.rounds }),
      tell(c, 'explain.lastTurn', { player: c.voice.name(end.lastSeat) }),
    ),
  };
});

const boost: Explained = (c) => {
  const { free, boost: n } = c.view;
  switch (nameAt(c, 0)) {
    case 'free':
      return {
        title: tell(c, 'ui.free', { n: free }),
        text: tell(c, 'legend.anyColour.text'),
        rule: 'ALI-EFF-10',
      };
    case 'unlimited':
      return {
        title: tell(c, 'ui.unlimited'),
        text: tell(c, 'explain.limit.text'),
        rule: 'ALI-ASM-01',
      };
    case 'attack':
      return {
        title: tell(c, 'ui.boost', { n }),
        text: tell(c, 'explain.number.text'),
        rule: 'ALI-EFF-14',
      };
    default:
      return null;
  }
};

/** What each kind of place is; `icon` stands for a sign of the legend. */
const KINDS: Readonly<Record<string, Explained>> = {
  card,
  deck,
  face,
  hand: resource,
  drawn: resource,
  section,
  lay,
  store,
  column,
  unseen,
  sell,
  system: table.system,
  plan: table.plan,
  cell: table.cell,
  act: table.act,
  cost: table.cost,
  row: table.row,
  extra: table.extra,
  search: table.search,
  peek: table.peek,
  artifact: table.artifact,
  used: table.artifact,
  icon: table.icon,
  faction: players.faction,
  leader: players.leader,
  points: players.points,
  seat: players.seat,
  bank: players.bank,
  handOf: players.handOf,
  artifactsOf: players.artifactsOf,
  plansOf: players.plansOf,
  stores: players.stores,
  resourceDeck: fixed('resourceDeck', 'ALI-DECK-01', (c) => ({
    state: tell(c, 'ui.resourceDeck', { n: c.view.deck }),
  })),
  discard: fixed('discard', 'ALI-PAY-09', (c) => ({
    state: tell(c, 'ui.discard', { n: c.view.discard.length }),
  })),
  marker,
  artifacts: fixed('artifact', 'ALI-ART-01', (c) => ({
    title: tell(c, 'explain.artifactDeck'),
    state: tell(c, 'ui.artifacts', { n: c.view.artifacts }),
  })),
  plans: fixed('plan', 'ALI-BUILD-03', (c) => ({
    title: tell(c, 'explain.planDeck'),
    state: tell(c, 'ui.plans', { n: c.view.plans }),
  })),
  tokens: fixed('token', 'ALI-BLK-02', (c) => ({
    state: tell(c, 'ui.tokens', { n: c.view.tokens }),
  })),
  limit: fixed('limit', 'ALI-ASM-01'),
  actions: fixed('actions', 'ALI-TURN-03', (c) => ({
    state: tell(c, 'ui.actions', { n: c.view.actions }),
  })),
  boost,
  first: fixed('firstPlayer', 'ALI-SETUP-10'),
  done: fixed('done', 'ALI-TURN-04'),
};

/** What stands at a place, told from the view of whoever asks: so it tells nothing that is hidden. */
export function explain(voice: Voice, view: AlienView, place: Place): Explanation | null {
  const { kind, names } = readPlace(place);
  return Object.hasOwn(KINDS, kind) ? (KINDS[kind]?.({ voice, view, names }) ?? null) : null;
}
