import {
  citySigns,
  constants,
  data,
  type Letter,
  regions,
  type Row,
  ships,
} from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import { moduleOf, rowPrizes, rowText, shipSide, signName } from '../text/components.ts';
import { capital, listed, moduleName, rowName, shipName, signed } from '../text/names.ts';
import { isKey, say } from '../text/say.ts';
import {
  type Case,
  type Explained,
  fixed,
  isHouse,
  nameAt,
  ofModule,
  playerOf,
  tell,
  who,
} from './explain-case.tsx';
import type { RowKind } from './places.ts';

/** Modules of a dock by their names, the outermost first. */
const modulesOf = (c: Case): readonly ModuleId[] =>
  playerOf(c)?.docks[Number(nameAt(c, 1)) - 1]?.toReversed() ?? [];

const dock: Explained = (c) => {
  const modules = modulesOf(c).map((id) => moduleName(c.voice.lang, id));
  const card = nameAt(c, 1);
  const two = c.view.chapter === 2;
  return {
    title: tell(c, 'explain.dock.title', { dock: card, player: who(c) }),
    text: tell(c, two ? 'explain.dock.two' : 'explain.dock.one', { card }),
    state:
      modules.length === 0
        ? tell(c, 'explain.dock.empty')
        : tell(c, 'explain.dock.modules', { modules: listed(c.voice.lang, modules) }),
    rule: two ? 'REW-C2-03' : 'REW-ACQ-10',
  };
};

const slot: Explained = (c) => {
  const place = Number(nameAt(c, 2));
  const id = modulesOf(c)[place - 1];
  if (id === undefined) return null;
  const params = { dock: nameAt(c, 1), player: who(c), n: place - 1 };
  return ofModule(c, id, tell(c, place === 1 ? 'explain.slot.outer' : 'explain.slot', params));
};

/** How a row would be paid if the game ended now, seat by seat. */
function standing({ voice, view }: Case, row: Row): string {
  const forecast = view.mothership.find((one) => one.row === row);
  const seats = view.players.map((_, seat) => {
    const value = forecast?.values[seat] ?? null;
    const points = signed(forecast?.points[seat] ?? 0);
    return say(voice.lang, value === null ? 'explain.row.none' : 'explain.row.seat', {
      player: voice.name(seat),
      value: value ?? 0,
      points,
    });
  });
  return capital(seats.join(', '));
}

const city: Explained = (c) => {
  const letter = nameAt(c, 1) as Letter;
  const { lang } = c.voice;
  const here = playerOf(c)?.cities.find((one) => one.letter === letter);
  const sign = here?.sign ?? c.view.signs[letter][0];
  const bots = here?.modules.filter((id) => moduleOf(id).kind === 'terrabot').length ?? 0;
  const units = (here?.modules.length ?? 0) - bots;
  const tiles = here
    ? tell(c, 'explain.city.tiles', { n: here.modules.length + 1, bots, units })
    : tell(c, 'explain.city.none', { letter, player: who(c) });
  return {
    title: here
      ? tell(c, 'explain.city.title', { letter, city: signName(here.sign)[lang], player: who(c) })
      : tell(c, 'explain.city.lot', { letter, player: who(c) }),
    text: tell(c, 'explain.city.text', { letter, region: regions[letter].name[lang] }),
    state: c.view.chapter === 2 ? `${tiles} ${standing(c, letter)}.` : tiles,
    rule: 'REW-TERRA-01',
    house: isHouse(citySigns[sign ?? '']),
  };
};

const ROW_RULES = {
  defense: 'REW-SHUT-02',
  shuttles: 'REW-SHUT-11',
  satellites: 'REW-SAT-03',
} as const;

const colonyRow =
  (kind: RowKind): Explained =>
  (c) => {
    const player = playerOf(c);
    if (!player) return null;
    const n = kind === 'defense' ? player.shields : player[kind].length;
    const here = tell(c, `ui.${kind}`, { n, player: who(c) });
    const compared = kind === 'defense' && c.view.chapter === 2;
    return {
      title: tell(c, `explain.${kind}.title`),
      text: tell(c, `explain.${kind}.text`),
      state: compared ? `${here}. ${standing(c, 'defense')}.` : here,
      rule: ROW_RULES[kind],
    };
  };

const ship: Explained = (c) => {
  const progress = c.view.ships.find((one) => one.ship === nameAt(c, 0));
  if (!progress) return null;
  const { owner, needed, points, reached } = progress;
  const { lang, name } = c.voice;
  const seats = reached.map((n, seat) =>
    tell(c, 'ui.ship.progress', { player: name(seat), reached: n, needed }),
  );
  return {
    title: tell(c, 'explain.ship.title', { ship: shipName(lang, progress.ship), points }),
    text: `${shipSide(progress.ship, c.view.players.length).text[lang]} ${tell(c, 'explain.ship.text')}`,
    state:
      owner !== null
        ? tell(c, 'explain.ship.taken', { player: name(owner) })
        : c.view.chapter === 1
          ? tell(c, 'explain.ship.later')
          : seats.join(' '),
    rule: 'REW-POP-06',
    house: isHouse(ships[progress.ship]),
  };
};

const mothership: Explained = (c) => {
  const row = nameAt(c, 0) as Row;
  const prizes = rowPrizes(row, c.view.players.length).join(', ');
  const record = data.mothership.categories.find(({ category }) => category === row);
  return {
    title: tell(c, 'explain.mothership.title', { row: rowName(c.voice.lang, row) }),
    text: tell(c, 'explain.mothership.text', {
      text: rowText(row)[c.voice.lang],
      prizes,
      penalty: constants.nonParticipationPenalty,
    }),
    ...(c.view.chapter === 2 ? { state: `${standing(c, row)}.` } : {}),
    rule: 'REW-SCORE-01',
    house: isHouse(record),
  };
};

const shipsOf: Explained = (c) => {
  const names = playerOf(c)?.ships.map((id) => shipName(c.voice.lang, id)) ?? [];
  return {
    title: tell(c, 'ui.ships', { n: names.length }),
    text: tell(c, 'explain.ship.text'),
    ...(names.length > 0 ? { state: tell(c, 'explain.ships', { ships: names.join(', ') }) } : {}),
    rule: 'REW-POP-02',
  };
};

const score: Explained = (c) => {
  const player = playerOf(c);
  const points = Object.entries(player?.points ?? {}).flatMap(([category, n]) => {
    const key = `category.${category}`;
    return n === 0 || !isKey(key) ? [] : [`${tell(c, key)} ${signed(n)}`];
  });
  return {
    title: tell(c, 'explain.score.title', { player: who(c), points: player?.score ?? 0 }),
    text: points.length === 0 ? tell(c, 'explain.score.none') : `${points.join(', ')}.`,
    rule: 'REW-SCORE-09',
  };
};

/** Docks, cities, rows and ships: what is somebody's, or will be. */
export const COLONY: Readonly<Record<string, Explained>> = {
  dock,
  slot,
  unit: (c) => ofModule(c, nameAt(c, 0), tell(c, 'explain.unit')),
  depart: fixed('depart', 'REW-SHUT-04'),
  city,
  defense: colonyRow('defense'),
  shuttles: colonyRow('shuttles'),
  satellites: colonyRow('satellites'),
  ship,
  ships: shipsOf,
  mothership,
  score,
};
