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
const TECHNICAL = /^[A-Z]+-(API|INV|VEC|SCN)-/;

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

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[*`’']/g, ' ')
    .toLowerCase();

/** The chapters with only those rules that hold every word sought, wherever it stands. */
export function searchRules(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const has = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) =>
      has([rule.id, chapter.title, rule.text, ...rule.points].join(' ')),
    );
    const intro = chapter.intro.filter(has);
    return rules.length + intro.length > 0 ? [{ ...chapter, rules, intro }] : [];
  });
}

export function findRule(chapters: readonly Chapter[], id: RuleId): Rule | null {
  for (const chapter of chapters) for (const rule of chapter.rules) if (rule.id === id) return rule;
  return null;
}
