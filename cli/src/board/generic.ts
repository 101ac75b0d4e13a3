/** Any view as indented text: what is short stands on one line. */
export function genericBoard(view: unknown, width = 76): string {
  return lines(view, width).join('\n');
}

function lines(value: unknown, width: number): string[] {
  const short = brief(value);
  if (short.length <= width || typeof value !== 'object' || value === null) return [short];
  const entries = Array.isArray(value)
    ? value.map((item: unknown, i): [string, unknown] => [`${i}`, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => {
    const inner = lines(item, width - 2);
    return inner.length === 1 && key.length + 2 + (inner[0]?.length ?? 0) <= width
      ? [`${key}: ${inner[0]}`]
      : [`${key}:`, ...inner.map((line) => `  ${line}`)];
  });
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(brief).join(' ');
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${brief(item)}`)
      .join(', ')} }`;
  }
  if (typeof value === 'string') return value;
  return value === null ? '-' : JSON.stringify(value);
}
