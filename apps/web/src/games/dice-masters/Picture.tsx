/** Two dice in the air. */
export function Picture() {
  return (
    <svg viewBox="0 0 240 140" className="picture" aria-hidden="true">
      <g stroke="var(--outline)" strokeWidth="4" strokeLinejoin="round">
        <g transform="rotate(-10 84 78)">
          <path d="m84 26 46 24-46 24-46-24z" fill="#ffcc1f" />
          <path d="m38 50 46 24v54l-46-26z" fill="#e0354b" />
          <path d="m130 50-46 24v54l46-26z" fill="#b3203a" />
        </g>
        <g transform="rotate(14 174 62)">
          <path d="m174 18 38 20-38 20-38-20z" fill="#fff" />
          <path d="m136 38 38 20v44l-38-20z" fill="#5a48e8" />
          <path d="m212 38-38 20v44l38-20z" fill="#3a2fb0" />
        </g>
        <path d="M14 116h30M10 128h52M196 126h36M180 114h24" fill="none" strokeLinecap="round" />
      </g>
      <g fill="#fff" transform="rotate(-10 84 78)">
        <path d="m52 72 8-2 4 8-2 8 8 6-10 14-2-14-8-4z" />
        <circle cx="98" cy="88" r="5" />
        <circle cx="114" cy="92" r="5" />
        <circle cx="104" cy="108" r="5" />
      </g>
    </svg>
  );
}
