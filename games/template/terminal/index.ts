import type { Voice } from '@orrery/shared';
import { labelled } from '@orrery/shared/lines';
import { data } from '../data/index.ts';
import type { TemplateView } from '../rules/view.ts';
import { say } from '../text/say.ts';

/** The table in a handful of lines. */
export function terminal(view: TemplateView, voice: Voice, width: number): readonly string[] {
  const { lang, name } = voice;
  const cards = (list: readonly number[]): string =>
    list.length === 0 ? say(lang, 'terminal.nothing') : list.join(' ');
  const sites = data.sites.map(
    (site, i) => [site.name[lang], `${cards(view.sites[i] ?? [])} / ${site.spaces}`] as const,
  );
  const players = view.players.map(({ cards: n, points }, seat) => {
    const total = points.landings + points.sites;
    return [
      name(seat),
      [say(lang, 'count.points', { n: total }), say(lang, 'count.cards', { n })],
    ] as const;
  });
  const hand =
    view.own === null ? [] : [[say(lang, 'terminal.hand'), cards(view.own.hand)] as const];
  return labelled(
    [
      ...sites,
      [say(lang, 'pile.title'), say(lang, 'count.cards', { n: view.pile })],
      [say(lang, 'drop.title'), cards(view.dropped)],
      ...players,
      ...hand,
    ],
    width,
  );
}
