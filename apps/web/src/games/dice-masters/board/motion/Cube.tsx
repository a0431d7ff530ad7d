import './cube.css';
import { Die } from '../../die/Die.tsx';
import { useSeen } from '../context.ts';
import { type DieView, emblemAt, faceOf } from '../dice.ts';
import { throwOf } from './rolls.ts';

const SIDES = ['right', 'left', 'top', 'bottom', 'back'] as const;

/** What is still seen of it where it was a blink ago. */
const GHOSTS = [1, 2, 3] as const;

/** A die in the air: a cube that lands on the face that was committed. The die itself lies below it, to be tapped. */
export function Cube({ die, nth }: { readonly die: DieView; readonly nth: number }) {
  const { view } = useSeen();
  const emblem = emblemAt(view, die.card);
  const [dark, mid, light] = emblem.colours;
  const { delay, duration } = throwOf(nth);
  const style = {
    '--delay': `${delay}ms`,
    '--duration': `${duration}ms`,
    '--turn': nth % 2 === 0 ? 1 : -1,
    '--dark': dark,
    '--mid': mid,
  } as React.CSSProperties;
  return (
    <span className="dm-cube" style={style} aria-hidden="true">
      {GHOSTS.map((nth) => (
        <i key={nth} className="dm-cube-ghost" style={{ '--nth': nth } as React.CSSProperties} />
      ))}
      <svg viewBox="0 0 100 60" className="dm-dust" aria-hidden="true">
        <ellipse cx="50" cy="34" rx="44" ry="12" />
        <path d="M2 20 16 26M0 36h16M4 52 18 44M98 20 84 26M100 36H84M96 52 82 44" />
      </svg>
      <span className="dm-cube-body">
        {SIDES.map((side) => (
          <span key={side} className="dm-cube-side" data-side={side}>
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path d={emblem.outline} fill={light} />
            </svg>
          </span>
        ))}
        <span className="dm-cube-front">
          <Die face={faceOf(view, die)} emblem={emblem} />
        </span>
      </span>
    </span>
  );
}
