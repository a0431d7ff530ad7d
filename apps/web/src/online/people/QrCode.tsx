import { generate } from 'lean-qr';
import { useOnlineWords } from '../words/index.ts';

/** The quiet edge that readers of such pictures need, in squares. */
const EDGE = 2;

/** A link as a picture that a phone can read. */
export function QrCode({ text }: { readonly text: string }) {
  const t = useOnlineWords();
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const path = rows
    .flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('');
  const whole = code.size + 2 * EDGE;
  return (
    <svg className="qr" viewBox={`${-EDGE} ${-EDGE} ${whole} ${whole}`} role="img" aria-label={t.qr}>
      <rect x={-EDGE} y={-EDGE} width={whole} height={whole} rx="1.500" fill="#fbf7ec" />
      <path d={path} fill="#17122e" shapeRendering="crispEdges" />
    </svg>
  );
}
