import type { RuleId } from '@orrery/kernel';

/** rulebook marks are not shown: they are the rule. */
export type Mark = 'HOUSE' | 'INF' | 'REF';

export interface Rule {
  readonly id: RuleId;
  readonly marks: readonly Mark[];
  /** The rule in light Markdown, its sub-points as lines of their own. */
  readonly text: string;
  readonly points: readonly string[];
}

export interface Chapter {
  readonly title: string;
  /** 1 for a chapter, 2 for a part of it. */
  readonly depth: number;
  readonly intro: readonly string[];
  readonly rules: readonly Rule[];
}

const HEADING = /^(#{2,3}) (.+?)(?: \(([A-Z][A-Z0-9, -]+)\))?$/;
const RULE = /^- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\*\s*(.*)$/;
const MARK = /\[(RB|REF|INF|HOUSE)\]\s*/g;
/** Marks at the end of a phrase go with the space before them; French has one after them too. */
const CLOSING_MARK = /(?:\s+\[(?:RB|REF|INF|HOUSE)\])+(?=\s?[,;:.)]|$)/g;

const withoutMarks = (text: string): string => text.replace(CLOSING_MARK, '').replace(MARK, '');

/** Written for programmers: parameters, invariants, test scenarios. */
const TECHNICAL = /^[A-Z]+-(API|INV|VEC|SCN|SV)-/;

interface Draft {
  title: string;
  depth: number;
  intro: string[];
  rules: { id: RuleId; marks: Mark[]; text: string; points: string[] }[];
}

function marksIn(text: string): Mark[] {
  const found = [...text.matchAll(MARK)].map((match) => match[1]);
  return [...new Set(found)].filter((mark): mark is Mark => mark !== 'RB');
}

function read(line: string, chapter: Draft): void {
  const rule = RULE.exec(line);
  const last = chapter.rules.at(-1);
  if (rule?.[1]) {
    const text = rule[2] ?? '';
    chapter.rules.push({
      id: rule[1],
      marks: marksIn(text),
      text: withoutMarks(text),
      points: [],
    });
  } else if (line.startsWith('  ') && last)
    last.points.push(withoutMarks(line.trim().replace(/^- /, '')));
  else if (line.trim() !== '' && !last && !line.startsWith('|'))
    chapter.intro.push(withoutMarks(line.trim().replace(/^(\d+\.|-) /, '')));
}

/** The numbered rules of one specification that a player reads, with the summary first. */
export function parseRules(markdown: string): readonly Chapter[] {
  const chapters: Draft[] = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const last = chapters.at(-1);
    if (heading?.[1] && heading[2])
      chapters.push({ title: heading[2], depth: heading[1].length - 1, intro: [], rules: [] });
    else if (last) read(line, last);
  }
  return chapters.filter((chapter, index) => {
    const [first] = chapter.rules;
    return first ? !TECHNICAL.test(first.id) : index === 0 || opensParts(chapters, index);
  });
}

/** A chapter whose rules are all in its parts is kept for its title. */
const opensParts = (chapters: readonly Draft[], index: number): boolean =>
  chapters[index]?.depth === 1 && chapters[index + 1]?.depth === 2;

const ROW = /^\|(.+)\|$/;

/** Names of one thing, as a specification lists them. */
export type Glossary = readonly (readonly string[])[];

/** What the glossary of a specification gives several names: one group per line of its table. */
export function parseGlossary(markdown: string): Glossary {
  const [, glossary = ''] = markdown.split(/^## (?:Glossary|Glossaire).*$/m);
  const [table] = glossary.split(/^## /m);
  return (table ?? '').split('\n').flatMap((line) => {
    // The first cell is what programs call it.
    const [, ...names] = ROW.exec(line.trim())?.[1]?.split('|') ?? [];
    return slices(names);
  });
}

/** One cell may name several things, in the order of the other. */
function slices(cells: readonly string[]): string[][] {
  const named = cells.map((cell) => cell.replace(/\(.*?\)|«|»|`/g, '').split(/ \/ |,/));
  const most = Math.max(0, ...named.map((names) => names.length));
  return Array.from({ length: most }, (_, i) =>
    named.flatMap((names) => names[i]?.trim() ?? []).filter(Boolean),
  );
}

export function findRule(chapters: readonly Chapter[], id: RuleId): Rule | null {
  for (const chapter of chapters) for (const rule of chapter.rules) if (rule.id === id) return rule;
  return null;
}
