const TICKS = Array.from({ length: 36 }, (_, i) => {
  const angle = (i * Math.PI) / 18;
  const at = (r: number): string =>
    `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(i % 3 === 0 ? 48.5 : 50)}L${at(54.5)}`;
}).join('');

/** The orrery itself: a graduated ring, a brass sun, three worlds on their arms. */
export function OrreryMark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg viewBox="-57 -57 114 114" width={size} height={size} aria-hidden="true" focusable="false">
      <g fill="none" stroke="#b98a34">
        <circle r="54.5" strokeWidth="2.2" />
        <path d={TICKS} strokeWidth="1.2" />
        <circle r="20" strokeWidth="1.4" />
        <circle r="31" strokeWidth="1.4" />
        <circle r="43" strokeWidth="1.4" />
        <path d="M0 0L-18.8 -6.8M0 0L24.4 -19.1M0 0L-20.2 38.0" strokeWidth="2.8" />
      </g>
      <circle r="10.5" fill="#d9a441" stroke="#8a5a00" strokeWidth="1.5" />
      <path
        d="M-6-5A8 8 0 0 1 2-8"
        fill="none"
        stroke="#fff1cf"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle
        cx="-18.8"
        cy="-6.8"
        r="4.2"
        fill="#c4552d"
        stroke="var(--ground)"
        strokeWidth="1.6"
      />
      <circle
        cx="24.4"
        cy="-19.1"
        r="6.2"
        fill="#8e6bd8"
        stroke="var(--ground)"
        strokeWidth="1.6"
      />
      <circle
        cx="-20.2"
        cy="38.0"
        r="5.4"
        fill="#5aaecb"
        stroke="var(--ground)"
        strokeWidth="1.6"
      />
    </svg>
  );
}
