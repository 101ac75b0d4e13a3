import type { Lang, Voice } from '@orrery/shared';
import type { AntarcticaView } from '../rules/view-types.ts';
import {
  areaName,
  buildingCard,
  buildingName,
  cardName,
  deckLabel,
  otherCard,
  trackName,
} from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Row } from './zones.ts';

export const deckRows = (view: AntarcticaView, { lang }: Voice): Row[] =>
  view.decks.map(({ deck, top, left }): Row => {
    const label = deckLabel(lang, deck);
    if (top === null) return [label, say(lang, 'terminal.deck.empty')];
    const card = buildingCard(top);
    const needs = card.requires.map((building) => buildingName(lang, building)).join(' + ');
    const name = `${buildingName(lang, card.builds)}${card.asterisk ? ' *' : ''}`;
    return [
      label,
      say(lang, 'terminal.deck', {
        card: name,
        needs,
        scientists: card.scientists,
        steps: card.researchSteps,
        left,
      }),
    ];
  });

/** Like cards together: "2× Icebreaker". */
export function kinds(lang: Lang, cards: readonly string[]): string[] {
  const ofKind = [...new Set(cards.map((card) => otherCard(card).kind))];
  return ofKind.map((kind) => {
    const like = cards.filter((card) => otherCard(card).kind === kind);
    const card = cardName(lang, like[0] ?? '');
    return like.length === 1 ? card : say(lang, 'terminal.cards', { n: like.length, card });
  });
}

export function pileRows(view: AntarcticaView, { lang }: Voice): Row[] {
  const row = (label: string, cards: readonly string[]): Row => [
    label,
    cards.length === 0 ? say(lang, 'terminal.none') : kinds(lang, cards),
  ];
  return [
    row(say(lang, 'terminal.shipyard'), view.shipyard),
    row(areaName(lang, 'expertise-pile'), view.expertise),
    ...(view.revealed.length > 0 ? [row(say(lang, 'terminal.revealed'), view.revealed)] : []),
  ];
}

export const trackRows = (view: AntarcticaView, { lang, name }: Voice): Row[] =>
  view.tracks.map(({ track, cubes }): Row => {
    const count = view.counts.find(
      (one) => one.count.kind === 'track' && one.count.track === track,
    );
    const items = cubes
      .flatMap((cube, seat) => (cube === null ? [] : [{ seat, space: cube.space }]))
      .sort((a, b) => b.space - a.space)
      .map(({ seat, space }) =>
        say(lang, 'terminal.track.cube', {
          player: name(seat),
          space,
          points: count?.points[seat] ?? 0,
        }),
      );
    return [trackName(lang, track), items.length === 0 ? say(lang, 'terminal.track.none') : items];
  });
