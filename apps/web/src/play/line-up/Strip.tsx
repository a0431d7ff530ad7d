import './line-up.css';
import './line-up-narrow.css';
import type { ReactNode } from 'react';
import { EmblemPortrait } from '../../emblems/EmblemPortrait.tsx';
import type { DrawnEmblem } from '../../emblems/emblem.ts';

interface Props {
  readonly emblem: DrawnEmblem;
  readonly name: string;
  /** Set in its upper corners. */
  readonly corner?: ReactNode;
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
}

function Inside({ emblem, name, corner, tag, tall, children }: Props & { readonly tall: boolean }) {
  return (
    <>
      <span className="strip-frame">
        <span className="strip-art">
          <EmblemPortrait emblem={emblem} width={200} height={tall ? 300 : 210} rise={0.36} share={0.7} />
        </span>
        <span className="strip-shade" />
      </span>
      {corner !== undefined && <span className="strip-corner">{corner}</span>}
      {tag !== undefined && <span className="strip-tag">{tag}</span>}
      <span className="strip-words">
        <b className="strip-name">{name}</b>
        {children}
      </span>
    </>
  );
}

/** Somebody in a line-up. */
export const Strip = (props: Props) => (
  <li className="strip">
    <Inside {...props} tall={false} />
  </li>
);

interface PosterProps extends Props {
  /** The name that the group of radio buttons shares. */
  readonly group: string;
  readonly chosen: boolean;
  /** Somebody else's choice. */
  readonly taken?: boolean;
  readonly onChoose: () => void;
}

/** Somebody who can be chosen: the chosen one stands in front. */
export const PosterStrip = ({ group, chosen, taken = false, onChoose, ...props }: PosterProps) => (
  <label className="strip strip-poster" data-chosen={chosen || undefined} data-taken={taken || undefined}>
    <input type="radio" className="covering" name={group} checked={chosen} onChange={onChoose} />
    <Inside {...props} tall />
  </label>
);
