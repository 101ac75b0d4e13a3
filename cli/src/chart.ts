import type { Histogram } from './histogram.ts';

const WIDTH = 720;
const PANEL = 130;
const TOP = 48;
const LEFT = 150;
const RIGHT = 16;
const AXIS = 40;
const COLOURS = ['#c8553d', '#28666e', '#7c9885', '#e09f3e', '#5b5f97'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}"${more}>${escaped(content)}</text>`;

/** A histogram as a picture that stands alone: one panel per series, one scale for all. */
export function histogramSvg(title: string, { step, bins, series, most }: Histogram): string {
  const height = TOP + series.length * PANEL + AXIS;
  const slot = (WIDTH - LEFT - RIGHT) / bins.length;
  const panels = series.map(({ name, counts }, i) => {
    const floor = TOP + (i + 1) * PANEL - 10;
    const bars = counts.map((count, bin) => {
      const tall = Math.round((count / most) * (PANEL - 30) * 10) / 10;
      const at = `x="${(LEFT + bin * slot + 1).toFixed(1)}" y="${(floor - tall).toFixed(1)}"`;
      const size = `width="${(slot - 2).toFixed(1)}" height="${tall}"`;
      const low = bins[bin] ?? 0;
      const range = step === 1 ? `${low}` : `${low} to ${low + step - 1}`;
      return count === 0 ? '' : `<rect ${at} ${size}><title>${range}: ${count}</title></rect>`;
    });
    return [
      `<g fill="${COLOURS[i % COLOURS.length]}">${bars.join('')}</g>`,
      `<line x1="${LEFT}" y1="${floor}" x2="${WIDTH - RIGHT}" y2="${floor}" stroke="#999"/>`,
      text(LEFT - 10, floor - PANEL / 2 + 20, name, ' text-anchor="end" font-weight="600"'),
    ].join('\n');
  });
  const every = Math.ceil(bins.length / 12);
  const ticks = bins.flatMap((bin, i) =>
    i % every === 0
      ? [text(Math.round(LEFT + i * slot), height - AXIS + 12, `${bin}`, ' text-anchor="middle"')]
      : [],
  );
  const middle = LEFT + (WIDTH - LEFT - RIGHT) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#222">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
${text(LEFT, 26, title, ' font-size="15" font-weight="600"')}
${panels.join('\n')}
${ticks.join('')}
${text(middle, height - 8, 'final score', ' text-anchor="middle"')}
</svg>
`;
}
