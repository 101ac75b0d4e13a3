import { type Box, box as boxOf, cells, inset, middle, Put } from '@orrery/kit';
import { buildingOn, expeditionCard } from '../data/index.ts';
import { TILE } from './building.tsx';
import { DiceLine } from './dice.tsx';
import { ahead } from './draw.ts';
import { expeditionLabel, Gauge, Ranks } from './expedition.tsx';
import { tileLabel } from './gantry.tsx';
import { at } from './places.ts';
import { Amount, lineOf, TokenLine } from './signs.tsx';
import { SmallPanel, type SmallPart, under, Within } from './small-panel.tsx';

const IN_ROW = 4;

/** Tiles with what they do, their bids and their price. */
export function SmallGantry({ draw, box, open }: SmallPart) {
  const { gantry, stacks } = ahead(draw);
  const rows = gantry.length > IN_ROW ? 2 : 1;
  const columns = Math.max(2, Math.min(IN_ROW, gantry.length));
  const all = cells(under(box), columns, rows, 4);
  return (
    <SmallPanel
      draw={draw}
      box={box}
      region="gantry"
      open={open}
      aside={<Amount sign="tile" n={`${stacks.ocean}/${stacks.surface}`} size={16} align="end" />}
    >
      {gantry.map((slot, i) => {
        const cell = all[i];
        if (!cell) return null;
        const { kind, effects, beforeFinalScoring } = buildingOn(slot.tile);
        const line = lineOf([...effects, ...(beforeFinalScoring?.effects ?? [])]);
        const half = cell.height / 2;
        const price = slot.price === null ? 0 : 34;
        const dice = { x: cell.x + 4, width: cell.width - 8 - price };
        return (
          <Within
            key={slot.tile}
            draw={draw}
            open={open}
            place={at.tile(slot.tile)}
            region="gantry"
            label={tileLabel(draw, slot)}
            box={cell}
          >
            <path d={TILE(cell)} fill={`var(--at-${kind}-tile)`} stroke="var(--board-soft)" />
            <g color={`var(--at-${kind}-ink)`}>
              <Put x={cell.x + cell.width / 2} y={cell.y + half * 0.55 + 1}>
                <TokenLine line={line} size={16} room={cell.width - 8} align="middle" cut />
              </Put>
              {slot.price === null ? null : (
                <Put x={cell.x + cell.width - 4} y={cell.y + half * 1.4}>
                  <Amount sign="mineral" n={slot.price} size={15} align="end" />
                </Put>
              )}
            </g>
            <DiceLine
              draw={draw}
              place={slot.tile}
              room={boxOf(dice.x, cell.y + half, dice.width, half - 2)}
              size={Math.min(20, half - 4)}
            />
          </Within>
        );
      })}
    </SmallPanel>
  );
}

/** Expeditions with what they pay, how far they are and who leads. */
export function SmallCamp({ draw, box, open }: SmallPart) {
  const { expeditions } = ahead(draw);
  const all = cells(under(box), Math.max(1, expeditions.length), 1, 4);
  return (
    <SmallPanel
      draw={draw}
      box={box}
      region="basecamp"
      open={open}
      aside={<Amount sign="flag" n={draw.view.expeditionDeck} size={16} align="end" />}
    >
      {expeditions.map((expedition, i) => {
        const cell = all[i];
        if (!cell) return null;
        const { card, awards } = expedition;
        const across = inset(cell, 4);
        const line = (cell.height - 4) / 4;
        const row = (k: number): Box => ({ ...across, y: cell.y + 2 + k * line, height: line - 1 });
        // Where it is wide, rewards stand side by side and the dice have a line.
        const wide = cell.width > 150;
        const rewards = wide ? cells(row(0), 2, 1, 4) : [row(0), row(1)];
        return (
          <Within
            key={card}
            draw={draw}
            open={open}
            place={at.expedition(i)}
            region="basecamp"
            label={expeditionLabel(draw, expedition)}
            box={cell}
          >
            <path d={TILE(cell)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
            {expeditionCard(card).rewards.map(({ effects }, reward) => {
              const room = rewards[reward] ?? across;
              return (
                <Put
                  key={reward}
                  {...middle(room)}
                  opacity={awards.some((award) => award.reward === reward) ? 0.35 : 1}
                >
                  <TokenLine
                    line={lineOf(effects)}
                    size={17}
                    room={room.width}
                    align="middle"
                    cut
                  />
                </Put>
              );
            })}
            <Gauge draw={draw} index={i} expedition={expedition} box={row(wide ? 1 : 2)} />
            <Ranks draw={draw} expedition={expedition} room={row(wide ? 2 : 3)} />
            {wide ? (
              <DiceLine draw={draw} place={card} room={row(3)} size={Math.min(18, line)} />
            ) : null}
          </Within>
        );
      })}
    </SmallPanel>
  );
}
