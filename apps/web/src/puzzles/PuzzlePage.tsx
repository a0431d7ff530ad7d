import './puzzles.css';
import './puzzle-table.css';
import type { Collection, Proof, Puzzle } from '@assemble/puzzles';
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Game } from '../games/index.ts';
import { loadFace } from '../play/faces.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { givenName } from '../strings/given-names.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { NOTHING_AROUND, type Surroundings } from '../table/surroundings.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useWide } from '../table/wide.ts';
import { useTableWords } from '../table/words/index.ts';
import { collectionOf, ofTheDay } from './collections.ts';
import type { OpenPuzzle, PuzzleNow } from './messages.ts';
import { PuzzleBar } from './PuzzleBar.tsx';
import { Failed, Solved } from './PuzzleEnd.tsx';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { keep, keptOf, noteDay, noteSolved, today } from './progress.ts';
import { usePuzzle } from './puzzle-client.ts';
import { usePuzzleWords } from './words.ts';

/** Nobody is asked to look for more ways than this. */
const MOST_WAYS = 3;

interface TableProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly collection: Collection;
  readonly puzzle: Puzzle;
  readonly proof: Proof;
}

function PuzzleTable({ game, face, collection, puzzle, proof }: TableProps) {
  const { loading } = useStrings();
  const t = usePuzzleWords();
  const { failedTitle } = useTableWords();
  const wide = useWide();
  const text = puzzle.text[useLocale()];
  usePage(text.title);
  const [panel, setPanel] = useState(false);
  const [kept, setKept] = useState(() => keptOf(game.id, puzzle.id));
  const known = Math.min(proof.ways.length, MOST_WAYS);
  const isOfDay = ofTheDay(collection, today()) === puzzle;
  // Whoever comes here tries it once more.
  useEffect(() => {
    setKept(keep(game.id, puzzle.id, { tries: keptOf(game.id, puzzle.id).tries + 1 }));
  }, [game, puzzle]);
  const open = useMemo((): OpenPuzzle => {
    const players = puzzle.given['players'] as readonly string[];
    return {
      game: game.id,
      puzzle: puzzle.id,
      names: [givenName('player', 1), 'Pip'].slice(0, players.length),
    };
  }, [game, puzzle]);
  const onNow = useCallback(
    ({ standing, way, shown }: PuzzleNow): void => {
      if (standing !== 'solved' || shown) return;
      setKept(noteSolved(game.id, puzzle.id, way, known));
      if (isOfDay) noteDay(today(), game.id);
    },
    [game, puzzle, known, isOfDay],
  );
  const { client, state } = usePuzzle(open, onNow);
  if (state?.failed) return <NotFound title={failedTitle} text={state.failure} />;
  const now = client?.now ?? null;
  if (client === null || state === null || state.update === null || now === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  const again = (): void => {
    if (now.answers.length > 0)
      setKept(keep(game.id, puzzle.id, { tries: keptOf(game.id, puzzle.id).tries + 1 }));
    client.again();
  };
  const undo = (): void => client.undo(0, 1);
  const side = (
    <PuzzlePanel
      puzzle={puzzle}
      now={now}
      kept={kept}
      known={known}
      onHint={(hints) => setKept(keep(game.id, puzzle.id, { hints: Math.max(kept.hints, hints) }))}
      onShow={() => {
        setKept(keep(game.id, puzzle.id, { hints: 3 }));
        client.show();
      }}
      onAgain={again}
    />
  );
  const around: Surroundings = {
    ...NOTHING_AROUND,
    cautions: false,
    advice: false,
    bar: (
      <PuzzleBar
        game={game}
        puzzle={puzzle}
        proof={proof}
        isOfDay={isOfDay}
        canUndo={now.answers.length > 0}
        onUndo={undo}
      />
    ),
    people: wide ? null : (
      <p className="puzzle-strip">
        <b>{text.goal}</b>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={panel}
          onClick={() => setPanel(!panel)}
        >
          {panel ? t.closePanel : t.openPanel}
        </button>
      </p>
    ),
    side: wide || panel ? side : null,
    ending: <p className="puzzle-ending">{now.standing === 'solved' ? text.solved : t.failedTitle}</p>,
    coach: ({ telling }) =>
      telling || now.standing === 'open' ? null : now.standing === 'failed' ? (
        <Failed onAgain={again} onUndo={undo} />
      ) : (
        <Solved
          game={game}
          collection={collection}
          puzzle={puzzle}
          kept={kept}
          known={known}
          onAgain={again}
        />
      ),
  };
  return (
    <TableScreen
      face={face}
      client={client}
      state={state}
      update={state.update}
      onRematch={again}
      around={around}
    />
  );
}

/** A puzzle by its name, at the real table. */
export function PuzzlePage({ game, id }: { readonly game: Game; readonly id: string }) {
  const t = usePuzzleWords();
  const face = use(loadFace(game));
  const collection = use(collectionOf(game));
  const puzzle = collection?.puzzles.find((one) => one.id === id);
  const proof = collection?.proven[id];
  if (face === null || collection === null || puzzle === undefined || proof === undefined)
    return <NotFound title={t.noPuzzle} text={t.noPuzzleText} />;
  return <PuzzleTable game={game} face={face} collection={collection} puzzle={puzzle} proof={proof} />;
}
