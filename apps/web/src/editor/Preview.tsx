import '../table/table.css';
import '../table/stage/stage.css';
import '../table/stage/light.css';
import { useRef, useState } from 'react';
import { SeenBoard } from '../replay/SeenBoard.tsx';
import { RichText } from '../shell/RichText.tsx';
import { DeskContext } from '../table/desk.ts';
import { RulesDialog } from '../table/dialogs.tsx';
import { useReading } from '../table/stage/useReading.ts';
import { useDesktop } from '../table/useDesktop.ts';
import type { NamedPosition } from './address.ts';
import { Tabs } from './Fields.tsx';
import type { EditorFace, FormProps } from './face.ts';
import { type Laid, layOnce } from './lay.ts';
import { useEditorWords } from './words.ts';

interface Props {
  readonly editor: EditorFace;
  readonly position: NamedPosition;
  readonly form: FormProps;
}

type Sheet =
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'rules'; readonly rules: readonly string[] };

/** What the rules make of the position: the table, and who is asked what there. */
export function Preview({ editor, position, form }: Props) {
  const { laid: now, reasons } = layOnce(editor.words, position);
  const [last, setLast] = useState<Laid | null>(now);
  if (now !== null && now !== last) setLast(now);
  const t = useEditorWords();
  const [placing, setPlacing] = useState(true);
  const shown = now ?? last;
  const { Plan } = editor;
  const isPlan = placing && Plan !== undefined;
  return (
    <section
      className="build-panel editor-table"
      data-part="hand"
      aria-label={now === null ? t.before : t.table}
      data-stale={now === null || undefined}
    >
      {Plan !== undefined && (
        <Tabs
          label={t.views}
          tabs={[
            ['place', t.place],
            ['look', t.look],
          ]}
          shown={isPlan ? 'place' : 'look'}
          onShow={(id) => setPlacing(id === 'place')}
        />
      )}
      {isPlan && shown !== null && (
        <div className="editor-stage" data-stage="plan">
          <Plan {...form} view={shown.view} />
        </div>
      )}
      {!isPlan && shown !== null && <Table editor={editor} laid={shown} isPossible={reasons.length === 0} />}
    </section>
  );
}

interface TableProps {
  readonly editor: EditorFace;
  readonly laid: Laid;
  readonly isPossible: boolean;
}

function Table({ editor: { face }, laid, isPossible }: TableProps) {
  const t = useEditorWords();
  const stage = useRef<HTMLDivElement>(null);
  const reading = useReading(stage);
  const [sheet, open] = useState<Sheet | null>(null);
  const seats = laid.players.map((name) => ({ name }));
  const desk = useDesktop(face, { seats, view: laid.view }, open);
  const [asked] = laid.pending;
  const close = (): void => open(null);
  return (
    <DeskContext value={desk}>
      <p className="editor-asked" role="status">
        {asked === undefined ? (
          isPossible && t.nobodyAsked
        ) : (
          <>
            <b>{laid.players[asked.seat]}:</b> <RichText text={desk.say(asked.ask)} />
          </>
        )}
      </p>
      <div ref={stage} className="editor-stage" data-stage="board" data-game={face.id}>
        <SeenBoard eyes={0} events={NO_EVENTS} reading={reading} />
      </div>
      {sheet?.is === 'card' && (
        <face.CardSheet
          card={sheet.card}
          locale={desk.locale}
          view={laid.view}
          options={[]}
          onClose={close}
        />
      )}
      {sheet?.is === 'rules' && <RulesDialog game={face.id} rules={sheet.rules} onClose={close} />}
    </DeskContext>
  );
}

const NO_EVENTS: readonly never[] = [];
