import type { Cue } from '@assemble/lessons';
import { useEffect, useState } from 'react';
import type { Beside } from '../table/surroundings.ts';

/** Whether a thing matters now. */
export function matters(
  { ask, choice, event }: Cue,
  { asked, events }: Pick<Beside, 'asked' | 'events'>,
): boolean {
  if (event !== undefined) return events.some(({ kind }) => kind === event);
  if (asked === null || asked.decision.ask.key !== ask) return false;
  return (
    choice === undefined || asked.choices.some(({ id, verdict }) => verdict.yes && id.startsWith(choice))
  );
}

/** What is to be told now: the first thing that matters and was not told. Whoever answers without reading knows it. */
export function useCue(
  cues: readonly Cue[],
  beside: Beside,
  told: readonly string[],
  remember: (id: string) => void,
): Cue | undefined {
  const { over, telling, asked } = beside;
  const cue =
    over || telling ? undefined : cues.find((one) => !told.includes(one.id) && matters(one, beside));
  const n = asked?.decision.n ?? null;
  const [shown, setShown] = useState<{ readonly cue: string; readonly n: number | null } | null>(null);
  if (cue !== undefined && shown?.cue !== cue.id) setShown({ cue: cue.id, n });
  const isAnswered = shown !== null && n !== null && shown.n !== null && shown.n !== n;
  useEffect(() => {
    if (isAnswered && shown !== null && !told.includes(shown.cue)) remember(shown.cue);
  }, [isAnswered, shown, told, remember]);
  return cue;
}
