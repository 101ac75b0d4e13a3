import type { Json } from '@orrery/kernel';
import { figure } from '@orrery/shared';
import { flow, labelled } from '@orrery/shared/lines';
import type { Preview, Update } from '@orrery/table';
import { ruleText } from '../rules.ts';
import { say } from '../text.ts';
import type { Player } from './loop.ts';
import { hasWords, isWritten } from './meant.ts';
import { answerLines, tell, tellKey } from './screen.ts';

/** What an answer is called, offered or not. */
export function labelOf({ module, voice }: Player, { view, asked }: Update, choice: Json): string {
  return asked === null ? '' : module.text.option(voice, view, asked.ask, choice);
}

/** Everything one might try and may not, by its reason; only answers with these words, if any. */
export function tellRefusals(player: Player, update: Update, words: string): void {
  const { terminal, table, module, seat, voice } = player;
  const byReason = new Map<string, string[]>();
  for (const refused of table.refusals(seat)) {
    const label = labelOf(player, update, refused.choice);
    if (!hasWords(label, words)) continue;
    const why = module.text.why(voice, update.view, refused);
    byReason.set(why, [...(byReason.get(why) ?? []), label]);
  }
  if (byReason.size === 0) {
    tellKey(terminal, voice, words === '' ? 'allOffered' : 'noneRefused', { words });
    return;
  }
  tellKey(terminal, voice, 'notNow');
  for (const [why, labels] of byReason) {
    tell(terminal, why, 2);
    terminal.print(flow(labels, terminal.width, { indent: 4 }).join('\n'));
  }
}

/** Why this answer is not taken. */
export function tellRefusal(player: Player, update: Update, line: string, offered: number): void {
  const { terminal, table, module, seat, voice } = player;
  const refused = table.refusals(seat).find(({ choice }) => isWritten(choice, line));
  if (refused === undefined) {
    tellKey(terminal, voice, 'notOffered', { text: line });
    tellKey(terminal, voice, 'pickNumber', { n: offered });
    return;
  }
  const { rule } = refused;
  tell(terminal, module.text.why(voice, update.view, refused));
  tellKey(terminal, voice, 'byRule', { text: line, rule });
}

/** What was typed may mean any of these. */
export function tellSeveral(
  { terminal, voice }: Player,
  line: string,
  labels: readonly string[],
  places: readonly number[],
): void {
  tellKey(terminal, voice, 'several', { text: line });
  terminal.print(answerLines(labels, terminal.width, places).join('\n'));
}

/** What the answer with this number would bring for certain. */
export function tellPreview(player: Player, update: Update, number: number): void {
  const { terminal, table, module, seat, voice } = player;
  const preview: Preview | undefined = table.previews(seat)[number - 1];
  if (preview === undefined) {
    tellKey(terminal, voice, 'pickNumber', { n: update.asked?.options?.length ?? 0 });
    return;
  }
  tell(terminal, `${number}  ${labelOf(player, update, preview.choice)}`, 3);
  for (const event of preview.events) tell(terminal, `• ${module.text.event(voice, event)}`, 2);
  const changes = (preview.scores ?? []).flatMap(({ total }, i) => {
    const before = update.scores[i]?.total ?? 0;
    if (total === before) return [];
    const points = `${figure(before)} → ${figure(total)}`;
    return [say(voice.lang, 'pointsChange', { player: voice.name(i), points })];
  });
  for (const line of changes) tell(terminal, line);
  if (preview.final) tellKey(terminal, voice, 'final');
  else if (preview.events.length + changes.length === 0) tellKey(terminal, voice, 'leadsOn');
}

/** The text of a rule, and what can be typed. */
export function tellHelp({ terminal, module, voice }: Player, asked: string): void {
  const text = ruleText(module.game.id, voice.lang, asked);
  if (text !== null) tell(terminal, text);
  else if (asked !== '') tellKey(terminal, voice, 'noRule', { rule: asked });
  const [rule, file, word] = (['rule', 'file', 'word'] as const).map((key) => say(voice.lang, key));
  const keys = [
    '1, 2, …',
    `? [${word}]`,
    '? 3',
    'u',
    'a [n]',
    'b',
    `h [${rule}]`,
    `s [${file}]`,
    'q',
  ];
  const what = say(voice.lang, 'help').split('\n');
  const rows = keys.map((key, i) => [key, what[i] ?? ''] as const);
  terminal.print(labelled(rows, terminal.width).join('\n'));
}
