/** A round base with its ranges and a ruler laid across. */
export function Picture() {
  return (
    <svg viewBox="0 0 240 140" className="picture" aria-hidden="true">
      <g fill="none" stroke="var(--outline)" strokeWidth="4" strokeLinejoin="round">
        <ellipse cx="104" cy="86" rx="96" ry="46" strokeDasharray="4 10" strokeLinecap="round" />
        <ellipse cx="104" cy="86" rx="64" ry="30" fill="#16967f" fillOpacity="0.35" />
        <path d="M74 86v10c0 9 13 16 30 16s30-7 30-16V86" fill="#3a2fb0" />
        <ellipse cx="104" cy="86" rx="30" ry="15" fill="#5a48e8" />
        <path d="m104 22 14 22-6 40h-16l-6-40z" fill="#ffcc1f" />
        <circle cx="104" cy="22" r="12" fill="#e0354b" />
        <path d="m136 92 88-50 10 16-88 50z" fill="#fff" />
        <path d="m158 80 6 9m16-22 6 10m16-22 6 9" />
      </g>
    </svg>
  );
}
