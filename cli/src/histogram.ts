/** Values of each series counted in bins that all series share. */
export interface Histogram {
  readonly step: number;
  /** The lowest value of each bin. */
  readonly bins: readonly number[];
  readonly series: readonly { readonly name: string; readonly counts: readonly number[] }[];
  /** The largest count of all. */
  readonly most: number;
}

const MOST_BINS = 16;
const STEPS = [1, 2, 5];

function stepFor(width: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const step of STEPS) if (width / (step * scale) < MOST_BINS - 1) return step * scale;
  }
}

export function histogram(
  series: readonly { readonly name: string; readonly values: readonly number[] }[],
): Histogram {
  const all = series.flatMap(({ values }) => values);
  const low = all.reduce((a, b) => Math.min(a, b), all[0] ?? 0);
  const high = all.reduce((a, b) => Math.max(a, b), low);
  const step = stepFor(high - low);
  const first = Math.floor(low / step);
  const bins = Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, i) => (first + i) * step,
  );
  const counted = series.map(({ name, values }) => {
    const counts = bins.map(() => 0);
    for (const value of values) {
      const bin = Math.floor(value / step) - first;
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return { name, counts };
  });
  const most = counted.flatMap(({ counts }) => counts).reduce((a, b) => Math.max(a, b), 1);
  return { step, bins, series: counted, most };
}

/** One row per bin, one column of bars per series. */
export function histogramText({ step, bins, series, most }: Histogram, width: number): string {
  const labels = bins.map((bin) => (step === 1 ? `${bin}` : `${bin} to ${bin + step - 1}`));
  const labelWidth = Math.max(...labels.map((label) => label.length));
  const numberWidth = `${most}`.length;
  const room = Math.floor((width - labelWidth) / series.length) - 2;
  const barRoom = Math.max(4, Math.min(40, room - numberWidth - 1));
  const column = barRoom + numberWidth + 1;
  const cell = (count: number): string => {
    const bar = '█'.repeat(Math.ceil((count / most) * barRoom));
    return (count === 0 ? '' : `${bar} ${count}`).padEnd(column);
  };
  const row = (label: string, cells: readonly string[]): string =>
    [label.padStart(labelWidth), ...cells].join('  ').trimEnd();
  return [
    row(
      '',
      series.map(({ name }) => name.slice(0, column).padEnd(column)),
    ),
    ...labels.map((label, bin) =>
      row(
        label,
        series.map(({ counts }) => cell(counts[bin] ?? 0)),
      ),
    ),
  ].join('\n');
}
