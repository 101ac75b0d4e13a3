/** The orrery itself: a brass sun, three orbits, three worlds. */
export function OrreryMark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.4" opacity="0.75">
        <ellipse rx="45" ry="17" transform="rotate(-24)" />
        <ellipse rx="33" ry="33" />
        <ellipse rx="45" ry="17" transform="rotate(36)" />
      </g>
      <circle r="11" fill="#d9a441" />
      <circle r="11" fill="none" stroke="#8a5a00" strokeWidth="1.6" />
      <path d="M-6.5-5A8 8 0 0 1 2-8" fill="none" stroke="#fff1cf" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="41" cy="-18" r="6" fill="#8e6bd8" />
      <circle cx="-23.5" cy="23" r="5" fill="#5aaecb" />
      <circle cx="-37" cy="-25" r="4.6" fill="#c4552d" />
    </svg>
  );
}
