import type { Replay } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { Source } from '../../replay/source.ts';
import { type ReplayLine, useReplay } from '../../replay/useReplay.ts';
import type { Client, TableState } from '../client.ts';
import type { Standing } from '../course.ts';
import type { Doer } from '../deeds.ts';
import { useDesk } from '../desk.ts';
import { useOutcomeWords } from '../outcome.ts';
import { useTableWords } from '../words/index.ts';
import { last, pointsOf, type Told, type ToldPoint } from './told.ts';
import { type ResultWords, useResultWords } from './words.ts';

export interface Story {
  /** The reader's seat; null where several people sit here, or none. */
  readonly me: number | null;
  readonly verdict: string;
  /** The same with the names of those who won. */
  readonly words: string;
  /** Null where it is neither to be celebrated nor mourned here. */
  readonly won: boolean | null;
  readonly decided: Told | null;
  readonly doers: readonly Doer[];
  /** Who stands on the poster. */
  readonly hero: string | null;
  readonly replay: Replay | null;
  /** Null while it is being played again; empty where it cannot be. */
  readonly course: readonly Standing[] | null;
  readonly points: readonly ToldPoint[];
  readonly line: ReplayLine;
}

/** Ends that the table made: no event decided them. */
const BY_TABLE: ReadonlySet<string> = new Set(['conceded', 'time', 'absent']);

function verdictOf(
  t: ResultWords,
  nobodyWins: string,
  winners: readonly number[],
  me: number | null,
  words: string,
): string {
  if (winners.length === 0) return nobodyWins;
  if (me === null) return words;
  return winners.includes(me) ? t.youWin : t.beaten;
}

/** Everything that is told of a match that is over. */
export function useStory(client: Client, state: TableState, update: Update): Story {
  const t = useResultWords();
  const { nobodyWins } = useTableWords();
  const desk = useDesk();
  const outcomeWords = useOutcomeWords();
  const [replay, setReplay] = useState<Replay | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  useEffect(() => {
    let wanted = true;
    client.file().then(
      (file) => {
        if (!wanted) return;
        setReplay(file);
        setSource({ from: 'file', replay: file });
      },
      // The client says why there is none.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [client]);
  const line = useReplay(source);
  const ready = line.opened !== null;
  const { say } = line;
  useEffect(() => {
    if (ready) say({ type: 'course' });
  }, [ready, say]);

  const { outcome, seats } = update;
  const mine = state.room?.yours ?? seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const me = mine.length === 1 ? (mine[0] ?? null) : null;
  const winners = outcome?.winners ?? [];
  const together = desk.face.ending !== undefined;
  const words = outcome === null ? '' : outcomeWords(outcome, desk);
  const verdict = together ? words : verdictOf(t, nobodyWins, winners, me, words);
  const won = together ? winners.length > 0 : me === null ? null : winners.includes(me);

  const course = line.course?.course ?? (line.failed !== null || line.onlyLog !== null ? [] : null);
  const { events, after } = state;
  const doers = useMemo(() => desk.face.afterwards.doers(events, desk.view), [desk.face, desk.view, events]);
  const points = useMemo(
    () => pointsOf(course ?? [], me ?? winners[0] ?? 0, { events, after }, desk),
    [course, me, winners, events, after, desk],
  );
  const decided = outcome === null || BY_TABLE.has(outcome.reason) ? null : last(events, desk);
  const best = doers.find(({ seat }) => seat === null || winners.includes(seat)) ?? doers[0];
  return {
    me,
    verdict,
    words,
    won,
    decided,
    doers,
    hero: decided?.card ?? best?.card ?? null,
    replay,
    course,
    points,
    line,
  };
}
