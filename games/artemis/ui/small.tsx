import { box as boxOf, cells, Info, Numeral, Put, rounded } from '@orrery/kit';
import { COLONISTS, type Region } from '../data/index.ts';
import { colonistName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { LESSONS } from './academy.tsx';
import { dieName, ExposureRow, OwnedDie } from './dice.tsx';
import { ahead, hoped } from './draw.ts';
import { SHELVES } from './outfitter.tsx';
import { about, at } from './places.ts';
import { Amount, Sign } from './signs.tsx';
import { SmallCamp, SmallGantry } from './small-lots.tsx';
import { SmallPanel, type SmallPart, under, Within } from './small-panel.tsx';

function SmallHarvest({ region, ...props }: SmallPart & { readonly region: 'vents' | 'quarry' }) {
  const { draw, box } = props;
  const what = region === 'vents' ? 'energy' : 'mineral';
  const room = under(box);
  return (
    <SmallPanel
      {...props}
      region={region}
      aside={<Amount sign={what} n={ahead(draw)[region].stock} size={18} align="end" />}
    >
      <ExposureRow
        draw={draw}
        region={region}
        room={{ ...room, y: room.y - 1 }}
        size={16}
        sign={what}
      />
    </SmallPanel>
  );
}

function SmallDoorstep({ draw, box, open }: SmallPart) {
  const { doorstep } = draw.view;
  const room = under(box);
  const waiting = COLONISTS.filter((type) => doorstep.colonists[type] > 0);
  const all = cells({ ...room, height: 24 }, Math.max(1, waiting.length), 1, 3);
  return (
    <SmallPanel
      draw={draw}
      box={box}
      region="doorstep"
      open={open}
      aside={<Amount sign="energy" n={doorstep.price} size={16} align="end" />}
    >
      {waiting.map((type, i) => {
        const cell = all[i] ?? room;
        const n = doorstep.colonists[type];
        return (
          <Within
            key={type}
            draw={draw}
            open={open}
            place={at.doorstep(type)}
            region="doorstep"
            label={say(draw.lang, 'ui.labelled', { label: colonistName(draw.lang, type), text: n })}
            box={cell}
          >
            <Put x={cell.x + cell.width / 2} y={cell.y + 12}>
              <Amount sign={type} n={n} size={21} room={cell.width} align="middle" />
            </Put>
          </Within>
        );
      })}
      <ExposureRow
        draw={draw}
        region="doorstep"
        room={boxOf(room.x, room.y + 23, room.width, room.height - 22)}
        size={16}
        sign="any"
      />
    </SmallPanel>
  );
}

function SmallAcademy({ draw, box, open }: SmallPart) {
  const view = ahead(draw);
  const { supply, spaces, dice } = view.academy;
  const room = under(box);
  const fresh = hoped(draw.view.academy.dice, dice);
  const desks = cells(boxOf(room.x, room.y + 27, room.width, room.height - 27), spaces, 1, 4);
  return (
    <SmallPanel draw={draw} box={box} region="academy" open={open}>
      {cells({ ...room, height: 26 }, LESSONS.length, 1, 2).map((cell, i) => {
        const lesson = LESSONS[i];
        if (!lesson) return null;
        const { colonist, faces } = lesson;
        const [n, name] = [supply[colonist], colonistName(draw.lang, colonist)];
        return (
          <Within
            key={colonist}
            draw={draw}
            open={open}
            place={at.academy(colonist)}
            region="academy"
            label={say(draw.lang, 'ui.academy.supply', { name, n, faces })}
            box={cell}
          >
            <Put x={cell.x + cell.width / 2} y={cell.y + 13} opacity={n > 0 ? 1 : 0.4}>
              <Amount sign={colonist} n={n} size={21} room={cell.width} align="middle" />
            </Put>
          </Within>
        );
      })}
      {desks.map((desk, i) => {
        const die = dice[i];
        const y = desk.y + desk.height / 2;
        return (
          <Info
            key={i}
            id={about.space(i)}
            label={die ? dieName(draw, die) : say(draw.lang, 'explain.space.free')}
          >
            <path
              d={rounded(4)(desk)}
              fill="var(--board-well)"
              stroke="var(--board-well-edge)"
              strokeDasharray={die ? undefined : '3 3'}
            />
            {die ? (
              <>
                <Put x={desk.x + 13} y={y}>
                  <OwnedDie players={view.players.length} die={die} size={20} hoped={fresh[i]} />
                </Put>
                <Put x={desk.x + desk.width - 14} y={y} opacity={die.trainee ? 1 : 0.4}>
                  <Sign name={die.target} size={20} />
                </Put>
              </>
            ) : (
              <Put x={desk.x + desk.width / 2} y={y} opacity={0.5}>
                <Sign name="die" size={18} />
              </Put>
            )}
          </Info>
        );
      })}
    </SmallPanel>
  );
}

function SmallOutfitter({ draw, box, open }: SmallPart) {
  const view = ahead(draw);
  const room = under(box);
  const fresh = hoped(draw.view.outfitter, view.outfitter);
  return (
    <SmallPanel draw={draw} box={box} region="outfitter" open={open}>
      {cells(room, 1, SHELVES.length, 2).map((cell, i) => {
        const shelf = SHELVES[i];
        if (!shelf) return null;
        const y = cell.y + cell.height / 2;
        const dice = view.outfitter.flatMap((die, n) =>
          shelf.faces.includes(die.value) ? [{ die, n }] : [],
        );
        const step = Math.min(17, (cell.width - 71) / Math.max(1, dice.length - 1));
        return (
          <Info key={shelf.section} id={about.shelf(shelf.section)} label={shelf.span}>
            <rect {...cell} fill="transparent" />
            <Numeral n={shelf.span} x={cell.x + 11} y={y} size={12} weight={500} />
            <Put x={cell.x + 24} y={y}>
              <Amount sign="toolkit" n={shelf.toolkits} size={16} />
            </Put>
            {dice.map(({ die, n }, k) => (
              <Put key={n} x={cell.x + 63 + k * step} y={y}>
                <OwnedDie players={view.players.length} die={die} size={14} hoped={fresh[n]} />
              </Put>
            ))}
          </Info>
        );
      })}
    </SmallPanel>
  );
}

interface SmallRegionProps extends SmallPart {
  readonly region: Region;
}

export function SmallRegion({ region, ...props }: SmallRegionProps) {
  switch (region) {
    case 'vents':
    case 'quarry':
      return <SmallHarvest {...props} region={region} />;
    case 'doorstep':
      return <SmallDoorstep {...props} />;
    case 'academy':
      return <SmallAcademy {...props} />;
    case 'outfitter':
      return <SmallOutfitter {...props} />;
    case 'gantry':
      return <SmallGantry {...props} />;
    case 'basecamp':
      return <SmallCamp {...props} />;
  }
}
