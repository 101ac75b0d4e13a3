/** How wide a text will be, near enough to break lines by. */
const CHAR = 0.465;

/** Lines of words that fit a width; what does not fit the last line is cut with an ellipsis. */
export function wrap(text: string, width: number, fontSize: number, most: number): string[] {
  const room = Math.max(4, Math.floor(width / (fontSize * CHAR)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= room || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const cut = lines.slice(0, most);
  cut[most - 1] = `${(cut[most - 1] ?? '').slice(0, room - 1)}…`;
  return cut;
}

interface WordsProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly most: number;
  readonly className?: string | undefined;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle';
  readonly fill?: string;
}

/** Text in several lines; y is the first line's foot. */
export function Words(props: WordsProps) {
  const { text, x, y, width, size, most, className, weight = 400, anchor = 'start', fill } = props;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      className={className}
      textAnchor={anchor}
      style={fill === undefined ? undefined : { fill }}
    >
      {wrap(text, width, size, most).map((line, i) => (
        // A line is its number.
        <tspan key={i} x={x} dy={i === 0 ? 0 : size * 1.18}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
