import type { Lang, Voice } from '@orrery/shared';
import { flow, labelled, type Paragraph } from '@orrery/shared/lines';
import {
  BASIC,
  EVERY_KIND,
  KINDS,
  planTable,
  rowsOf,
  systemTable,
  type Table,
} from '../data/index.ts';
import type { AlienView } from '../rules/view-types.ts';
import { kindsName, resourceName, shortCardName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { own, player } from './players.ts';
import { resourceSign, sectionSign } from './signs.ts';

/** The whole table in some thirty lines. */
export function terminal(view: AlienView, voice: Voice, width: number): readonly string[] {
  const { lang } = voice;
  return [
    ...flow(heading(view, lang), width, { hang: 2 }),
    ...labelled([...shared(view, lang), ...inHand(view, lang)], width),
    ...view.players.flatMap((_, seat) => ['', ...player(view, seat, voice, width)]),
    '',
    ...own(view, voice, width),
    ...flow(legend(view, lang), width, { indent: 2 }),
  ];
}

function heading({ marker, deck, end, ending, overtime }: AlienView, lang: Lang): string[] {
  const rounds =
    end.rounds === null ? '' : say(lang, 'terminal.rounds', { n: Math.max(1, end.rounds) });
  return [
    say(lang, 'terminal.head', { marker, deck }),
    overtime ? say(lang, 'terminal.overtime') : ending ? say(lang, 'terminal.ending') : rounds,
  ];
}

const rows = (lang: Lang, table: Table): string[] =>
  rowsOf(table).map(([key, { text }]) => `${key} → ${text[lang]}`);

type Row = readonly [label: string, ...text: readonly Paragraph[]];

/** What lies in the middle. */
function shared(view: AlienView, lang: Lang): Row[] {
  const system = systemTable(view.system);
  const plan = view.attack?.over === false ? view.attack.plan : BASIC;
  const decks = EVERY_KIND.map((kind) => {
    const { top = null, cards = 0 } = view.decks[kind] ?? {};
    const name = kindsName(lang, KINDS[kind]);
    return top === null ? `${name} 0` : `${name} ${cards} (${shortCardName(lang, top)})`;
  });
  return [
    [say(lang, 'terminal.system'), [system.name[lang], ...rows(lang, system)]],
    [
      plan === BASIC ? say(lang, 'terminal.basic') : planTable(plan).name[lang],
      rows(lang, planTable(plan)),
    ],
    [say(lang, 'terminal.decks'), decks],
    [
      say(lang, 'terminal.supply'),
      [
        say(lang, 'count.artifacts', { n: view.artifacts }),
        say(lang, 'count.plans', { n: view.plans }),
        say(lang, 'count.tokens', { n: view.tokens }),
      ],
    ],
  ];
}

/** What the question is about: cards laid, drawn or revealed. */
function inHand({ task, attack }: AlienView, lang: Lang): Row[] {
  if (task?.type === 'spendCard' && task.laid.length > 0) {
    const laid = task.laid.map(({ section }) => sectionSign(lang, section));
    return [[say(lang, 'terminal.laid'), laid]];
  }
  if (task?.type === 'keepBoughtCard' || task?.type === 'keepSetupCard') {
    return [[say(lang, 'terminal.drawn'), task.drawn.map((card) => shortCardName(lang, card))]];
  }
  if (task?.type === 'chooseSection') {
    const drawn = task.cards.map((card) => resourceName(lang, card));
    return [[say(lang, 'terminal.drawn'), drawn]];
  }
  if (attack?.over === false && attack.revealed.length > 0) {
    const revealed = attack.revealed.map((card) => resourceSign(lang, card));
    return [[say(lang, 'terminal.attack'), revealed]];
  }
  return [];
}

/** What the signs mean, as far as there are such. */
function legend(view: AlienView, lang: Lang): string[] {
  const empires = view.players.flatMap(({ empire }) => empire);
  const waiting = view.players.flatMap((of) => of.waiting);
  const isUnder =
    empires.some(({ produced }) => produced.length > 0) ||
    waiting.some(({ prepared }) => prepared.length > 0);
  return [
    empires.length > 0 ? say(lang, 'terminal.legend') : '',
    empires.some(({ tokens }) => tokens > 0) ? say(lang, 'terminal.legend.tokens') : '',
    waiting.length > 0 ? say(lang, 'terminal.legend.lacks') : '',
    isUnder ? say(lang, 'terminal.legend.under') : '',
    say(lang, 'terminal.legend.colours'),
  ];
}
