import '../puzzles/puzzles.css';
import '../puzzles/puzzle-table.css';
import { useCallback, useMemo } from 'react';
import { Bubble } from '../learn/Coach.tsx';
import type { OpenPuzzle } from '../puzzles/messages.ts';
import { usePuzzle } from '../puzzles/puzzle-client.ts';
import { usePuzzleWords } from '../puzzles/words.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { navigate } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { NOTHING_AROUND } from '../table/surroundings.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Tool } from '../table/Tool.tsx';
import { useTableWords } from '../table/words/index.ts';
import { editorHref, type NamedPosition } from './address.ts';
import type { EditorFace } from './face.ts';
import { EDIT } from './signs.ts';
import { useEditorWords } from './words.ts';

interface Props {
  readonly editor: EditorFace;
  readonly position: NamedPosition;
}

const NOTHING_LIT: readonly never[] = [];

/** A position with a goal at its table: the first player solves it, whoever else sits there answers as the host says. */
export function GoalTable({ editor, position }: Props) {
  const t = useEditorWords();
  const locale = useLocale();
  const goal = editor.goals.find(({ id }) => id === position.goal);
  const task = goal?.of(position.given) ?? null;
  if (goal === undefined || task === null) return <NotFound title={t.playTitle} text={t.noGoalHere} />;
  return <Solving editor={editor} position={position} name={goal.name[locale]} task={task} />;
}

interface SolvingProps extends Props {
  readonly name: string;
  readonly task: NonNullable<ReturnType<EditorFace['goals'][number]['of']>>;
}

function Solving({ editor, position, name, task }: SolvingProps) {
  const t = useEditorWords();
  const puzzle = usePuzzleWords();
  const { loading } = useStrings();
  const { failedTitle } = useTableWords();
  usePage(position.name || t.noName);
  const { game } = editor.words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the goal follows from the position.
  const open = useMemo((): OpenPuzzle => {
    const { given, edition } = position;
    const names = given['players'] as readonly string[];
    return { game, puzzle: '', made: { given, edition, ...task }, names };
  }, [game, position]);
  const { client, state } = usePuzzle(
    open,
    useCallback(() => undefined, []),
  );
  if (state?.failed) return <NotFound title={failedTitle} text={state.failure} />;
  const now = client?.now ?? null;
  if (client === null || state === null || state.update === null || now === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  const again = (): void => client.again();
  const undo = (): void => client.undo(0, 1);
  return (
    <TableScreen
      face={editor.face}
      client={client}
      state={state}
      update={state.update}
      onRematch={again}
      around={{
        ...NOTHING_AROUND,
        cautions: false,
        advice: false,
        people: (
          <p className="puzzle-strip">
            <b>{t.puzzleOf(name)}</b>
          </p>
        ),
        tools: <Tool name={t.back} icon={EDIT} onClick={() => navigate(editorHref(game, position))} />,
        ending: <p className="puzzle-ending">{now.standing === 'solved' ? t.reached : t.lost}</p>,
        coach: ({ telling }) =>
          telling || now.standing === 'open' ? null : (
            <Bubble mood={now.standing === 'solved' ? 'cheer' : 'think'} lit={NOTHING_LIT}>
              <div aria-live="polite">
                <h2>{now.standing === 'solved' ? t.reached : puzzle.failedTitle}</h2>
                {now.standing === 'failed' && <p>{t.lost}</p>}
              </div>
              <p className="bubble-ways">
                <button type="button" className="button button-quiet" onClick={undo}>
                  {puzzle.undo}
                </button>
                <button type="button" className="sun-button" onClick={again}>
                  {puzzle.again}
                </button>
              </p>
            </Bubble>
          ),
      }}
    />
  );
}
