/** A sign of our own for a character: its initials on a pattern that comes from its card. */
const PATTERNS = [
  'M-1 0H1M0-1V1',
  'M-1-.5H1M-1 .5H1',
  'M-.7-.7L.7 .7M.7-.7L-.7 .7',
  'M0-.8L.7.4H-.7Z',
  'M-.55-.55h1.1v1.1h-1.1z',
  'M0-.75L.65-.35V.4L0 .75-.65.4V-.35Z',
  'M0-.8L.2-.2.8 0 .2.2 0 .8-.2.2-.8 0-.2-.2Z',
] as const;

function patternOf(card: string): string {
  let sum = 7;
  for (const letter of card) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 65521;
  return PATTERNS[sum % PATTERNS.length] ?? PATTERNS[0];
}

/** Two letters: of the first two words, or the first two of the only one. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '', second] = words;
  return (
    second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`
  ).toUpperCase();
}

/** Drawn around the origin, one wide in each direction; `scale` makes it the size of a base. */
export function EmblemDrawing({ card, name }: { readonly card: string; readonly name: string }) {
  return (
    <>
      <circle className="cp-disc" r="1" />
      <path className="cp-pattern" d={patternOf(card)} />
      <text className="cp-initials" y="0.04">
        {initialsOf(name)}
      </text>
    </>
  );
}
