import type { Seat } from '@orrery/kernel';
import {
  type Box,
  box as boxOf,
  cells,
  Cube,
  Info,
  Ledger,
  type LedgerItem,
  Numeral,
  PartFrame,
  Put,
  rounded,
  Spot,
} from '@orrery/kit';
import { figure } from '@orrery/shared';
import { GOODS, at as item, data, TECHS } from '../data/index.ts';
import { COMMON_TYPES, CRYSTAL, LEVEL } from '../data/tables.ts';
import type { CompanyView } from '../rules/view-types.ts';
import { goods, techName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw, hasBit } from './draw.ts';
import { ownerName } from './hex-words.ts';
import { ContractSpot, OwnedPlan } from './own-cards.tsx';
import { Piece } from './piece-art.tsx';
import css from './palette.module.css';
import { about, at } from './places.ts';
import { goodSign, Sign, techSign, TokenLine } from './signs.tsx';

/** Goods with their limit, and what else can be counted. */
function items(draw: Draw, company: number, one: CompanyView): readonly LedgerItem[] {
  const { lang } = draw;
  const stores = GOODS.map((_, good): LedgerItem => {
    const n = good === CRYSTAL ? one.crystals : (one.goods[good] ?? 0);
    return {
      id: at.store(company, good),
      place: at.store(company, good),
      drawing: <Sign name={goodSign(good)} size={24} />,
      n: good === CRYSTAL && one.pending > 0 ? `${n}+${one.pending}` : n,
      label: goods(lang, good, n),
      faded: n === 0,
    };
  });
  // Also those that Lacerda keeps off the map: MARS-SOLO-17.
  const bots = data.playerPieces.bots - one.botsLeft;
  const pieces: readonly LedgerItem[] = [
    {
      id: about.bots(company),
      drawing: <Piece kind="bot" company={company} size={24} />,
      n: bots,
      label: say(lang, 'ui.bots', { n: bots }),
    },
    {
      id: at.hangar(company),
      place: at.hangar(company),
      drawing: <Piece kind="ship" company={company} size={24} />,
      n: one.hangar,
      label: say(lang, 'ui.hangar', { n: one.hangar }),
      faded: one.hangar === 0,
    },
  ];
  const tiles: LedgerItem = {
    id: about.discoveries(company),
    drawing: <Sign name="search" size={22} />,
    n: one.discoveries + one.research.length,
    label: say(lang, 'ui.tiles', { n: one.discoveries + one.research.length }),
    faded: one.discoveries + one.research.length === 0,
  };
  // Lacerda has no Resources and no Goals, and Colonists without end: MARS-SOLO-01, MARS-SOLO-06.
  if (one.isLacerda) return [...stores.slice(CRYSTAL), ...pieces, tiles];
  return [
    ...stores,
    {
      id: at.home(company),
      place: at.home(company),
      drawing: <Piece kind="colonist" company={company} size={24} />,
      n: one.home,
      label: say(lang, 'ui.home', { n: one.home, beds: one.beds }),
    },
    {
      id: at.work(company),
      place: at.work(company),
      drawing: <Sign name="gear" size={22} />,
      n: one.work,
      label: say(lang, 'ui.work', { n: one.work }),
      faded: one.work === 0,
    },
    ...pieces,
    {
      id: about.goals(company),
      drawing: <Sign name="target" size={22} />,
      n: one.goals,
      label: say(lang, 'ui.goals', { n: one.goals }),
      faded: one.goals === 0,
    },
    tiles,
  ];
}

/** Technologies with their level: these are open to others. */
function TechChips({
  draw,
  company,
  box,
  size = 24,
}: {
  draw: Draw;
  company: number;
  box: Box;
  size?: number;
}) {
  const one = ahead(draw).companies[company];
  const kinds = TECHS.map((_, kind) => kind).filter((kind) => (one?.tech[kind] ?? -1) >= 0);
  const step = Math.min(size + 2, box.width / Math.max(1, kinds.length));
  return kinds.map((kind, i) => {
    const level = LEVEL[one?.tech[kind] ?? 0] ?? 1;
    const cell = boxOf(box.x + i * step, box.y, step - 1, box.height);
    const x = cell.x + cell.width / 2;
    const loan = draw.view.loans.some((each) => each.owner === company && each.kind === kind);
    return (
      <Spot
        key={kind}
        draw={draw}
        place={at.tech(company, kind)}
        label={say(draw.lang, 'ui.labelled', {
          label: ownerName(draw, company),
          text: say(draw.lang, 'ui.tech', { tech: techName(draw.lang, kind), level }),
        })}
        box={cell}
        shape={rounded(4)}
        side="above"
      >
        <Put x={x} y={cell.y + size / 2} piece={`tech:${company}:${kind}`}>
          <Sign name={techSign(kind)} size={Math.min(size, step)} />
        </Put>
        <Put x={x + size * 0.3} y={cell.y + size * 0.86}>
          <circle r="6.4" fill="var(--piece-dark)" />
          <Numeral n={level} size={10} fill="#fff" least={9} />
        </Put>
        {loan ? (
          <Put x={x - size * 0.3} y={cell.y + size * 0.2}>
            <Sign name="oxygen" size={12} />
          </Put>
        ) : null}
      </Spot>
    );
  });
}

/** Another company's board at a glance; in solo this is how Lacerda's is drawn. */
export function CompanyGlance({ draw, company, box }: { draw: Draw; company: number; box: Box }) {
  const one = ahead(draw).companies[company];
  if (!one) return null;
  const { x, y, width } = box;
  const plans = cells(boxOf(x, y + 76, width, 27), 8, 1, 2);
  const cards = cells(
    boxOf(x, y + 105, width - 52, 27),
    Math.max(5, one.scientists.length + one.contracts.length),
    1,
    2,
  );
  return (
    <>
      <Ledger
        draw={draw}
        items={items(draw, company, one)}
        box={boxOf(x, y, width, 46)}
        columns={6}
        size={18}
      />
      <TechChips draw={draw} company={company} box={boxOf(x, y + 47, width, 28)} />
      {one.plans.map((plan, i) => {
        const cell = plans[i];
        return cell ? <OwnedPlan key={plan} draw={draw} plan={plan} box={cell} /> : null;
      })}
      {one.scientists.map((scientist, i) => {
        const cell = cards[i] ?? box;
        return (
          <Info
            key={scientist}
            id={about.scientist(scientist)}
            label={item(data.scientists, scientist).name[draw.lang]}
          >
            <path d={rounded(3)(cell)} fill="#e4f3dc" stroke="var(--piece-dark)" />
            <Put x={cell.x + cell.width / 2} y={cell.y + cell.height / 2}>
              <Sign name="flask" size={18} />
            </Put>
          </Info>
        );
      })}
      {one.contracts.map((contract, i) => (
        <ContractSpot
          key={contract}
          draw={draw}
          company={company}
          contract={contract}
          box={cards[one.scientists.length + i] ?? box}
        />
      ))}
      <Spot
        draw={draw}
        place={at.company(company)}
        label={say(draw.lang, 'explain.forecast', { score: one.score, total: one.forecastTotal })}
        box={boxOf(x + width - 50, y + 104, 50, 14)}
        shape={rounded(4)}
      >
        <Put x={x + width - 4} y={y + 110}>
          <TokenLine line={[figure(one.forecastTotal), { sign: 'points' }]} size={12} align="end" />
        </Put>
      </Spot>
      <Info
        id={about.cubes(company)}
        label={say(draw.lang, 'ui.cubes', {
          n: COMMON_TYPES.filter((type) => hasBit(one.cubes, type)).length,
        })}
      >
        {COMMON_TYPES.map((type, i) => (
          <Put
            key={type}
            x={x + width - 46 + i * 10}
            y={y + 126}
            opacity={hasBit(one.cubes, type) ? 1 : 0.22}
          >
            <Cube size={11} seat={company} />
          </Put>
        ))}
      </Info>
    </>
  );
}

export function Rival({ seat, ...draw }: Draw & { readonly seat: Seat }) {
  const { lang } = draw;
  if (!draw.view.companies[seat]) return null;
  return (
    <PartFrame
      label={say(lang, 'ui.own', { player: draw.name(seat) })}
      className={css.world}
      first={{ width: 216, height: 136 }}
      plan={() => ({ height: 136 })}
    >
      {(_plan, width) => <CompanyGlance draw={draw} company={seat} box={boxOf(0, 0, width, 136)} />}
    </PartFrame>
  );
}
