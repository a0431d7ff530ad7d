import './line-up.css';
import './line-up-narrow.css';
import type { ReactNode } from 'react';
import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import type { DrawnEmblem } from '../../emblems/emblem.ts';

interface Props {
  /** The name that a group of radio buttons shares; without one it is chosen on its own. */
  readonly group?: string;
  readonly emblem?: DrawnEmblem;
  readonly title: string;
  readonly text?: string;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** Something to choose, with its emblem and what it is good for. */
export const Tile = ({ group, emblem, title, text, chosen, onChoose }: Props) => (
  <label className="tile">
    <input
      type={group === undefined ? 'checkbox' : 'radio'}
      className="covering"
      name={group}
      checked={chosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
    {emblem && (
      <span className="tile-art">
        <EmblemArt emblem={emblem} width={100} />
      </span>
    )}
    <span className="tile-words">
      <b>{title}</b>
      {text !== undefined && <small>{text}</small>}
    </span>
  </label>
);

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the page with what belongs together. */
export const Part = ({ title, text, children }: PartProps) => (
  <fieldset className="part">
    <legend>
      {title} {text !== undefined && <small className="part-text">{text}</small>}
    </legend>
    {children}
  </fieldset>
);
