import './columns.css';
import { type ReactNode, useState } from 'react';
import { useCollectionWords } from './words.ts';

/** Parts of a builder that take turns where there is no room to stand beside one another. */
export type PartName = 'pool' | 'list' | 'numbers' | 'hand';

interface Props {
  /** The class of the game's builder, which says where the parts stand. */
  readonly look: string;
  readonly tabs: readonly {
    readonly part: PartName;
    readonly label: string;
    readonly badge?: number;
    readonly wrong?: boolean;
  }[];
  /** What carries `data-part` is shown in its turn, anything else always. */
  readonly children: ReactNode;
}

/** The body of a builder: columns side by side, in a narrow window one after the other. */
export function Columns({ look, tabs, children }: Props) {
  const t = useCollectionWords();
  const [shown, setShown] = useState<PartName>('pool');
  return (
    <div className={`build-columns ${look}`} data-shown={shown}>
      <nav className="build-tabs" aria-label={t.parts}>
        {tabs.map(({ part, label, badge, wrong = false }) => (
          <button key={part} type="button" aria-pressed={part === shown} onClick={() => setShown(part)}>
            {label}
            {badge !== undefined && <b data-wrong={wrong}>{badge}</b>}
          </button>
        ))}
      </nav>
      {children}
    </div>
  );
}
