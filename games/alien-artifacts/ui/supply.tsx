import { type SupplyGroup, SupplyTable } from '@orrery/kit';
import { COLOURS, EVERY_KIND, TYPES } from '../data/index.ts';
import { capital, colourName, deckName, typeName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { kindName } from './kinds.ts';
import { unseenOf } from './odds.ts';
import css from './palette.module.css';
import { about, at } from './places.ts';
import { NumberMark } from './resource.tsx';
import { COLOUR_SIGNS, KIND_SIGNS, Sign, TYPE_SIGNS } from './signs.tsx';

/** What may still be drawn: Resource cards nobody at this place has seen, and what is left of the decks. */
export function Supply(draw: Draw) {
  const { view, lang } = draw;
  const unseen = unseenOf(view);
  const item = (id: string, drawing: React.ReactNode, n: number, label: string) => ({
    id,
    drawing,
    n,
    label: say(lang, 'ui.labelled', { label, n }),
  });
  const groups: readonly SupplyGroup[] = [
    {
      title: say(lang, 'ui.unseen', { n: unseen.cards }),
      items: [
        ...unseen.numbers.map((n, i) =>
          item(
            about.unseen('number', i + 1),
            <NumberMark n={i + 1} size={24} />,
            n,
            say(lang, 'ui.number', { n: i + 1 }),
          ),
        ),
        ...TYPES.map((_, type) =>
          item(
            about.unseen('type', type),
            <Sign name={TYPE_SIGNS[type] ?? 'exploration'} size={24} />,
            unseen.types[type] ?? 0,
            typeName(lang, type),
          ),
        ),
        ...COLOURS.map((colour, i) =>
          item(
            about.unseen('colour', i),
            <Sign name={COLOUR_SIGNS[i] ?? 'gold'} size={24} />,
            unseen.colours[i] ?? 0,
            capital(colourName(lang, colour)),
          ),
        ),
      ],
    },
    {
      title: say(lang, 'ui.decks'),
      items: [
        ...EVERY_KIND.map((kind) =>
          item(
            at.deck(kind),
            <Sign name={KIND_SIGNS[kind]} size={24} />,
            view.decks[kind]?.cards ?? 0,
            capital(deckName(lang, kindName(kind))),
          ),
        ),
        item(
          about.artifacts,
          <Sign name="artifact" size={24} />,
          view.artifacts,
          say(lang, 'explain.artifactDeck'),
        ),
        item(
          about.plans,
          <Sign name="plan" size={24} />,
          view.plans,
          say(lang, 'explain.planDeck'),
        ),
        item(
          about.tokens,
          <Sign name="token" size={24} />,
          view.tokens,
          say(lang, 'explain.token'),
        ),
      ],
    },
    ...(view.artifactDiscard.length === 0
      ? []
      : [
          {
            title: say(lang, 'explain.artifactDiscard'),
            items: view.artifactDiscard.map((artifact) => ({
              id: about.used(artifact),
              drawing: <Sign name="artifact" size={24} struck />,
              n: '',
              label: say(lang, 'explain.artifactDiscard'),
            })),
          },
        ]),
  ];
  return <SupplyTable label={say(lang, 'ui.supply')} className={css.world} groups={groups} />;
}
