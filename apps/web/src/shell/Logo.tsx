/** The mark of Assemble: three pieces, one for each game, on the way to becoming a cube. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" className="emblem" aria-hidden="true">
      <g stroke="var(--outline)" strokeWidth="3" strokeLinejoin="round">
        <path className="piece piece-top" fill="#ffcc1f" d="M32 3 56 17 32 31 8 17z" />
        <path className="piece piece-left" fill="#e0354b" d="M5 22 29 36V63L5 49z" />
        <path className="piece piece-right" fill="#18b39a" d="M59 22 35 36V63L59 49z" />
      </g>
      <circle cx="32" cy="17" r="4.5" fill="#17132b" />
      <path d="M11 36 17 39.5v9L11 45zM18 33.5 24 37v9l-6-3.500z" fill="#fff" />
      <path d="m47 37 7 2-2 9-7 6-3-7z" fill="#fff" />
    </svg>
  );
}
