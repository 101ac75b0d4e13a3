import type { Json } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import { DECKS, TRACKS, type TrackId } from '../data/index.ts';
import { answers, type FreeMove, type TurnAnswer } from '../rules/answers.ts';
import type { AntarcticaView, Offer } from '../rules/view-types.ts';
import { aBuilding, aCard, aCardOf, buildingCard, deckName, theTrack } from './names.ts';
import { say } from './say.ts';

const track = (lang: Lang, index: number): string =>
  theTrack(lang, (TRACKS[index] ?? 'land') satisfies TrackId);

const offerIn = (view: AntarcticaView, zone: number | null): Offer | null =>
  zone === null ? null : (view.offers?.[zone] ?? null);

function placeOption(
  lang: Lang,
  view: AntarcticaView,
  key: 'option.placeStartShip' | 'option.moveShip',
  zone: number,
): string {
  const offer = offerIn(view, zone);
  return offer === null
    ? say(lang, `${key}.plain`, { zone })
    : say(lang, key, { zone, place: offer.place });
}

type Build = Extract<TurnAnswer, { readonly action: 'actBuild' }>;

function buildOption(lang: Lang, view: AntarcticaView, answer: Build): string {
  const deck = view.decks[answer.deck];
  if (deck?.top == null) {
    return say(lang, 'option.actBuild.empty', {
      deck: deckName(lang, DECKS[answer.deck] ?? 'basic'),
    });
  }
  const { builds, researchSteps: steps } = buildingCard(deck.top);
  const missing = deck.needs?.filter(({ zones }) => zones.length === 0) ?? [];
  const [need] = missing;
  const building = aBuilding(lang, builds);
  const card = missing.length === 1 && need?.card != null ? aCardOf(lang, need.card) : null;
  if (answer.track === null) {
    return card === null
      ? say(lang, 'option.actBuild.bare', { building })
      : say(lang, 'option.actBuild.bareCard', { building, card });
  }
  const params = { building, steps, track: track(lang, answer.track) };
  return card === null
    ? say(lang, 'option.actBuild', params)
    : say(lang, 'option.actBuild.card', { ...params, card });
}

function turnOption(lang: Lang, view: AntarcticaView, answer: TurnAnswer): string {
  const target = view.turn?.target ?? null;
  const offer = offerIn(view, target);
  switch (answer.action) {
    case 'moveShip':
      return placeOption(lang, view, 'option.moveShip', answer.zone);
    case 'actBuild':
      return buildOption(lang, view, answer);
    case 'actBuildShip':
      return say(lang, 'option.actBuildShip', { zone: view.sun });
    case 'actRecruit':
      return offer === null || offer.recruits === 0
        ? say(lang, 'option.actRecruit.plain')
        : say(lang, 'option.actRecruit', { n: offer.recruits });
    case 'actResearch': {
      const params = { track: track(lang, answer.track) };
      return offer === null || offer.strength === 0
        ? say(lang, 'option.actResearch.plain', params)
        : say(lang, 'option.actResearch', { ...params, steps: offer.strength });
    }
    case 'playIcebreaker':
      return say(lang, 'option.playIcebreaker', { zone: answer.zone });
    case 'playRapidProgress':
      return say(lang, 'option.playRapidProgress', { track: track(lang, answer.track) });
    case 'playPlaceScientist':
      return target === null
        ? say(lang, 'option.playPlaceScientist.plain')
        : say(lang, 'option.playPlaceScientist', { zone: target });
    case 'sacrifice':
      return say(lang, `option.sacrifice.${answer.what}`);
    case 'sacrificeAt':
      return say(lang, 'option.sacrificeAt', { zone: answer.zone, place: answer.place + 1 });
    default:
      return say(lang, `option.${answer.action}`);
  }
}

type Label<A> = (lang: Lang, view: AntarcticaView, answer: A) => string;

/** Labels of the answers to one question; what its codec cannot read is shown as it is. */
const labels =
  <A>({ read }: { read(choice: Json): A | undefined }, label: Label<A>): Label<Json> =>
  (lang, view, choice) => {
    const answer = read(choice);
    return answer === undefined ? JSON.stringify(choice) : label(lang, view, answer);
  };

const onTrack: Label<number> = (lang, _view, index) =>
  say(lang, 'option.track', { track: track(lang, index) });
const freeMove: Label<FreeMove | null> = (lang, _view, move) =>
  move === null
    ? say(lang, 'option.eventMoveShip.decline')
    : say(lang, 'option.eventMoveShip', { ...move, place: move.place + 1 });

const LABELS: Readonly<Record<string, Label<Json>>> = {
  placeStartShip: labels(answers.placeStartShip, (lang, view, zone) =>
    placeOption(lang, view, 'option.placeStartShip', zone),
  ),
  placeCompensationCube: labels(answers.placeCompensationCube, onTrack),
  beforeMove: labels(answers.beforeMove, turnOption),
  afterMove: labels(answers.afterMove, turnOption),
  afterAction: labels(answers.afterAction, turnOption),
  icebreakerTurn: labels(answers.icebreakerTurn, (lang, _view, takes) =>
    say(lang, takes ? 'option.icebreakerTurn.take' : 'option.icebreakerTurn.decline'),
  ),
  takeShipyardCard: labels(answers.takeShipyardCard, (lang, _view, kind) =>
    kind === null
      ? say(lang, 'option.takeShipyardCard.decline')
      : say(lang, 'option.takeShipyardCard', { card: aCard(lang, kind) }),
  ),
  draftShipyardCard: labels(answers.draftShipyardCard, (lang, _view, kind) =>
    say(lang, 'option.draftShipyardCard', { card: kind === null ? '' : aCard(lang, kind) }),
  ),
  eventMoveShip: labels(answers.eventMoveShip, freeMove),
  eventAdvance: labels(answers.eventAdvance, onTrack),
} satisfies Record<keyof typeof answers, Label<Json>>;

export const option = ({ lang }: Voice, view: AntarcticaView, ask: string, choice: Json): string =>
  LABELS[ask]?.(lang, view, choice) ?? JSON.stringify(choice);
