import type { Explanation } from '@orrery/kit';
import { CARD_KINDS, type CardKind, DECKS, otherCards, symbols, tracks } from '../../data/index.ts';
import type { NeedView } from '../../rules/view-types.ts';
import {
  aCardOf,
  buildingCard,
  buildingName,
  capital,
  deckLabel,
  trackName,
} from '../../text/names.ts';
import { BuildingCardFace, KindCard } from '../cards.tsx';
import { byKind, trackCount, labelled } from '../draw.ts';
import { Medal } from '../signs.tsx';
import {
  type Case,
  type Explained,
  isHouse,
  nameAt,
  numberAt,
  oneMore,
  pictured,
  standing,
  tell,
} from './case.tsx';

/** Whether a required building is in reach, and by what. */
function needSaid(c: Case, { building, zones, card }: NeedView): string {
  const name = buildingName(c.voice.lang, building);
  const [zone] = zones;
  if (zone !== undefined) return tell(c, 'explain.need.met', { building: name, zone });
  return card === null
    ? tell(c, 'explain.need.missing', { building: name })
    : tell(c, 'explain.need.card', { building: name, card: aCardOf(c.voice.lang, card) });
}

const deck: Explained = (c) => {
  const id = DECKS.find((one) => one === nameAt(c, 0));
  const at = c.view.decks.find((one) => one.deck === id);
  if (!id || !at) return null;
  const { lang } = c.voice;
  const title = deckLabel(lang, id);
  if (at.top === null) return { title, text: tell(c, 'explain.deck.empty'), rule: 'ANT-BUILD-14' };
  const card = buildingCard(at.top);
  const below = [...new Set(at.below.map((one) => buildingName(lang, buildingCard(one).builds)))];
  return {
    title: labelled(lang, title, buildingName(lang, card.builds)),
    text: [card.text[lang], ...(card.asterisk ? [tell(c, 'explain.card.asterisk')] : [])].join(' '),
    ...(at.needs === null
      ? {}
      : { cost: at.needs.map((need) => needSaid(c, need)).join(tell(c, 'ui.semicolon')) }),
    state: [
      tell(c, 'explain.deck.left', { left: at.left }),
      ...(below.length > 0 ? [tell(c, 'explain.deck.below', { cards: below.join(', ') })] : []),
    ].join('. '),
    rule: 'ANT-BUILD-01',
    house: isHouse(card),
    drawing: pictured(<BuildingCardFace card={at.top} width={84} />, 90, 124),
  };
};

const isTrack = (c: Case): boolean => c.view.tracks.some(({ track }) => track === nameAt(c, 0));

const track: Explained = (c) => {
  const of = tracks[nameAt(c, 0)];
  if (!of || !isTrack(c)) return null;
  const count = trackCount(c.view, of.id);
  const parts = standing(c, count);
  const centres = of.centres.map((centre) => buildingName(c.voice.lang, centre)).join(', ');
  return {
    title: `${trackName(c.voice.lang, of.id)} (${centres})`,
    text: tell(c, 'explain.track.text'),
    state:
      (parts === ''
        ? tell(c, 'explain.track.nobody')
        : tell(c, 'explain.track.state', { total: count?.total ?? 0, parts })) + oneMore(c, count),
    rule: 'ANT-SCORE-07',
    house: isHouse(of),
  };
};

const space: Explained = (c) => {
  const of = tracks[nameAt(c, 0)];
  const number = numberAt(c, 1);
  const at = of?.spaces[number - 1];
  const shown = c.view.tracks.find(({ track: id }) => id === of?.id);
  if (!of || !at || !shown) return null;
  const { lang, name } = c.voice;
  const symbol = at.symbol === null ? null : symbols[at.symbol];
  const seat = shown.cubes.findIndex((cube) => cube?.space === number);
  const state = [
    ...(shown.used.includes(number) ? [tell(c, 'explain.space.used')] : []),
    ...(seat < 0 ? [] : [tell(c, 'explain.space.cube', { player: name(seat) })]),
  ];
  return {
    title: tell(c, 'explain.space', {
      space: number,
      track: trackName(lang, of.id),
      value: at.value,
    }),
    ...(symbol
      ? {
          text: `${symbol.text[lang]} ${tell(c, symbol.colour === 'red' ? 'explain.space.red' : 'explain.space.blue')}`,
          drawing: pictured(
            <Medal symbol={symbol.id} size={48} used={shown.used.includes(number)} />,
          ),
        }
      : { text: tell(c, 'explain.track.text') }),
    ...(state.length > 0 ? { state: state.join(' ') } : {}),
    rule: symbol?.rule ?? 'ANT-TRK-02',
    house: isHouse(of),
  };
};

const waiting: Explained = (c) => {
  const at = c.view.waiting[numberAt(c, 0)];
  const symbol = at ? symbols[at.symbol] : undefined;
  if (!at || !symbol) return null;
  return {
    title: symbol.name[c.voice.lang],
    text: symbol.text[c.voice.lang],
    state: tell(c, 'explain.waiting', { player: c.voice.name(at.seat) }),
    rule: 'ANT-TRK-11',
    drawing: pictured(<Medal symbol={at.symbol} size={48} />),
  };
};

/** What a card does, by its kind. */
function ofKind(c: Case, kind: CardKind, state: string): Explanation | null {
  const card = Object.values(otherCards).find((one) => one.kind === kind);
  if (!card) return null;
  const { lang } = c.voice;
  return {
    title: capital(card.name[lang]),
    text: card.text[lang],
    state,
    rule: card.rule,
    house: isHouse(card),
    drawing: pictured(<KindCard kind={kind} width={72} />, 80, 108),
  };
}

const kindAt = (c: Case, i: number): CardKind | undefined =>
  CARD_KINDS.find((kind) => kind === nameAt(c, i));
const numberOf = (cards: readonly string[], kind: CardKind): number =>
  byKind(cards).find((one) => one.kind === kind)?.n ?? 0;

const pile: Explained = (c) => {
  const kind = kindAt(c, 0);
  if (!kind) return null;
  if (kind === 'expertise')
    return ofKind(c, kind, tell(c, 'explain.expertise.left', { n: c.view.expertise.length }));
  const state = [
    tell(c, 'explain.shipyard.left', { n: numberOf(c.view.shipyard, kind) }),
    tell(c, c.view.pileIsShort ? 'explain.shipyard.short' : 'explain.shipyard.text'),
  ];
  return ofKind(c, kind, state.join('. '));
};

const reveal: Explained = (c) => {
  const kind = kindAt(c, 0);
  return kind ? ofKind(c, kind, tell(c, 'explain.reveal')) : null;
};

const hand: Explained = (c) => {
  const seat = numberAt(c, 0);
  const player = c.view.players[seat];
  if (!player) return null;
  return {
    title: tell(c, 'explain.hand', { player: c.voice.name(seat) }),
    text: tell(c, 'explain.hand.text'),
    state: tell(c, 'ui.hand', { n: player.hand.length }),
    rule: 'ANT-CARD-01',
  };
};

const card: Explained = (c) => {
  const [seat, kind] = [numberAt(c, 0), kindAt(c, 1)];
  const player = c.view.players[seat];
  if (!player || !kind) return null;
  const state = [
    tell(c, 'explain.stock.state', { player: c.voice.name(seat), n: numberOf(player.hand, kind) }),
    tell(c, player.played ? 'ui.turn.card.used' : 'ui.turn.card'),
  ];
  return ofKind(c, kind, state.join('. '));
};

const aside: Explained = (c) => ofKind(c, 'simple', tell(c, 'explain.aside'));
const gone: Explained = (c) => {
  const kind = kindAt(c, 0);
  const n = kind ? numberOf(c.view.gone, kind) : 0;
  return kind ? ofKind(c, kind, tell(c, 'explain.gone', { n })) : null;
};

export const CARDS: Readonly<Record<string, Explained>> = {
  deck,
  track,
  head: (c) => {
    const told = track(c);
    return told && { ...told, text: tell(c, 'explain.head'), rule: 'ANT-RES-02' };
  },
  space,
  waiting,
  pile,
  reveal,
  hand,
  card,
  aside,
  gone,
};
