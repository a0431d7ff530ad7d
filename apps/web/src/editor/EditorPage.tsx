import './editor.css';
import { useMemo } from 'react';
import { Builder } from '../collection/Builder.tsx';
import { Columns } from '../collection/Columns.tsx';
import { Choice } from '../shell/fields.tsx';
import { useLocale } from '../shell/preferences.ts';
import { type NamedPosition, positionAt } from './address.ts';
import type { EditorFace, FormProps } from './face.ts';
import { GoalTable } from './GoalTable.tsx';
import { makerOf } from './maker.ts';
import { PositionTable } from './PositionTable.tsx';
import { Preview } from './Preview.tsx';
import { useEditorWords } from './words.ts';

interface Props {
  readonly editor: EditorFace;
  readonly query: URLSearchParams;
}

const formOf = (
  { given, edition }: NamedPosition,
  change: (changes: Partial<NamedPosition>) => void,
): FormProps => ({
  given,
  edition,
  onChange: (next) => change({ given: next }),
  onEdition: (next) => change({ edition: next }),
});

interface GoalProps {
  readonly editor: EditorFace;
  readonly position: NamedPosition;
  readonly onChange: (changes: Partial<NamedPosition>) => void;
}

/** What has to be reached: with a goal the position is a puzzle. */
function GoalChoice({ editor, position, onChange }: GoalProps) {
  const t = useEditorWords();
  const locale = useLocale();
  return (
    <Choice
      label={t.goal}
      any={t.noGoal}
      value={position.goal ?? ''}
      options={editor.goals.map(({ id, name, of }) => [
        id,
        of(position.given) === null ? `${name[locale]} (${t.noGoalHere})` : name[locale],
      ])}
      onChange={(goal) => onChange({ goal: goal || null })}
    />
  );
}

/** A position and its table side by side. */
function Editing({ editor, query }: Props) {
  const t = useEditorWords();
  const maker = useMemo(() => makerOf(editor), [editor]);
  return (
    <Builder maker={maker} query={query}>
      {(position, change) => (
        <Columns
          look="editor-columns"
          tabs={[
            { part: 'pool', label: t.tabForm },
            { part: 'hand', label: t.tabTable },
          ]}
        >
          <section className="build-panel editor-form" data-part="pool" aria-label={t.form}>
            <editor.Form {...formOf(position, change)} />
            <div className="editor-parts">
              <GoalChoice editor={editor} position={position} onChange={change} />
            </div>
          </section>
          <Preview editor={editor} position={position} form={formOf(position, change)} />
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
  if (who === 'puzzle') return <GoalTable editor={editor} position={position} />;
  return <PositionTable editor={editor} position={position} who={who} />;
}
