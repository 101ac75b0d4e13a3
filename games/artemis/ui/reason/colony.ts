import { buildingOn, type Colonist, data } from '../../data/index.ts';
import type { TileId } from '../../rules/state.ts';
import { buildingText, colonistName, goods, listed, thePlace } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { isHub } from '../places.ts';
import { building, type Case, ownBuilding, partOf, tell, who } from './case.ts';

const SHELTERS = 'shelters';

/** Why a Building has no room for a colonist (ART-GEN-06). */
function noRoom(c: Case, tile: TileId, colonist: string): string | null {
  const free = ownBuilding(c, tile)?.slots.filter((slot) => slot.colonist === null);
  if (free === undefined) return null;
  const { lang } = c.voice;
  if (free.length === 0) return tell(c, 'reason.room.full', { building: building(c, tile) });
  const slots = listed(
    lang,
    free.flatMap(({ slot }) => (slot === 'any' ? [] : [colonistName(lang, slot)])),
  );
  const colonistThere = say(lang, `a.${colonist as Colonist}`);
  return tell(c, 'reason.room.type', { building: building(c, tile), who: colonistThere, slots });
}

/** Why this colonist does not go on the Expedition (ART-BASE-02 to ART-BASE-08). */
function crew(c: Case, place: string, colonist: Colonist): string | null {
  const { lang } = c.voice;
  switch (c.rule) {
    case 'ART-BASE-07': {
      const values = data.colonists.find(({ id }) => id === colonist)?.expedition.dieValues ?? [];
      const params = { first: values.slice(0, -1).join(', '), last: values.at(-1) ?? '' };
      return tell(c, 'reason.crew.die', {
        who: say(lang, `a.${colonist}`),
        values: say(lang, 'reason.or', params),
        value: c.view.placing?.value ?? 0,
      });
    }
    case 'ART-BASE-08':
      return tell(c, 'reason.crew.building', {
        who: who(c, colonist),
        building: building(c, place),
      });
    case 'ART-BASE-03':
      return tell(c, 'reason.crew.fee');
    default:
      return c.ask === 'placeDiePioneers' ? tell(c, 'reason.crew.pioneers') : null;
  }
}

function staff(c: Case, place: string, colonist: string | undefined): string | null {
  const tile = c.view.focus?.tile;
  if (!tile) return null;
  if (colonist === undefined || c.rule === 'ART-GEN-06') {
    return colonist === undefined
      ? tell(c, 'reason.staff.other', { building: building(c, tile) })
      : noRoom(c, tile, colonist);
  }
  const from = thePlace(c.voice.lang, place);
  return tell(c, 'reason.staff.from', { who: who(c, colonist), place: from });
}

/** Why a colonist on the move does not go there, or swap with that one. */
function destination(c: Case, place: string, colonist: string | undefined): string | null {
  const { focus } = c.view;
  const mover = focus?.colonist ?? '';
  if (c.rule === 'ART-RUL-29') return tell(c, 'reason.swap.same');
  if (place === focus?.place) {
    return colonist === undefined
      ? tell(c, 'reason.room.here', { who: who(c, mover) })
      : tell(c, 'reason.swap.inside', { place: thePlace(c.voice.lang, place) });
  }
  return colonist === undefined ? noRoom(c, place, mover) : tell(c, 'reason.swap.fit');
}

/** Why a Building is not activated (ART-UPK-04 to ART-UPK-07, ART-BLD). */
function idle(c: Case, tile: TileId): string | null {
  const own = ownBuilding(c, tile);
  if (!own) return null;
  const { lang } = c.voice;
  const { effects, timing } = buildingOn(tile);
  const name = building(c, tile);
  if (c.rule === 'ART-UPK-07') return tell(c, 'reason.idle.surface', { building: name });
  if (c.rule === 'ART-UPK-05') return tell(c, 'reason.idle.first');
  if (c.rule === 'ART-UPK-04') {
    return own.full
      ? tell(c, 'reason.idle.done', { building: name })
      : tell(c, 'reason.idle.open', filled(c, tile));
  }
  if (timing !== 'upkeepActivate') {
    return tell(c, 'reason.idle.passive', { building: name, text: buildingText(lang, tile) });
  }
  for (const effect of effects) {
    if (effect.op !== 'spend') continue;
    const short = effect.cost.find(({ what, n }) => c.own[what] < n);
    if (!short) continue;
    const [cost, have] = [short.n, c.own[short.what]].map((n) => goods(lang, short.what, n));
    return tell(c, 'reason.idle.cost', { building: name, cost: cost ?? '', have: have ?? '' });
  }
  return tell(c, 'reason.idle.convert');
}

export function filled(c: Case, tile: TileId) {
  const slots = ownBuilding(c, tile)?.slots ?? [];
  const n = slots.filter(({ colonist }) => colonist !== null).length;
  return { building: building(c, tile), filled: n, slots: slots.length };
}

/** A colonist, a Building or the Shelters of one's own colony; null: the question is about others. */
export function colonyReason(
  c: Case,
  place: string,
  colonist: Colonist | undefined,
): string | null {
  switch (c.ask) {
    case 'placeDieCrew':
    case 'placeDiePioneers':
      return colonist === undefined ? null : crew(c, place, colonist);
    case 'staffNewBuilding':
      return staff(c, place, colonist);
    case 'assignColonist':
      return noRoom(c, place, c.view.focus?.colonist ?? '');
    case 'upkeepMoveWho':
    case 'toolkitMoveWho':
      return colonist === undefined
        ? null
        : tell(c, 'reason.move.stuck', { who: who(c, colonist) });
    case 'upkeepMoveWhere':
    case 'toolkitMoveWhere':
      return destination(c, place, colonist);
    case 'activateBuildingWhich':
      return place === SHELTERS ? null : idle(c, place);
    case 'chooseWarmed':
      return place === SHELTERS ? null : tell(c, 'reason.warm', { building: building(c, place) });
    case 'train':
      return colonist === undefined ? null : tell(c, 'reason.train.only');
    case 'returnCrew':
      return place === SHELTERS || isHub(place)
        ? null
        : tell(c, 'reason.return.hub', { building: building(c, place) });
    default:
      return null;
  }
}

/** One's own stores, where resources are chosen. */
export function storeReason(c: Case): string | null {
  const what = partOf(c, 1);
  const isResource = what === 'energy' || what === 'mineral';
  switch (c.ask) {
    case 'placeDieFee':
    case 'chooseResources':
      return isResource ? null : tell(c, 'reason.noResource');
    case 'activateBuildingUse':
      return isResource
        ? tell(c, 'reason.use.none', { have: goods(c.voice.lang, what, c.own[what]) })
        : tell(c, 'reason.noResource');
    default:
      return null;
  }
}
