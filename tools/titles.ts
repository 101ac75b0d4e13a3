import { parseSync, Visitor, type Expression } from 'oxc-parser';

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** The function a call goes back to: `test` for `test(…)`, `test.for(…)(…)` and `describe.each`…`(…)`. */
function rootName(callee: Expression): string | null {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return rootName(callee.object);
    case 'CallExpression':
      return rootName(callee.callee);
    case 'TaggedTemplateExpression':
      return rootName(callee.tag);
    default:
      return null;
  }
}

/** The written titles of the tests and groups of one file; computed parts are left out. */
export function titlesIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  const first = errors[0];
  if (first) throw new Error(`${path}: ${first.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!TEST_FUNCTIONS.has(rootName(callee) ?? '')) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral')
        titles.push(title.quasis.map((part) => part.value.cooked).join('…'));
    },
  }).visit(program);
  return titles;
}
