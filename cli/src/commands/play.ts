import { randomBytes } from 'node:crypto';
import { type AnyKnowledge, levelOf, makeBot, personaOf, specOf, taught } from '@orrery/bots';
import { loadGame, PLAYABLE } from '@orrery/catalog';
import { type Options, replay } from '@orrery/kernel';
import { type AnyGameModule, LANGS, type Lang, type Voice } from '@orrery/shared';
import { parseFile, type Seating, type Table } from '@orrery/table';
import { BadInput } from '../errors.ts';
import { readText } from '../files.ts';
import { oneOf } from '../parse.ts';
import { openTerminalTable, type Start } from '../play/host.ts';
import { type Ending, type Player, playLoop } from '../play/loop.ts';
import { tellResume } from '../play/save.ts';
import { tellKey } from '../play/screen.ts';
import { botsFor, checkBots, checkedSetup } from '../setup.ts';
import { say } from '../text.ts';
import { type Register, withBots, withJson, withSeats } from './context.ts';

interface Flags {
  readonly seats?: number;
  readonly option?: Options;
  readonly bots?: string[];
  readonly seed?: string;
  readonly resume?: string;
  readonly confirm: boolean;
  readonly lang: Lang;
  readonly json?: boolean;
}

type Saved = ReturnType<typeof parseFile>;

/** The seat of the person at this terminal in a new game. */
const MINE = 0;
const USUAL_BOT = 'greedy';

export const play: Register = (program, { terminal }) => {
  const command = program
    .command('play [game]')
    .description('play in the terminal against bots')
    .option('--lang <en|fr>', 'language', oneOf('--lang', LANGS), 'en')
    .option('--seed <text>', 'same seed, same deal (default: a new one)')
    .option('--resume <file>', 'go on with a saved game')
    .option('--no-confirm', 'a turn ends with its last answer and waits for no Enter');
  withSeats(command, 'you and the bots named, at least the fewest the game takes');
  withBots(command, `the other seats (default ${USUAL_BOT}), the last one for all seats left`);
  withJson(command).action(async (id: string | undefined, flags: Flags) => {
    const { lang, resume } = flags;
    const saved = resume === undefined ? null : savedGame(resume, flags);
    const module = await loadGame(id ?? saved?.record.game ?? noGame());
    const start = saved === null ? newStart(module, flags) : resumedStart(module, saved, flags);
    const seat = start.seats.findIndex(({ kind }) => kind === 'human');
    const voice = voiceOf(lang, start.seats, module);
    const table = await openTerminalTable(module, start, (thinking) =>
      terminal.redraw?.(
        thinking === null ? '' : say(lang, 'thinking', { player: voice.name(thinking) }),
      ),
    );
    const players = start.seats.map((_, i) => voice.name(i)).join(', ');
    const title = module.text.title[lang];
    tellKey(terminal, voice, 'opening', { title, players, seed: start.seed });
    if (saved !== null) tellKey(terminal, voice, 'resumed', { n: start.entries.length });
    tellKey(terminal, voice, 'keys');
    const knowledge = await taught(module.bots);
    const helper = makeBot(USUAL_BOT, knowledge, `${start.seed} helper`, () => 0);
    const file = resume ?? null;
    const kept = start.entries.length;
    const player: Player = { terminal, module, table, seat, voice, helper, file, kept, helped: 0 };
    const ending = await playLoop(player, saved !== null);
    await table.close();
    terminal.close();
    tellEnding(player, ending);
    if (flags.json === true) terminal.print(JSON.stringify(summary(table)));
  });
};

function noGame(): never {
  const known = PLAYABLE.map(({ id }) => id).join(', ');
  throw new BadInput(`name the game to play, one of ${known}; or --resume <file>`);
}

function tellEnding(player: Player, ending: Ending): void {
  const { terminal, table, voice, file, kept } = player;
  if (ending === 'over') return;
  terminal.print('');
  const isKept = file !== null && table.record().entries.length === kept;
  tellKey(terminal, voice, isKept ? 'leftSaved' : ending);
  if (isKept) tellResume(player, file);
}

const person = ({ confirm }: Flags): Seating => ({
  kind: 'human',
  name: '',
  confirmTurns: confirm,
});

function newStart({ game, bots: knowledge }: AnyGameModule, flags: Flags): Start {
  const named = flags.bots ?? [];
  const wanted = flags.seats ?? Math.max(game.seats.min, named.length + 1);
  const { seats, options } = checkedSetup(game, wanted, flags.option ?? {});
  const bots =
    named.length === 0 ? [USUAL_BOT] : named.map((name) => specOf(name, knowledge, seats));
  const others = seats === 1 && named.length === 0 ? [] : botsFor(bots, seats - 1);
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  return {
    seats: [person(flags), ...others.map((spec) => bot(spec, knowledge, seats))],
    options,
    seed,
    entries: [],
  };
}

/** Saved games name bots by level, the command line by what they are: both are understood. */
const bot = (spec: string, knowledge: AnyKnowledge, seats: number): Seating => ({
  kind: 'bot',
  level: levelOf(spec, knowledge, seats),
});

function savedGame(file: string, flags: Flags): Saved {
  if ([flags.seats, flags.option, flags.seed].some((flag) => flag !== undefined)) {
    throw new BadInput('--resume brings its own seats, options and seed: give none of them');
  }
  return parseFile(readText(file));
}

function resumedStart(
  { game, bots: knowledge }: AnyGameModule,
  { record, players }: Saved,
  flags: Flags,
): Start {
  replay(game, record);
  const mine = players?.findIndex(({ kind }) => kind === 'human') ?? MINE;
  const seat = mine < 0 ? MINE : mine;
  const before = players?.map((seating) =>
    seating.kind === 'bot' ? specOf(seating.level, knowledge, record.seats) : null,
  );
  const named = flags.bots?.map((name) => specOf(name, knowledge, record.seats));
  const bots =
    named === undefined
      ? Array.from({ length: record.seats }, (_, i) => before?.[i] ?? USUAL_BOT)
      : botsFor(named, record.seats - 1).toSpliced(seat, 0, USUAL_BOT);
  checkBots(bots);
  const seats = bots.map((spec, i): Seating =>
    i === seat ? person(flags) : bot(spec, knowledge, record.seats),
  );
  const { options, seed, entries } = record;
  return { seats, options, seed, entries };
}

function voiceOf(lang: Lang, seats: readonly Seating[], { game, bots }: AnyGameModule): Voice {
  const names = seats.map((seating, i) => {
    const n = i + 1;
    if (seating.kind !== 'bot') return say(lang, 'you', { n });
    const spec = specOf(seating.level, bots, seats.length);
    const persona = personaOf(seating.level, i, game.id);
    if (persona === null) return say(lang, 'bot', { n, spec });
    return say(lang, 'persona', { n, spec, name: persona.name[lang] });
  });
  // Whoever is no seat, such as a drone, is named by the game.
  return { lang, name: (seat) => names[seat] ?? '' };
}

function summary(table: Table) {
  const { seats, seed, entries, hash } = table.record();
  const now = table.summary();
  const scores = now.kind === 'table' ? now.totals : null;
  const winners = now.kind === 'table' ? (now.outcome?.winners ?? null) : null;
  const finished = table.isOver();
  return {
    game: table.game,
    seats,
    seed,
    finished,
    winners,
    scores,
    entries: entries.length,
    hash,
  };
}
