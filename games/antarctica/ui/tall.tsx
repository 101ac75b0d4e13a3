import {
  around,
  box as boxOf,
  type Box,
  inset,
  Lens,
  lensIn,
  middle,
  Numeral,
  PageSwitch,
  Panel,
  Put,
  rounded,
  Spot,
  useOpened,
} from '@orrery/kit';
import { say } from '../text/say.ts';
import { Backdrop } from './backdrop.tsx';
import { Building } from './building-art.tsx';
import { Deck, DeckChip } from './decks.tsx';
import { shipsMeant } from './docks.tsx';
import { ahead, type Draw, unlit, zoneCount } from './draw.ts';
import { Change } from './figures.tsx';
import { type TallPlan, TALL, zoneAlone, type ZonePlan } from './layout.ts';
import { Scientist, Ship } from './pieces.tsx';
import { at, readPlace } from './places.ts';
import { SmallPole } from './pole-small.tsx';
import { Offered, Revealed, ShipyardList } from './shipyard.tsx';
import { Sign } from './signs.tsx';
import { Sun } from './sun.tsx';
import { Tracks } from './tracks.tsx';
import { Zone } from './zone.tsx';
import { zoneSaid } from './zone-head.tsx';

type Page = 'continent' | 'cards';

const CARDS = new Set(['track', 'head', 'pile', 'reveal', 'deck']);
const onCards = (place: string): boolean => CARDS.has(readPlace(place).kind);
/** Decks lie on both pages. */
const onContinent = (place: string): boolean =>
  ['zone', 'dock', 'ice', 'building', 'deck'].includes(readPlace(place).kind);

/** The page follows the question: cards and tracks once one of them is picked, or nothing else is lit. */
function pageFor({ lit, picked, me }: Draw): Page {
  if ([...picked].some((place) => onCards(place) || readPlace(place).names[1] === 'rapidProgress'))
    return 'cards';
  const places = [...lit];
  const cards = places.some((place) =>
    ['track', 'head', 'pile', 'reveal'].includes(readPlace(place).kind),
  );
  const land = places.some(
    (place) => onContinent(place) && !(me !== null && readPlace(place).kind === 'dock'),
  );
  return cards && !land ? 'cards' : 'continent';
}

interface SmallProps {
  readonly draw: Draw;
  readonly zone: number;
  readonly plan: ZonePlan;
  readonly open: () => void;
}

/** Which place of a zone is meant by a tap on it; null: it opens. */
function meantIn(draw: Draw, zone: number): string | null {
  const { lit, picked, me, asked } = draw;
  const ships = shipsMeant(draw)
    ? [...lit].filter((place) => {
        const { kind, names } = readPlace(place);
        return kind === 'dock' && names[0] === `${zone}`;
      })
    : [];
  if (ships.length > 0) return ships.length === 1 ? (ships[0] ?? null) : null;
  if (lit.has(at.zone(zone))) return at.zone(zone);
  const icebreaker = me !== null && picked.has(at.card(me, 'icebreaker'));
  if (icebreaker && lit.has(at.ice(zone))) return at.ice(zone);
  return asked?.ask === 'beforeMove' && picked.size === 0 ? at.zone(zone) : null;
}

/** Buildings of a small zone: all fourteen fit in two rows. */
const IN_ROW = 7;
const PITCH = 17;

/** On a phone a zone shows what is there; a tap answers, or opens it large. */
function SmallZone({ draw, zone, plan, open }: SmallProps) {
  const { view } = draw;
  const here = view.zones[zone];
  const meant = meantIn(draw, zone);
  const lit = [...draw.lit].some((place) => {
    const { kind, names } = readPlace(place);
    return names[0] === `${zone}` && (kind === 'building' || (kind === 'dock' && shipsMeant(draw)));
  });
  const { land } = plan;
  const count = zoneCount(view, zone);
  const then = zoneCount(ahead(draw), zone) ?? count;
  const buildings = here?.buildings ?? [];
  const offer = draw.lit.has(at.zone(zone)) ? (view.offers?.[zone] ?? null) : null;
  const spot: Draw =
    meant === null
      ? { ...draw, touch: open, lit: lit ? new Set([at.zone(zone)]) : new Set() }
      : draw;
  return (
    <Spot
      draw={spot}
      place={meant ?? at.zone(zone)}
      label={zoneSaid(draw, zone)}
      box={plan.box}
      shape={rounded(8)}
      tell="nothing"
      looked
    >
      {view.turn?.target === zone ? (
        <path
          d={rounded(8)(plan.box, -1)}
          fill="none"
          stroke="var(--an-sun)"
          strokeWidth="2"
          strokeDasharray="6 4"
        />
      ) : null}
      {here?.open ? (
        <>
          <g style={{ colorScheme: 'dark' }}>
            {plan.docks.map((dock, i) => {
              const ship = here.ships[i];
              const { x, y } = middle(dock);
              return (
                // Places of the queue.
                <Put key={i} x={x} y={y}>
                  {ship ? (
                    <Ship seat={ship.seat} size={30} piece={ship.id} right={!plan.fromLeft} />
                  ) : null}
                  {!ship && offer?.place === i + 1 ? (
                    <>
                      <Ship seat={draw.asked?.seat ?? 0} size={28} right={!plan.fromLeft} ghost />
                      <Numeral n={offer.before} y={-4} size={12} fill="#fff" />
                    </>
                  ) : null}
                </Put>
              );
            })}
          </g>
          <Numeral n={zone} x={land.x + 9} y={land.y + 9} size={14} />
          <Put x={land.x + land.width - 30} y={land.y + 8}>
            <Sign name="crown" size={12} />
          </Put>
          <Change
            of={[count?.total ?? 0, then?.total ?? 0]}
            x={land.x + land.width - 12}
            y={land.y + 8}
            size={13}
            room={40}
          />
          {buildings.map((building, i) => (
            <Put
              key={building}
              x={land.x + 10 + (i % IN_ROW) * PITCH}
              y={land.y + 25 + Math.floor(i / IN_ROW) * PITCH}
            >
              <Building building={building} size={PITCH - 0.5} />
            </Put>
          ))}
          {here.scientists.map((people, seat) =>
            people.length === 0 ? null : (
              // Seats keep their order.
              <Put key={seat} x={land.x + 8 + seat * 29} y={land.y + land.height - 8}>
                <Scientist seat={seat} size={15} />
                <Numeral n={people.length} x={13} size={13} />
              </Put>
            ),
          )}
        </>
      ) : (
        <Put {...middle(land)} opacity={0.7}>
          <Sign name="lock" size={22} />
        </Put>
      )}
    </Spot>
  );
}

const TALL_STOPS = TALL.zones.map(({ sun }) => sun);

/** On a phone: the continent on one page, cards and tracks on the other. */
export function TallBoard({ draw, plan }: { readonly draw: Draw; readonly plan: TallPlan }) {
  const { view, lang, asked, picked } = draw;
  const question = `${asked?.seat} ${asked?.ask} ${view.sun} ${view.turn?.target} ${[...picked].join()}`;
  const page = useOpened<Page>(question);
  const lens = useOpened<number>(question);
  const shown = page.opened ?? pageFor(draw);
  const litOn = (on: (place: string) => boolean): number => [...draw.lit].filter(on).length;
  const closed = view.zones.flatMap(({ open }, zone) => (open ? [] : [zone])).join('');
  const offered = asked?.ask === 'takeShipyardCard' && asked.seat === draw.me;
  const large = lens.opened;
  const under = large === null ? draw : unlit(draw);
  const room: Box = boxOf(0, 0, plan.width, plan.height);
  return (
    <>
      <PageSwitch<Page>
        box={plan.pages}
        shown={shown}
        show={(id) => page.open(id)}
        pages={[
          {
            id: 'continent',
            title: say(lang, 'ui.page.continent'),
            lit: shown === 'continent' ? 0 : litOn(onContinent),
          },
          {
            id: 'cards',
            title: say(lang, 'ui.page.cards'),
            lit:
              shown === 'cards'
                ? 0
                : litOn((place) => onCards(place) && readPlace(place).kind !== 'deck'),
          },
        ]}
      />
      {shown === 'continent' ? (
        <>
          {view.decks.map((deck, i) => (
            <DeckChip key={deck.deck} draw={under} deck={deck} box={plan.chips[i] ?? room} />
          ))}
          <Backdrop ring={plan.ring} pole={plan.pole} zones={plan.zones} closed={closed} />
          {plan.zones.map((zone, i) => (
            // Zones are numbered.
            <SmallZone key={i} draw={under} zone={i} plan={zone} open={() => lens.open(i)} />
          ))}
          <Sun draw={draw} stops={TALL_STOPS} size={24} />
          <SmallPole draw={draw} box={plan.pole} />
        </>
      ) : (
        <>
          {view.decks.map((deck, i) => (
            <Deck key={deck.deck} draw={draw} deck={deck} box={plan.decks[i] ?? room} />
          ))}
          <ShipyardList draw={offered ? unlit(draw) : draw} box={plan.piles} />
          <Tracks draw={draw} box={plan.tracks} />
        </>
      )}
      {view.revealed.length > 0 ? (
        <Revealed
          draw={draw}
          box={around(plan.width / 2, plan.height / 2 + 20, plan.width - 8, 156)}
        />
      ) : null}
      {offered ? (
        <Offered
          draw={draw}
          box={around(plan.width / 2, plan.height / 2 + 20, plan.width - 8, 156)}
        />
      ) : null}
      {large === null ? null : (
        <Lens
          plan={lensIn(inset(room, 0), 178, 148)}
          board={plan}
          close={{ label: say(lang, 'ui.lens.close'), act: lens.close }}
        >
          <Panel box={boxOf(-2, -2, 182, 152)} solid />
          <Backdrop
            ring={boxOf(0, 0, 178, 148)}
            pole={zoneAlone(large).land}
            zones={[zoneAlone(large)]}
            closed=""
          />
          <Zone draw={draw} zone={large} plan={zoneAlone(large)} />
        </Lens>
      )}
    </>
  );
}
