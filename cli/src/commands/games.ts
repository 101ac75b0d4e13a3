import { GAMES, loadGame } from '@orrery/catalog';
import { table } from '../table.ts';
import { answer, type Register, withJson } from './context.ts';

export const games: Register = (program, context) => {
  withJson(program.command('games').description('list the games that can be played')).action(
    async ({ json }: { json?: boolean }) => {
      const rows = await Promise.all(
        GAMES.filter(({ playable }) => playable).map(async ({ id, title, seats }) => {
          const { options, rulesVersion } = (await loadGame(id)).game;
          return { id, title, seats, options, rulesVersion };
        }),
      );
      answer(context, json, { games: rows }, () =>
        table(
          ['id', 'English', 'français', 'seats', 'rules', 'options'],
          rows.map(({ id, title, seats, options, rulesVersion }) => [
            id,
            title.en,
            title.fr,
            `${seats.min} to ${seats.max}`,
            `version ${rulesVersion}`,
            optionList(options) || 'none',
          ]),
        ),
      );
    },
  );
};

const optionList = (options: { readonly [option: string]: readonly unknown[] }): string =>
  Object.entries(options)
    .map(([key, values]) => `${key}=${values.map((value) => JSON.stringify(value)).join('|')}`)
    .join(' ');
