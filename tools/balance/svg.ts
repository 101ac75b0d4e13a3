const WIDTH = 860;
const LEFT = 190;
const RIGHT = 60;
const ROW = 22;
const TOP = 62;
const COLOURS = [
  '#2f6f8f',
  '#c0653f',
  '#6f9a5b',
  '#d9a441',
  '#7a5c99',
  '#4f8f86',
  '#b5576d',
  '#8a8f3c',
  '#5b7fbf',
  '#a5784f',
  '#777777',
  '#3f5f4f',
];

export interface Bar {
  readonly name: string;
  /** One length for each series, negative ones to the left of the axis. */
  readonly values: readonly number[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const colour = (i: number): string => COLOURS[i % COLOURS.length] as string;

/** Rows of bars, the series of a row one after the other. */
export function stackedBars(
  title: string,
  series: readonly string[],
  bars: readonly Bar[],
  digits = 1,
): string {
  const reach = (sign: number): number =>
    Math.max(
      0,
      ...bars.map(({ values }) =>
        values.reduce((sum, value) => sum + Math.max(0, sign * value), 0),
      ),
    );
  const [most, least] = [reach(1), reach(-1)];
  const scale = (WIDTH - LEFT - RIGHT) / Math.max(most + least, 1e-9);
  const axis = LEFT + least * scale;
  const legendRows = series.length > 1 ? Math.ceil(series.length / 4) : 0;
  const top = TOP + legendRows * 18 - 24;
  const height = top + bars.length * ROW + 16;
  const rows = bars.map(({ name, values }, row) => {
    const y = top + row * ROW;
    let [right, left] = [axis, axis];
    const pieces = values.map((value, i) => {
      const width = Math.abs(value) * scale;
      if (width === 0) return '';
      const x = value > 0 ? right : left - width;
      if (value > 0) right += width;
      else left -= width;
      const label = `${escaped(name)}${series.length > 1 ? `, ${escaped(series[i] ?? '')}` : ''}`;
      return `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 6}" fill="${colour(i)}"><title>${label}: ${value.toFixed(digits)}</title></rect>`;
    });
    const sum = values.reduce((a, b) => a + b, 0);
    return [
      ...pieces,
      `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${escaped(name)}</text>`,
      `<text x="${(right + 6).toFixed(1)}" y="${y + 12}">${sum.toFixed(digits)}</text>`,
    ].join('');
  });
  const legend = legendRows === 0 ? [] : series.map((name, i) => legendEntry(name, i));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#222">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="24" font-size="15" font-weight="600">${escaped(title)}</text>
${legend.join('\n')}
${rows.join('\n')}
<line x1="${axis.toFixed(1)}" y1="${top - 4}" x2="${axis.toFixed(1)}" y2="${height - 14}" stroke="#999"/>
</svg>
`;
}

function legendEntry(name: string, i: number): string {
  const x = 16 + (i % 4) * 205;
  const y = 40 + Math.floor(i / 4) * 18;
  return `<rect x="${x}" y="${y}" width="12" height="12" fill="${colour(i)}"/><text x="${x + 18}" y="${y + 10}">${escaped(name)}</text>`;
}
