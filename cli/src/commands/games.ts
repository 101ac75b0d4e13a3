import { loadGame, PLAYABLE } from '@orrery/catalog';
import type { OptionSpecs } from '@orrery/kernel';
import { labelled } from '@orrery/shared/lines';
import { answer, type Register, withJson } from './context.ts';

export const games: Register = (program, context) => {
  withJson(program.command('games').description('list the games that can be played')).action(
    async ({ json }: { json?: boolean }) => {
      const found = await Promise.all(
        PLAYABLE.map(async (meta) => {
          const { options, rulesVersion } = (await loadGame(meta.id)).game;
          return { ...meta, options, rulesVersion };
        }),
      );
      const rows = found.map((game) => {
        const { id, title, seats, minutes, weight, authors, publisher, year } = game;
        const players = `${seats.min} to ${seats.max} players`;
        const length = `${minutes[0]} to ${minutes[1]} minutes`;
        const makers = `${authors.join(', ')} (${publisher}, ${year})`;
        return [
          id,
          [namesOf(title), players, length, weight, makers],
          game.sentence.en,
          [`rules version ${game.rulesVersion}`, ...optionList(game.options)],
        ] as const;
      });
      answer(context, json, { games: found }, () =>
        labelled(rows, context.terminal.width).join('\n'),
      );
    },
  );
};

const namesOf = ({ en, fr }: { readonly en: string; readonly fr: string }): string =>
  en === fr ? en : `${en} / ${fr}`;

/** As the command line takes them. */
const optionList = (options: OptionSpecs): string[] =>
  Object.entries(options).map(
    ([key, values]) => `--option ${key}=${values.map((value) => JSON.stringify(value)).join('|')}`,
  );
