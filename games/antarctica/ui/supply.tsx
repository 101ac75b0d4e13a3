import { type SupplyGroup, SupplyTable } from '@orrery/kit';
import { buildingCard, buildingName, capital, aCard, deckLabel } from '../text/names.ts';
import { BUILDINGS } from '../data/index.ts';
import { say } from '../text/say.ts';
import { Building } from './building-art.tsx';
import { KindCard } from './cards.tsx';
import { byKind, type Draw, labelled } from './draw.ts';
import css from './palette.module.css';
import { at } from './places.ts';

/** Buildings that are left, what is still to come in each deck, and cards that are out of the game. */
export function Supply(draw: Draw) {
  const { view, lang } = draw;
  const item = (id: string, building: (typeof BUILDINGS)[number], n: number) => ({
    id,
    drawing: <Building building={building} size={34} />,
    n,
    label: labelled(lang, buildingName(lang, building), n),
  });
  const groups: readonly SupplyGroup[] = [
    {
      title: say(lang, 'ui.supply'),
      items: view.supply.map(({ building, left }) => item(at.supply(building), building, left)),
    },
    ...view.decks.flatMap(({ deck, below }): SupplyGroup[] =>
      below.length === 0
        ? []
        : [
            {
              title: labelled(lang, deckLabel(lang, deck), below.length),
              items: BUILDINGS.map((building) => ({
                building,
                n: below.filter((card) => buildingCard(card).builds === building).length,
              }))
                .filter(({ n }) => n > 0)
                .map(({ building, n }) => item(at.supply(building), building, n)),
            },
          ],
    ),
    ...(view.gone.length === 0
      ? []
      : [
          {
            title: say(lang, 'ui.gone'),
            items: byKind(view.gone).map(({ kind, n }) => ({
              id: at.gone(kind),
              drawing: <KindCard kind={kind} width={26} />,
              n,
              label: labelled(lang, capital(aCard(lang, kind)), n),
            })),
          },
        ]),
  ];
  return <SupplyTable label={say(lang, 'ui.supply')} className={css.world} groups={groups} />;
}
