import {
  type Box,
  box as boxOf,
  cells,
  facet,
  Numeral,
  Panel,
  Put,
  rounded,
  Spot,
  Title,
  Words,
} from '@orrery/kit';
import { contractCard, LEVEL, ROVER_TECH, SHELTER_TECH, techFor } from '../data/tables.ts';
import type { MarsView } from '../rules/view-types.ts';
import { contractName, techName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { CardFace } from './display.tsx';
import { CrossingLarge } from './crossing.tsx';
import type { Draw } from './draw.ts';
import { ownerName } from './hex-words.ts';
import { Lacerda, LACERDA_HEIGHT } from './lacerda.tsx';
import { OwnCards } from './own-cards.tsx';
import { Depot } from './own-depot.tsx';
import { Lab } from './own-lab.tsx';
import { at, read } from './places.ts';
import { Plans } from './orbit.tsx';
import { Sign, techSign } from './signs.tsx';
import { SeatShape } from '@orrery/kit';

/** What is drawn large over the board. */
export type Opened =
  | 'contracts'
  | 'tech'
  | 'lab'
  | 'depot'
  | 'cards'
  | 'plans'
  | 'lacerda'
  | 'crossing'
  | 'nothing';

/** The kind of Technology that is asked about; -1: none. */
function askedKind({ focus }: MarsView): number {
  if (focus?.type === 'useTech') return focus.kind;
  if (focus?.type === 'constructTech') return techFor(focus.kind);
  return focus?.type === 'move' ? ROVER_TECH : -1;
}

/** What opens by itself, since it is asked about and cannot be seen otherwise. */
export function openedBy(draw: Draw, small: boolean): Opened | null {
  const { asked, me, lit } = draw;
  // While what happened is still told, nothing is lit: the board must be seen.
  if (asked === null || asked.seat !== me || lit.size === 0) return null;
  switch (asked.ask) {
    case 'refillContract':
      return 'contracts';
    case 'useTech':
    case 'constructTech':
      return 'tech';
  }
  if (!small) return null;
  switch (asked.ask) {
    case 'develop':
    case 'techReward':
      return 'lab';
    case 'ship':
      return 'depot';
    case 'upgradeBlueprint':
    case 'executiveBuilding':
    case 'firstColonistTask':
    case 'deliverItem':
      return 'cards';
    case 'takeBlueprint':
      return 'plans';
    case 'setupTurnOrderSpace':
    case 'setupShuttleSide':
    case 'travelSpace':
    case 'travel':
    case 'ecoSide':
      return 'crossing';
    case 'contractRoute':
      return [...draw.lit].some((place) => read(place).kind === 'contract') ? 'cards' : null;
    default:
      return null;
  }
}

/** How large each is before it is enlarged. */
export function sizeOf(what: Opened, draw: Draw, small: boolean): readonly [number, number] {
  switch (what) {
    case 'contracts':
      return small ? [360, 330] : [480, 250];
    case 'tech': {
      const n = draw.view.companies.filter(
        (one) => (one.tech[askedKind(draw.view)] ?? -1) >= 0,
      ).length;
      return [280, 44 + 54 * Math.max(1, n)];
    }
    case 'lab':
      return [300, 216];
    case 'depot':
      return [300, 220];
    case 'cards':
      return [320, 300];
    case 'plans':
      return [366, 374];
    case 'lacerda':
      return [320, LACERDA_HEIGHT + 12];
    case 'crossing':
      return [340, 230];
    case 'nothing':
      return [1, 1];
  }
}

interface LensProps {
  readonly draw: Draw;
  readonly box: Box;
}

/** The open Contract deck: any of them may be laid on the slot. */
function Contracts({ draw, box }: LensProps) {
  const { contractDeck } = draw.view;
  const columns = box.width > 400 ? 4 : 3;
  const rows = Math.max(1, Math.ceil(contractDeck.length / columns));
  const room = boxOf(box.x + 8, box.y + 30, box.width - 16, box.height - 38);
  return (
    <>
      <Title
        text={say(draw.lang, 'ui.supply.contracts')}
        x={box.x + 10}
        y={box.y + 16}
        width={box.width - 20}
        size={15}
      />
      {cells(room, columns, rows, 5).map((cell, i) => {
        const contract = contractDeck[i];
        if (contract === undefined) return null;
        return (
          <Spot
            key={contract}
            draw={draw}
            place={at.contract(contract)}
            label={contractName(draw.lang, contract)}
            box={cell}
            shape={rounded(5)}
          >
            <CardFace card={contractCard(contract)} box={cell} />
          </Spot>
        );
      })}
    </>
  );
}

/** Every tile of the kind: whose it is, its level, and what its owner gets. */
function Techs({ draw, box }: LensProps) {
  const { view, lang } = draw;
  const kind = askedKind(view);
  const owners = view.companies.flatMap((one, owner) =>
    (one.tech[kind] ?? -1) >= 0 && (kind !== SHELTER_TECH || owner === draw.me) ? [owner] : [],
  );
  return (
    <>
      <Title
        text={techName(lang, Math.max(0, kind))}
        x={box.x + 10}
        y={box.y + 18}
        width={box.width - 20}
        size={15}
      />
      {owners.map((owner, i) => {
        const cell = boxOf(box.x + 8, box.y + 36 + i * 54, box.width - 16, 50);
        const level = LEVEL[view.companies[owner]?.tech[kind] ?? 0] ?? 1;
        const mine = owner === draw.me;
        const y = cell.y + 25;
        return (
          <Spot
            key={owner}
            draw={draw}
            place={at.tech(owner, kind)}
            label={say(lang, 'ui.labelled', {
              label: ownerName(draw, owner),
              text: say(lang, 'ui.tech', { tech: techName(lang, kind), level }),
            })}
            box={cell}
            shape={rounded(6)}
            side="right"
          >
            <path d={rounded(6)(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
            <Put x={cell.x + 22} y={y}>
              <Sign name={techSign(kind)} size={34} />
            </Put>
            <Numeral n={level} x={cell.x + 54} y={y} size={20} weight={750} />
            <Put x={cell.x + 78} y={y}>
              <SeatShape seat={owner} size={16} />
            </Put>
            <Words
              text={ownerName(draw, owner)}
              x={cell.x + 92}
              y={y - 13}
              width={cell.width - 98}
              size={14}
              weight={600}
              stand="middle"
            />
            <Words
              text={say(lang, mine ? 'ui.tech.mine' : 'ui.tech.theirs')}
              x={cell.x + 92}
              y={y + 9}
              width={cell.width - 96}
              size={12}
              most={2}
              height={26}
              soft
              stand="middle"
            />
          </Spot>
        );
      })}
    </>
  );
}

export function UnderLens({ what, draw, box }: LensProps & { readonly what: Opened }) {
  const me = draw.me ?? 0;
  const room = boxOf(box.x + 6, box.y + 6, box.width - 12, box.height - 12);
  return (
    <>
      <Panel box={box} shape={facet(10)} solid />
      {what === 'contracts' ? <Contracts draw={draw} box={box} /> : null}
      {what === 'tech' ? <Techs draw={draw} box={box} /> : null}
      {what === 'lab' ? <Lab draw={draw} me={me} box={room} head={26} /> : null}
      {what === 'depot' ? <Depot draw={draw} me={me} box={room} /> : null}
      {what === 'cards' ? <OwnCards draw={draw} company={me} box={room} /> : null}
      {what === 'plans' ? <Plans draw={draw} box={room} columns={3} quiet /> : null}
      {what === 'crossing' ? <CrossingLarge draw={draw} box={room} /> : null}
      {what === 'lacerda' ? <Lacerda draw={draw} box={room} /> : null}
    </>
  );
}
