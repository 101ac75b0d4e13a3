import { below, Info, Numeral, Put, spread } from '@orrery/kit';
import { data } from '../data/index.ts';
import { goods } from '../text/names.ts';
import { say } from '../text/say.ts';
import { range } from './academy.tsx';
import { dieName, OwnedDie } from './dice.tsx';
import { ahead, hoped } from './draw.ts';
import { diePiece } from './pieces.ts';
import { about } from './places.ts';
import { RegionPanel, type RegionProps } from './region.tsx';
import { Sign } from './signs.tsx';

export const SHELVES = [...new Set(data.outfitterTable.map(({ section }) => section))].map(
  (section) => {
    const rows = data.outfitterTable.filter((row) => row.section === section);
    const faces = rows.map(({ die }) => die);
    return { section, faces, span: range(faces), toolkits: rows[0]?.toolkits ?? 0 };
  },
);

/** The Outfitter: shelves of Toolkits, paid at once. */
export function Outfitter({ draw, box }: RegionProps) {
  const view = ahead(draw);
  const room = below(box);
  const shelf = (room.height - 2) / SHELVES.length;
  const fresh = hoped(draw.view.outfitter, view.outfitter);
  return (
    <RegionPanel draw={draw} region="outfitter" box={box}>
      {SHELVES.map(({ section, faces, span, toolkits }, i) => {
        const y = room.y + i * shelf + shelf / 2;
        const dice = view.outfitter.flatMap((die, n) =>
          faces.includes(die.value) ? [{ die, n }] : [],
        );
        const from = room.x + 64;
        const places = spread(dice.length, room.width - 62, 23, 4);
        const what = goods(draw.lang, 'toolkit', toolkits);
        return (
          <g key={section}>
            <Info
              id={about.shelf(section)}
              label={say(draw.lang, 'ui.labelled', { label: span, text: what })}
            >
              <rect
                x={room.x}
                y={y - shelf / 2}
                width={room.width}
                height={shelf - 4}
                fill="transparent"
              />
              <path
                d={`M${room.x} ${y + shelf / 2 - 3}h${room.width}`}
                stroke="var(--board-well-edge)"
                strokeWidth="2.5"
              />
              <Numeral n={span} x={room.x + 12} y={y} size={17} weight={500} />
              {Array.from({ length: toolkits }, (_, n) => (
                <Put key={n} x={room.x + 40 + n * 11} y={y + n * 3}>
                  <Sign name="toolkit" size={22} />
                </Put>
              ))}
            </Info>
            {dice.map(({ die, n }, k) => (
              <Info
                key={`${n}-${die.owner}`}
                id={about.die('outfitter', n)}
                label={dieName(draw, die)}
              >
                <Put x={from + (places[k] ?? 0)} y={y}>
                  <OwnedDie
                    players={view.players.length}
                    die={die}
                    size={23}
                    piece={diePiece(view, 'outfitter', view.outfitter, n)}
                    hoped={fresh[n]}
                  />
                </Put>
              </Info>
            ))}
          </g>
        );
      })}
    </RegionPanel>
  );
}
