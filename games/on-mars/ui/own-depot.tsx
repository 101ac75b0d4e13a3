import { box as boxOf, cells, Info, Put, rounded, Spot, Words } from '@orrery/kit';
import { data } from '../data/index.ts';
import { CRYSTAL, DEPOT_COST, DEPOT_EFFECTS } from '../data/tables.ts';
import { goods } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, hasBit } from './draw.ts';
import { LateTag } from './late-tag.tsx';
import { Piece } from './piece-art.tsx';
import { about, at } from './places.ts';
import { lineOf, TokenLine } from './signs.tsx';

import { change, type OwnProps } from './own-goods.tsx';

/** The Depot: eight Executive actions; Ships cover the upper five, Crystals lie on the open ones. */
export function Depot({ draw, me, box, columns = 2 }: OwnProps & { readonly columns?: number }) {
  const [now, then] = [draw.view.companies[me], ahead(draw).companies[me]];
  if (!now || !then) return null;
  const { lang } = draw;
  const foot = 24;
  const rows = 8 / columns;
  const all = cells(boxOf(box.x, box.y, box.width, box.height - foot - 2), columns, rows, 3);
  const down = boxOf(box.x, box.y + box.height - foot, box.width, foot);
  const [store, pending, hangar] = cells(down, 3, 1, 3);
  return (
    <>
      {data.depotSpaces.map(({ shortName, name }, space) => {
        // Columns are read from the top down.
        const cell = all[(space % rows) * columns + Math.floor(space / rows)];
        if (!cell) return null;
        const covered = hasBit(now.ships, space);
        const effect = DEPOT_EFFECTS[space];
        const y = cell.y + cell.height / 2;
        const cost = DEPOT_COST[space] ?? 0;
        const label = say(lang, covered ? 'ui.depot.covered' : 'ui.depot', {
          name: name[lang],
          cost,
        });
        return (
          <Spot
            key={space}
            draw={draw}
            place={at.depot(me, space)}
            label={label}
            box={cell}
            shape={rounded(5)}
            // Its price is printed on it.
            tell="nothing"
          >
            <path
              d={rounded(5)(cell)}
              fill={covered ? 'var(--board-well)' : 'var(--board-panel)'}
              stroke="var(--board-panel-edge)"
            />
            <Put x={cell.x + 15} y={y}>
              <TokenLine line={[`${cost}`, { sign: 'crystal' }]} size={14} align="middle" />
            </Put>
            <g opacity={covered ? 0.55 : 1}>
              <Words
                text={shortName[lang]}
                x={cell.x + 31}
                y={y - cell.height * 0.2}
                width={cell.width - (covered ? 50 : 35)}
                size={11}
                stand="middle"
              />
              <Put x={cell.x + 31} y={y + cell.height * 0.22}>
                {effect ? (
                  <TokenLine line={lineOf([effect])} size={13} room={cell.width - 50} least={8} />
                ) : null}
              </Put>
            </g>
            {covered ? (
              <Put x={cell.x + cell.width - 11} y={y}>
                <Put piece={`ship:${me}:${space}`}>
                  <Piece kind="ship" company={me} size={24} />
                </Put>
              </Put>
            ) : null}
          </Spot>
        );
      })}
      {store ? (
        <Spot
          draw={draw}
          place={at.store(me, CRYSTAL)}
          label={goods(lang, CRYSTAL, now.crystals)}
          box={store}
          shape={rounded(5)}
          side="above"
          tagSize={12}
        >
          <path d={rounded(5)(store)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
          <Put x={store.x + store.width / 2} y={store.y + foot / 2}>
            <TokenLine
              line={[
                { sign: 'crystal' },
                `${change(now.crystals, then.crystals)}/${now.depotRoom}`,
              ]}
              size={17}
              room={store.width - 4}
              align="middle"
            />
          </Put>
        </Spot>
      ) : null}
      {pending ? (
        <Info
          id={about.pending(me)}
          label={say(lang, 'ui.pending', { n: now.pending, lost: now.crystalsLost })}
        >
          <path
            d={rounded(5)(pending)}
            fill="none"
            stroke="var(--board-well-edge)"
            strokeDasharray="3 3"
          />
          <Put
            x={pending.x + pending.width / 2}
            y={pending.y + foot / 2}
            opacity={then.pending > 0 ? 1 : 0.5}
          >
            <TokenLine
              line={[
                `+${then.pending}`,
                { sign: 'crystal' },
                { sign: 'clock' },
                ...(then.crystalsLost > 0 ? [`−${then.crystalsLost}`] : []),
              ]}
              size={15}
              room={pending.width - 4}
              align="middle"
            />
          </Put>
        </Info>
      ) : null}
      {hangar ? (
        <Spot
          draw={draw}
          place={at.hangar(me)}
          label={say(lang, 'ui.hangar', { n: now.hangar })}
          box={hangar}
          shape={rounded(5)}
          tell="nothing"
        >
          <path d={rounded(5)(hangar)} fill="var(--board-well)" stroke="var(--board-well-edge)" />
          <Put
            x={hangar.x + hangar.width / 2}
            y={hangar.y + foot / 2}
            opacity={now.hangar > 0 ? 1 : 0.6}
          >
            <TokenLine
              line={[{ sign: 'rocket' }, change(now.hangar, then.hangar), { sign: 'home' }]}
              size={16}
              room={hangar.width - 4}
              align="middle"
            />
          </Put>
        </Spot>
      ) : null}
      {/* It ends where the Depot ends: cards lie beside it. */}
      {hangar ? (
        <LateTag
          draw={draw}
          place={at.hangar(me)}
          box={boxOf(hangar.x, hangar.y - 10, hangar.width, 9)}
          side="corner"
        />
      ) : null}
    </>
  );
}
