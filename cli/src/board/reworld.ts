import { citySigns, constants, playerCount, ships } from '@orrery/reworld/data';
import { type ModuleId, type PlayerView, type ReworldView, tile } from '@orrery/reworld/rules';
import { figure, fill, type Lang, type Voice } from '@orrery/shared';
import { WORDS } from './reworld-words.ts';

const WIDTH = 78;
const COLUMNS = 10;
const CELL = 6;
const LABEL = 4;

/** The whole table in some thirty lines of at most 80 characters. */
export function reworldBoard(view: ReworldView, voice: Voice): string {
  const { lang } = voice;
  const words = WORDS[lang];
  return [
    fill(
      view.chapter === 1 ? words.chapterOne : words.chapterTwo,
      {
        round: view.round,
        rounds: constants.rounds,
        admiral: voice.name(view.admiral),
      },
      lang,
    ),
    ...(view.chapter === 1 ? station(view, voice) : []),
    ...view.players.flatMap((player, seat) => ['', ...carrier(player, voice.name(seat), lang)]),
    '',
    ...mothership(view, voice),
    ...shipsLeft(view, lang),
    ...flow(words.legend),
  ].join('\n');
}

function station(view: ReworldView, { lang, name }: Voice): string[] {
  const words = WORDS[lang];
  const { admiralSpace: space } = view;
  const card = space?.card == null ? '' : ` (${space.card})`;
  return [
    ...side(view, 'T', (column) => column),
    ...side(view, 'B', (column) => 2 * COLUMNS - 1 - column),
    space === null
      ? words.admiralFree
      : fill(words.admiralTaken, { player: `${name(space.seat)}${card}` }, lang),
  ];

  /** Ports and their posts; the ring runs back along the lower side. */
  function side(from: ReworldView, letter: string, indexOf: (column: number) => number): string[] {
    const row = (label: string, cell: (index: number, column: number) => string): string =>
      [
        label.padEnd(LABEL),
        ...Array.from({ length: COLUMNS }, (_, column) =>
          cell(indexOf(column), column).padEnd(CELL),
        ),
      ]
        .join(' ')
        .trimEnd();
    return [
      row('', (_index, column) => `${letter}${column + 1}`),
      row('', (index) => {
        const module = from.ports[index];
        return module == null ? '·' : code(module, lang);
      }),
      row('', (index) => {
        const post = from.posts[index] ?? [];
        const under = post.length > 1 ? `(${post.length})` : '';
        return post.length === 0 ? '' : `[${post.at(-1)}]${under}`;
      }),
    ];
  }
}

function carrier(player: PlayerView, name: string, lang: Lang): string[] {
  const words = WORDS[lang];
  const hand = player.hand === null ? `${player.handSize}` : player.hand.join(' ') || '-';
  const left = player.left ? words.left : '';
  const docks = player.docks.map((dock, i) => `${i + 1} ${line(dock, ' › ', lang)}`);
  const cities = player.cities.map(({ letter, sign, modules }) => {
    const title = citySigns[sign]?.name[lang] ?? sign;
    return `${letter} ${title} (${modules.length + 1})${words.colon}${counted(modules, lang)}`;
  });
  const rows = [
    [words.defense, player.defense],
    [words.shuttles, player.shuttles],
    [words.satellites, player.satellites],
  ] as const;
  const kept = rows
    .filter(([, modules]) => modules.length > 0)
    .map(([title, modules]) => `${title} ${counted(modules, lang)}`);
  const facts = [
    fill(words.points, { n: player.score }, lang),
    `${words.hand} ${hand}${left}`,
    fill(words.shields, { n: player.shields }, lang),
    fill(words.ships, { n: player.ships.length }, lang),
  ];
  return [
    `${name} · ${facts.join(' · ')}`,
    `  ${words.docks} ${docks.join('   ')}`,
    ...flow(cities),
    ...flow(kept),
  ];
}

function mothership(view: ReworldView, voice: Voice): string[] {
  if (view.chapter === 1) return [];
  const words = WORDS[voice.lang];
  const rows = view.mothership.map(({ row, values, points }) => {
    const cells = values.map((value, seat) => `${value ?? '-'} (${figure(points[seat] ?? 0)})`);
    return `  ${(row === 'defense' ? words.defense : row).padEnd(10)}${cells.map((c) => c.padEnd(10)).join('')}`.trimEnd();
  });
  return [words.mothership, ...rows];
}

function shipsLeft(view: ReworldView, lang: Lang): string[] {
  const words = WORDS[lang];
  const { populationSide } = playerCount(view.players.length);
  const free = view.ships.filter(({ owner }) => owner === null);
  const items = free.flatMap(({ ship, points, reached }) => {
    const condition = ships[ship]?.sides[populationSide].condition;
    if (condition === undefined) return [];
    const n = 'n' in condition ? condition.n : 'dock' in condition ? condition.dock : 0;
    const progress = condition.op === 'dockEmpty' ? '' : ` (${reached.join('/')})`;
    return `+${points} ${fill(words.conditions[condition.op], { n }, lang)}${progress}`;
  });
  return free.length === 0 ? [] : [words.shipsLeft, ...flow(items)];
}

/** Items one after the other, in lines of a terminal's width. */
function flow(items: readonly string[]): string[] {
  const rows: string[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    const longer = `${last} · ${item}`;
    if (last === undefined || longer.length > WIDTH) rows.push(`  ${item}`);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

/** A module in at most six letters. */
function code(id: ModuleId, lang: Lang): string {
  const words = WORDS[lang];
  const module = tile(id);
  switch (module.kind) {
    case 'terrabot':
      return `${words.terrabot} ${module.letter}`;
    case 'shuttle':
      return `${words.shuttle} ${module.shields}`;
    case 'builder': {
      const name = module.company === null ? '' : words.companies[module.company];
      return module.pointsPerCityTile > 0 ? `${name.slice(0, CELL - 1)}*` : name;
    }
    case 'satellite': {
      const mission = module.mission;
      if (mission === null) return words.satellite;
      if ('letter' in mission) return `${words.satellite} ${mission.letter}`;
      if ('company' in mission) {
        return `${words.satellite}${words.companies[mission.company].slice(0, 3)}`;
      }
      return `${words.satellite}${words.missions[mission.op]}`;
    }
  }
}

const line = (modules: readonly ModuleId[], between: string, lang: Lang): string =>
  modules.length === 0 ? '-' : modules.map((id) => code(id, lang)).join(between);

/** "Bot A ×3, Forge": what is alike is counted. */
function counted(modules: readonly ModuleId[], lang: Lang): string {
  const counts = new Map<string, number>();
  for (const id of modules) counts.set(code(id, lang), (counts.get(code(id, lang)) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
}
