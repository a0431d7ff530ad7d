import './editor.css';
import { useMemo } from 'react';
import { Builder } from '../collection/Builder.tsx';
import { Columns } from '../collection/Columns.tsx';
import { positionAt } from './address.ts';
import type { EditorFace } from './face.ts';
import { makerOf } from './maker.ts';
import { PositionTable } from './PositionTable.tsx';
import { Preview } from './Preview.tsx';
import { useEditorWords } from './words.ts';

interface Props {
  readonly editor: EditorFace;
  readonly query: URLSearchParams;
}

/** A position and its table side by side. */
function Editing({ editor, query }: Props) {
  const t = useEditorWords();
  const maker = useMemo(() => makerOf(editor), [editor]);
  return (
    <Builder maker={maker} query={query}>
      {({ given }, change) => (
        <Columns
          look="editor-columns"
          tabs={[
            { part: 'pool', label: t.tabForm },
            { part: 'hand', label: t.tabTable },
          ]}
        >
          <section className="build-panel editor-form" data-part="pool" aria-label={t.form}>
            <editor.Form given={given} onChange={(next) => change({ given: next })} />
          </section>
          <Preview editor={editor} given={given} />
        </Columns>
      )}
    </Builder>
  );
}

/** The editor of a game; with somebody to play, the table of the position. */
export function EditorPage({ editor, query }: Props) {
  const position = useMemo(() => positionAt(query), [query]);
  const who = query.get('play');
  if (who === null || position === null) return <Editing editor={editor} query={query} />;
  return <PositionTable editor={editor} position={position} who={who} />;
}
