import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleId } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';

const FOLDER = join(import.meta.dirname, '../../docs/rules');

/** The text of one rule from the numbered rules, or null if it is not there. */
export function ruleText(game: string, lang: Lang, rule: RuleId): string | null {
  const names = lang === 'en' ? [`${game}.md`] : [`${game}.${lang}.md`, `${game}.md`];
  const file = names.map((name) => join(FOLDER, name)).find((path) => existsSync(path));
  if (file === undefined) return null;
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((text) => text.includes(`**${rule}**`));
  return line === undefined ? null : plain(line);
}

/** Without the marks of Markdown and of sources. */
function plain(line: string): string {
  return line
    .replace(/^\s*[-*]\s*/, '')
    .replaceAll(/\s*\[(?:RB|REF|INF|HOUSE)\]/g, '')
    .replaceAll(/\*\*|`/g, '')
    .trim();
}
