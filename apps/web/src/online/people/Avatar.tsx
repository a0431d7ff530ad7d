import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import { drawn, emblem } from '../../emblems/emblem.ts';
import { Sign } from '../../emblems/Sign.tsx';
import { ON_POSTERS, onPoster, signOutline } from '../../emblems/signs.ts';

type Kind = 'person' | 'open' | 'bot';

const faces = Object.keys(ON_POSTERS) as readonly (keyof typeof ON_POSTERS)[];
const machine = drawn(emblem('bot', '#2a2260', '#5a4fc0', '#e6e0ff'), { bot: signOutline('bot') });

/** Everybody keeps the face that goes with their name. */
function faceOf(name: string) {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return onPoster(faces[sum % faces.length] ?? 'spiderMan');
}

interface Props {
  readonly name: string;
  readonly kind: Kind;
  /** Whether they are there; left out where nobody knows. */
  readonly here?: boolean;
}

/** Somebody in small. Name and word stand beside it, so it needs no name itself. */
export function Avatar({ name, kind, here }: Props) {
  if (kind === 'open')
    return (
      <span className="avatar avatar-open" aria-hidden="true">
        +
      </span>
    );
  return (
    <span
      className="avatar"
      aria-hidden="true"
      data-here={here === undefined ? undefined : here ? 'yes' : 'no'}
    >
      <span>
        {kind === 'bot' ? (
          <EmblemArt emblem={machine} width={40} height={40} />
        ) : (
          <EmblemArt emblem={faceOf(name)} width={40} height={40} />
        )}
      </span>
    </span>
  );
}

/** How many watch. */
export const Watching = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <span className="watching" title={label}>
    <Sign name="look" />
    <span aria-hidden="true">{count}</span>
    <span className="hidden">{label}</span>
  </span>
);
