/** A fan of three cards, one of them with a star. */
export function Picture() {
  return (
    <svg viewBox="0 0 240 140" className="picture" aria-hidden="true">
      <g stroke="var(--outline)" strokeWidth="4" strokeLinejoin="round">
        <g transform="rotate(-18 120 170)">
          <rect x="82" y="22" width="76" height="104" rx="8" fill="#5a48e8" />
          <circle cx="120" cy="74" r="20" fill="#fff" />
        </g>
        <g transform="rotate(18 120 170)">
          <rect x="82" y="22" width="76" height="104" rx="8" fill="#16967f" />
          <path d="M104 92V60l16-10 16 10v32z" fill="#fff" />
        </g>
        <rect x="82" y="18" width="76" height="104" rx="8" fill="#ffcc1f" />
        <path d="m120 38 9 21 22 2-17 15 5 22-19-12-19 12 5-22-17-15 22-2z" fill="#e0354b" />
      </g>
    </svg>
  );
}
