import {
  around,
  type Box,
  box as boxOf,
  Info,
  Panel,
  Put,
  rounded,
  Spot,
  useScale,
  Words,
} from '@orrery/kit';
import { BASIC, cardInfo, NUMBER_OF, planTable, type Resource, TYPE_OF } from '../data/index.ts';
import { planName, resourceName, sectionName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { CARD_RATIO, FaceCard } from './cards.tsx';
import { type Draw, percent } from './draw.ts';
import { lossOf, shipShown, unseenOf } from './odds.ts';
import { at } from './places.ts';
import { ResourceCard, sectionBoxes } from './resource.tsx';
import { TableCells } from './scale.tsx';
import { Sign, TokenLine } from './signs.tsx';

interface ProductionProps {
  readonly draw: Draw;
  readonly planet: number;
  readonly cards: readonly Resource[];
  readonly box: Box;
}

/** Cards drawn for a Planet beside it; the section meant is clicked, a matching one has a star. */
export function Production({ draw, planet, cards, box }: ProductionProps) {
  const { lang } = draw;
  const { phone } = useScale();
  const own = phone ? 0 : 170;
  const [type] = cardInfo(planet).types;
  const room = box.width - own - 10;
  const step = Math.min(150, room / cards.length);
  const width = Math.min(step - 14, (box.height - 20) / 1.5);
  const height = Math.min(box.height - 16, width * 1.6);
  const y = box.y + box.height / 2;
  const { wide, high, y: off } = sectionBoxes(width, height);
  return (
    <>
      {phone ? null : (
        <Put x={box.x + own / 2} y={y}>
          <FaceCard
            card={planet}
            side={1}
            width={Math.min(150, (box.height - 20) / CARD_RATIO)}
            lang={lang}
          />
        </Put>
      )}
      {cards.map((card, i) => {
        const x = box.x + own + 10 + (room - step * cards.length) / 2 + step * (i + 0.5);
        return (
          <g key={card}>
            <Info id={at.drawn(card)} label={resourceName(lang, card)}>
              <Put x={x} y={y}>
                <ResourceCard card={card} width={width} height={height} piece />
              </Put>
            </Info>
            {[0, 1].map((part) => {
              const section = card * 2 + part;
              const spot = around(x, y + (part === 0 ? -off : off), wide, high);
              const match = TYPE_OF[section] === type;
              return (
                <Spot
                  key={part}
                  draw={draw}
                  place={at.lay(section)}
                  label={sectionName(lang, section)}
                  box={spot}
                  shape={rounded(7)}
                  tell="nothing"
                  quiet
                >
                  {match ? (
                    <g transform={`translate(${spot.x + spot.width - 13} ${spot.y + 13})`}>
                      <Sign name="points" size={20} />
                    </g>
                  ) : null}
                </Spot>
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** Of several revealed cards one number counts. */
export function AttackCards({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang } = draw;
  const cards = view.attack?.revealed ?? [];
  const width = Math.min(150, (box.height - 24) / 1.5, box.width / Math.max(2, cards.length) - 20);
  const y = box.y + box.height / 2;
  return cards.map((card, i) => {
    const x = box.x + box.width / 2 + (i - (cards.length - 1) / 2) * (width + 34);
    return (
      <Spot
        key={card}
        draw={draw}
        place={at.drawn(card)}
        label={say(lang, 'option.number', {
          number: NUMBER_OF[card] ?? 0,
          card: resourceName(lang, card),
        })}
        box={around(x, y, width, width * 1.5)}
        shape={rounded(10)}
      >
        <Put x={x} y={y}>
          <ResourceCard card={card} width={width} height={width * 1.5} piece />
        </Put>
      </Spot>
    );
  });
}

/** The basic Plan and one's own as rows of one scale, with the odds of the Ship that attacks. */
export function PlanRows({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { view, lang, me } = draw;
  const { phone } = useScale();
  const held = [...(view.own?.plans ?? []), ...(view.players[me ?? -1]?.shownPlans ?? [])];
  const plans = [BASIC, ...held];
  const high = Math.min(64, (box.height - 6) / plans.length - 6);
  const attacker = shipShown(view)?.player ?? null;
  const label = phone ? 92 : 190;
  return plans.map((plan, i) => {
    const row = boxOf(box.x + 2, box.y + 4 + i * (high + 6), box.width - 4, high);
    const loss =
      attacker === null ? null : lossOf(planTable(plan), unseenOf(view).numbers, attacker);
    return (
      <Spot
        key={plan}
        draw={draw}
        place={at.plan(plan)}
        label={planName(lang, plan)}
        box={row}
        shape={rounded(9)}
        inner={
          <TableCells
            draw={draw}
            table={planTable(plan)}
            attacker={attacker}
            box={boxOf(row.x, row.y + 4, row.width - 6, row.height - 8)}
            hit={null}
            label={label}
          />
        }
      >
        <Panel box={row} shape={rounded(9)} />
        <Words
          text={planName(lang, plan)}
          x={row.x + 10}
          y={row.y + row.height / 2 - (loss === null ? 0 : 8)}
          width={label - 16}
          height={row.height - 20}
          size={phone ? 14 : 15}
          most={2}
          weight={600}
          stand="middle"
        />
        {loss === null ? null : (
          <g
            color="var(--aa-good)"
            transform={`translate(${row.x + 10} ${row.y + row.height - 12})`}
          >
            <TokenLine line={[{ sign: 'destroyed' }, percent(loss)]} size={15} />
          </g>
        )}
      </Spot>
    );
  });
}
