import type { Lang, Voice } from '@orrery/shared';
import { flow, wrap } from '@orrery/shared/lines';
import { constants } from '../data/index.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { terrabotPoints } from '../text/components.ts';
import { say } from '../text/say.ts';
import { colony, mothership, shipsLeft } from './colony.ts';
import { station } from './station.ts';

/** The whole table in some thirty lines. */
export function terminal(view: ReworldView, voice: Voice, width: number): readonly string[] {
  const { lang } = voice;
  return [
    ...wrap(heading(view, voice), width, 2),
    ...(view.chapter === 1 ? station(view, voice, width) : []),
    ...view.players.flatMap((_, seat) => ['', ...colony(view, seat, voice, width)]),
    '',
    ...mothership(view, voice, width),
    ...shipsLeft(view, lang, width),
    ...flow(legend(view, lang), width, { indent: 2 }),
  ];
}

/** What the signs mean, as far as there are such. */
const legend = ({ chapter }: ReworldView, lang: Lang): string[] => [
  ...say(lang, 'terminal.legend').split(' · '),
  chapter === 1 ? say(lang, 'terminal.legend.posts') : '',
];

function heading({ chapter, round, admiral }: ReworldView, { lang, name }: Voice): string {
  const player = { admiral: name(admiral) };
  if (chapter === 2) return say(lang, 'terminal.two', player);
  return say(lang, 'terminal.one', {
    ...player,
    round,
    rounds: constants.rounds,
    points: terrabotPoints(round),
  });
}
