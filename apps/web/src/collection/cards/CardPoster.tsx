import './card-page.css';
import type { ReactNode } from 'react';
import { EmblemPortrait } from '../../emblems/EmblemPortrait.tsx';
import type { DrawnEmblem } from '../../emblems/emblem.ts';

interface Props {
  readonly emblem: DrawnEmblem;
  /** What stands on the face below its drawing. */
  readonly children?: ReactNode;
}

/** The face of a card, a little turned, on rays of its colours. */
export function CardPoster({ emblem, children }: Props) {
  const [dark, mid] = emblem.colours;
  return (
    <div
      className="card-poster"
      style={{
        ['--poster-mid' as string]: mid,
        backgroundImage: `repeating-conic-gradient(from 4deg at 50% 50%, rgb(255 255 255 / 9%) 0 6deg, transparent 6deg 13deg), radial-gradient(circle, ${mid}, ${dark})`,
      }}
    >
      <div className="card-poster-face">
        <EmblemPortrait
          emblem={emblem}
          width={200}
          height={children === undefined ? 270 : 170}
          share={0.78}
        />
        {children}
      </div>
    </div>
  );
}
