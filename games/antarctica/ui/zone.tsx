import type { Seat } from '@orrery/kernel';
import {
  around,
  type Box,
  CountBadge,
  Info,
  middle,
  Numeral,
  Put,
  rounded,
  Spot,
  useLeast,
} from '@orrery/kit';
import { type BuildingId, BUILDINGS } from '../data/index.ts';
import type { Offer } from '../rules/view-types.ts';
import { buildingName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Building, BuildingGhost } from './building-art.tsx';
import { Docks } from './docks.tsx';
import { ahead, type Draw, zoneCount, labelled } from './draw.ts';
import { Change } from './figures.tsx';
import { landRooms, type ZonePlan } from './layout.ts';
import { Scientist } from './pieces.tsx';
import { at } from './places.ts';
import { Sign } from './signs.tsx';
import { Gained } from './tally.tsx';
import { Head, zoneSaid } from './zone-head.tsx';

export interface ZoneProps {
  readonly draw: Draw;
  readonly zone: number;
  readonly plan: ZonePlan;
}

/** What the building would do for the ship that comes, or has come. */
function useOf(building: BuildingId, offer: Offer): string | null {
  if (building === 'camp' && offer.recruits > 0) return `+${offer.recruits}`;
  if (building.startsWith('research-') && offer.tracks.length > 0) return `${offer.strength}`;
  return null;
}

function Slot({
  draw,
  zone,
  building,
  box,
}: {
  readonly draw: Draw;
  readonly zone: number;
  readonly building: BuildingId;
  readonly box: Box;
}) {
  const { view, lang } = draw;
  const here = view.zones[zone]?.buildings.includes(building) ?? false;
  const comes = !here && (ahead(draw).zones[zone]?.buildings.includes(building) ?? false);
  const target = view.turn?.target === zone;
  const offer = view.offers?.[zone] ?? null;
  const use =
    here && offer && (target || draw.lit.has(at.zone(zone))) ? useOf(building, offer) : null;
  const drawn = (
    <Put {...middle(box)} opacity={comes ? 0.6 : undefined}>
      {here || comes ? (
        <Building
          building={building}
          size={22}
          piece={here ? `building-${zone}-${building}` : undefined}
        />
      ) : (
        <BuildingGhost building={building} size={22} />
      )}
      {use === null ? null : (
        <Put x={-6} y={-9}>
          <CountBadge n={use} size={10} lit={draw.lit.has(at.building(zone, building))} />
        </Put>
      )}
    </Put>
  );
  const place = at.building(zone, building);
  const name = buildingName(lang, building);
  const label = here ? name : labelled(lang, name, say(lang, 'explain.building.missing'));
  // What may be clicked now are those of the zone that the ship has reached.
  if (target && (here || building === 'camp' || building === 'shipyard'))
    return (
      <Spot
        draw={draw}
        place={place}
        within={draw.lit.has(at.zone(zone)) ? at.zone(zone) : undefined}
        label={label}
        box={around(middle(box).x, middle(box).y, 22)}
        target={box}
        shape={rounded(5)}
        tell="nothing"
      >
        {drawn}
      </Spot>
    );
  // While the zone is chosen, what is not there yet does not stand in the way.
  if (!here && draw.lit.has(at.zone(zone))) return drawn;
  return (
    <Info id={place} label={here ? name : undefined}>
      <rect {...box} fill="transparent" />
      {drawn}
    </Info>
  );
}

function Crew({
  draw,
  zone,
  seat,
  box,
}: {
  readonly draw: Draw;
  readonly zone: number;
  readonly seat: Seat;
  readonly box: Box;
}) {
  const { view, lang, name } = draw;
  const people = view.zones[zone]?.scientists[seat] ?? [];
  const then = ahead(draw).zones[zone]?.scientists[seat]?.length ?? people.length;
  const count = zoneCount(ahead(draw), zone);
  const first = count?.ranks[seat] === 1;
  const tied = first && (count?.ranks.filter((rank) => rank === 1).length ?? 0) > 1;
  const { x, y } = middle(box);
  const figures = useLeast().figures;
  const label = labelled(
    lang,
    say(lang, 'explain.crew', { player: name(seat), zone }),
    people.length,
  );
  return (
    <Info id={at.crew(zone, seat)} label={label}>
      <rect {...box} fill="transparent" />
      <g opacity={then === 0 ? 0.32 : undefined}>
        {people.map((id) => (
          <Put key={id} x={x - 8} y={y + 1}>
            <Scientist seat={seat} size={26} piece={id} />
          </Put>
        ))}
        {people.length === 0 ? (
          <Put x={x - 8} y={y + 1}>
            <Scientist seat={seat} size={24} ghost />
          </Put>
        ) : null}
        {then > 0 ? (
          <Change
            of={[people.length, then]}
            x={x + 4}
            y={y + 4}
            size={Math.max(14, figures)}
            anchor="start"
            room={30}
          />
        ) : null}
      </g>
      <Gained draw={draw} zone={zone} seat={seat} x={x} y={y - 2} />
      {first ? (
        <Put x={x + 9} y={y - 9}>
          <Sign name="crown" size={12} />
          {tied ? <Numeral n="=" x={11} size={12} /> : null}
        </Put>
      ) : null}
    </Info>
  );
}

/** A zone: its sea with the queue of ships, its land with buildings and scientists. */
export function Zone({ draw, zone, plan }: ZoneProps) {
  const { view, lang } = draw;
  const open = view.zones[zone]?.open ?? false;
  const rooms = landRooms(plan, view.players.length);
  return (
    <Spot
      draw={draw}
      place={at.zone(zone)}
      label={zoneSaid(draw, zone)}
      box={plan.box}
      shape={rounded(10)}
      tell="nothing"
      inner={
        open ? (
          <>
            <Docks draw={draw} zone={zone} plan={plan} />
            {BUILDINGS.map((building, i) => (
              <Slot
                key={building}
                draw={draw}
                zone={zone}
                building={building}
                box={rooms.slots[i] ?? plan.land}
              />
            ))}
            {view.players.map((_, seat) => (
              // Seats keep their order.
              <Crew
                key={seat}
                draw={draw}
                zone={zone}
                seat={seat}
                box={rooms.crew[seat] ?? plan.land}
              />
            ))}
          </>
        ) : null
      }
    >
      {view.turn?.target === zone ? (
        <path
          d={rounded(10)(plan.box, -1)}
          fill="none"
          stroke="var(--an-sun)"
          strokeWidth="2"
          strokeDasharray="6 4"
        />
      ) : null}
      {open ? (
        <Head draw={draw} zone={zone} box={rooms.head} />
      ) : (
        <g opacity="0.75">
          <Numeral n={zone} x={rooms.head.x + 8} y={rooms.head.y + 11} size={17} />
          <Put {...middle(plan.land)}>
            <Sign name="lock" size={28} />
          </Put>
          <Numeral
            n={say(lang, 'terminal.zone.closed')}
            x={middle(plan.land).x}
            y={middle(plan.land).y + 26}
            size={13}
            weight={500}
          />
        </g>
      )}
    </Spot>
  );
}
