import type { Explanation } from '@orrery/kit';
import {
  COLOUR_OF,
  COLOURS,
  type Colour,
  numberChances,
  type Resource,
  resourceNo,
  RESOURCES,
  resourceOf,
  TYPES,
} from '../../data/index.ts';
import {
  capital,
  cardName,
  colourName,
  resourceName,
  sectionName,
  typeName,
} from '../../text/names.ts';
import { percent } from '../draw.ts';
import { unseenOf } from '../odds.ts';
import { NumberMark, ResourceCard } from '../resource.tsx';
import { COLOUR_SIGNS, Sign, TYPE_SIGNS } from '../signs.tsx';
import { type Case, type Explained, isHouse, nameAt, numberAt, picture, tell } from './case.tsx';

const resourceAt = (c: Case): Resource | null =>
  RESOURCES.some(({ id }) => id === nameAt(c, 0)) ? resourceNo(nameAt(c, 0)) : null;

/** A Resource card as it can be seen here; hidden ones have no place. */
function ofResource(c: Case, card: Resource, more: Partial<Explanation>): Explanation {
  return {
    title: tell(c, 'explain.resource'),
    text: tell(c, 'explain.resource.text'),
    state: capital(resourceName(c.voice.lang, card)),
    rule: 'ALI-CARD-01',
    house: isHouse(RESOURCES[card]),
    drawing: picture(92, 128, <ResourceCard card={card} width={88} />),
    ...more,
  };
}

export const resource: Explained = (c) => {
  const card = resourceAt(c);
  return card === null ? null : ofResource(c, card, {});
};

/** One section of a card: what is spent. */
export const section: Explained = (c) => {
  const card = resourceAt(c);
  if (card === null) return null;
  const part = numberAt(c, 1);
  return ofResource(c, card, {
    title: capital(sectionName(c.voice.lang, card * 2 + part)),
    rule: 'ALI-CARD-03',
  });
};

/** A section that a produced card would show. */
export const lay: Explained = (c) => {
  const { task } = c.view;
  const told = section(c);
  if (told === null || task?.type !== 'chooseSection') return told;
  return {
    ...told,
    text: tell(c, 'explain.lay.text', { card: cardName(c.voice.lang, task.planet) }),
    rule: 'ALI-PROD-02',
  };
};

export const store: Explained = (c) => {
  const card = resourceAt(c);
  if (card === null) return null;
  const all = c.view.players.flatMap(({ empire }) => empire);
  const planet = all.find(({ produced }) => produced.some((one) => resourceOf(one) === card));
  const shown = planet?.produced.find((one) => resourceOf(one) === card);
  if (planet === undefined || shown === undefined) return ofResource(c, card, {});
  return ofResource(c, card, {
    title: tell(c, 'explain.produced'),
    text: tell(c, 'explain.produced.text'),
    state: tell(c, 'explain.store', {
      section: sectionName(c.voice.lang, shown),
      card: cardName(c.voice.lang, planet.card),
      resource: resourceName(c.voice.lang, card),
    }),
    rule: 'ALI-PROD-06',
  });
};

/** A number: how likely it is to be revealed next. */
export const column: Explained = (c) => {
  const n = numberAt(c, 0);
  const unseen = unseenOf(c.view);
  if (!(n >= 1 && n <= 4)) return null;
  const two = numberChances(unseen.numbers, 2)[n - 1] ?? 0;
  return {
    title: tell(c, 'ui.number', { n }),
    text: tell(c, 'explain.number.text'),
    state: tell(c, 'explain.odds', {
      n: unseen.numbers[n - 1] ?? 0,
      all: unseen.cards,
      odds:
        unseen.cards === 0
          ? '–'
          : percent(c.voice.lang, (unseen.numbers[n - 1] ?? 0) / unseen.cards),
      two: percent(c.voice.lang, two),
    }),
    rule: 'ALI-INFO-14',
    drawing: picture(52, 52, <NumberMark n={n} size={44} />),
  };
};

/** How many unseen cards show a number, a Type or a colour. */
export const unseen: Explained = (c) => {
  const { lang } = c.voice;
  const of = unseenOf(c.view);
  const n = numberAt(c, 1);
  const told = (title: string, count: number, text: string): Explanation => ({
    title: capital(title),
    text,
    state: tell(c, 'explain.unseen', { n: count, all: of.cards }),
    rule: 'ALI-INFO-14',
  });
  switch (nameAt(c, 0)) {
    case 'number':
      return column({ ...c, names: [nameAt(c, 1)] });
    case 'type':
      return TYPES[n] === undefined
        ? null
        : {
            ...told(typeName(lang, n), of.types[n] ?? 0, tell(c, 'explain.type.text')),
            drawing: picture(48, 48, <Sign name={TYPE_SIGNS[n] ?? 'exploration'} size={40} />),
          };
    case 'colour': {
      const colour = COLOURS[n];
      if (colour === undefined) return null;
      return {
        ...told(colourName(lang, colour), of.colours[n] ?? 0, tell(c, 'explain.symbol.text')),
        drawing: picture(48, 48, <Sign name={COLOUR_SIGNS[n] ?? 'gold'} size={40} />),
      };
    }
    default:
      return null;
  }
};

/** A colour to sell. */
export const sell: Explained = (c) => {
  const colour = COLOURS.indexOf(nameAt(c, 0) as (typeof COLOURS)[number]) as Colour | -1;
  if (colour < 0) return null;
  const hand = c.view.own?.hand ?? [];
  const n = hand.filter((card) =>
    [card * 2, card * 2 + 1].some((one) => COLOUR_OF[one] === colour),
  ).length;
  return {
    title: capital(colourName(c.voice.lang, COLOURS[colour as Colour])),
    text: tell(c, 'explain.sell.text'),
    state: tell(c, 'explain.showing', { n }),
    rule: 'ALI-SELL-01',
    drawing: picture(48, 48, <Sign name={COLOUR_SIGNS[colour as Colour]} size={40} />),
  };
};
