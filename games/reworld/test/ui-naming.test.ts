import { describe, expect, test } from 'vitest';
import { citySigns } from '../data/index.ts';
import { ui } from '../ui/index.ts';
import { drawn, positions } from './ui-draw.ts';

const founded = positions.filter(
  ({ view }) => (view.players[view.viewer ?? -1]?.cities.length ?? 0) > 0,
);
const namesAt = (position: (typeof positions)[number]) => {
  const { view } = position;
  const city = view.players[view.viewer ?? -1]?.cities[0];
  return ui.naming?.names('fr', view, `city:${view.viewer}:${city?.letter}`);
};

describe('[REW-TERRA-05] one’s own city may be called otherwise', () => {
  test('by any sign of its letter that no city bears', () => {
    expect(founded.length).toBeGreaterThan(0);
    for (const position of founded) {
      const { view } = position;
      const names = namesAt(position);
      const letter = citySigns[names?.now ?? '']?.letter;
      const borne = view.players.flatMap(({ cities }) => cities.map(({ sign }) => sign));
      expect(names?.others.map(({ id }) => id)).toEqual(
        Object.keys(citySigns)
          .filter((id) => citySigns[id]?.letter === letter && !borne.includes(id))
          .sort(
            (a, b) => view.signs[letter ?? 'A'].indexOf(a) - view.signs[letter ?? 'A'].indexOf(b),
          ),
      );
    }
  });

  test('not a rival’s, not a lot where none stands, and by nobody who only watches', () => {
    const { view } = founded[0] as (typeof positions)[number];
    const own = view.players[view.viewer ?? -1]?.cities ?? [];
    const bare = (['A', 'B', 'C', 'D', 'E'] as const).find((one) =>
      own.every(({ letter }) => letter !== one),
    );
    expect(ui.naming?.names('en', view, `city:${view.viewer}:${bare}`)).toBeNull();
    const place = `city:${view.viewer}:${own[0]?.letter}`;
    expect(ui.naming?.names('en', { ...view, viewer: 1 - (view.viewer ?? 0) }, place)).toBeNull();
    expect(ui.naming?.names('en', { ...view, viewer: null }, place)).toBeNull();
  });

  test('and the board shows the name that was given', () => {
    const position = founded[0] as (typeof positions)[number];
    const names = namesAt(position);
    const other = names?.others[0];
    const swap = (id: string): string => (id === names?.now ? (other?.id ?? '') : id);
    const view = ui.naming?.named(position.view, swap) ?? position.view;
    const { board, drawOf } = drawn;
    const draw = { ...drawOf(position), lang: 'fr' as const };
    expect(board(draw)).not.toContain(other?.text);
    expect(board({ ...draw, view })).toContain(other?.text);
  });
});
