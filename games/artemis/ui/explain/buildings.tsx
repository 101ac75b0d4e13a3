import type { Explanation } from '@orrery/kit';
import type { RuleId } from '@orrery/kernel';
import { buildingOn } from '../../data/index.ts';
import type { TileId } from '../../rules/state.ts';
import { buildingName, buildingText, colonistName, listed } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { tilePicture } from './pictures.tsx';
import { type Explainer, isHouse, type Seen, together } from './seen.ts';

/** What a Building is, wherever it lies. */
export function buildingFacts({ lang }: Seen, tile: TileId): Explanation {
  const type = buildingOn(tile);
  const slots = type.slots.map((slot) =>
    slot === 'any' ? say(lang, 'slot.any') : colonistName(lang, slot),
  );
  const kind = type.specialTiming && type.kind === 'ocean' ? 'ocean.special' : type.kind;
  return {
    title: buildingName(lang, tile),
    text: together(
      buildingText(lang, tile),
      say(lang, `explain.kind.${kind}`),
      say(lang, 'explain.slots', { slots: listed(lang, slots) }),
    ),
    house: isHouse(type),
  };
}

const ruleOf = (tile: TileId): RuleId =>
  buildingOn(tile).kind === 'ocean' ? 'ART-UPK-04' : 'ART-END-03';

/** A Building of a colony. */
export const building: Explainer = (seen, [seat, tile = '']) => {
  const { lang, view } = seen;
  const found = view.players[Number(seat)]?.buildings.find((one) => one.tile === tile);
  if (!found) return null;
  const { slots, full, activated, points } = found;
  const crew = slots.map(({ colonist }) => colonist);
  const filled = crew.filter((who) => who !== null).length;
  return {
    ...buildingFacts(seen, tile),
    state: together(
      full
        ? say(lang, 'ui.building.full').concat('.')
        : say(lang, 'explain.slots.taken', { filled, slots: slots.length }),
      activated && say(lang, 'ui.building.activated').concat('.'),
      points > 0 && say(lang, 'ui.building.points', { n: points }).concat('.'),
    ),
    rule: ruleOf(tile),
    drawing: tilePicture(seen, tile),
  };
};
