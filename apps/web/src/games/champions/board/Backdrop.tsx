import type { CSSProperties } from 'react';
import { emblemOf } from '../emblem-of.ts';
import { useSeen } from './context.ts';

/** The light of the stage: in the colours of the villain above the gutter, in those of the hero below it. */
export function Backdrop() {
  const { view, shown } = useSeen();
  const coloursOf = (id: number | undefined) => {
    const face = view.play.find((one) => one.id === id)?.face;
    return face === undefined ? undefined : emblemOf(face).colours;
  };
  const villain = coloursOf(view.villain);
  const hero = coloursOf(view.players[shown]?.identity);
  const style = {
    ...(villain !== undefined && { '--villain-dark': villain[0], '--villain-mid': villain[1] }),
    ...(hero !== undefined && { '--hero-mid': hero[1] }),
  } as CSSProperties;
  return (
    <div className="mc-backdrop" style={style} aria-hidden="true">
      <i className="mc-gutter" />
    </div>
  );
}
