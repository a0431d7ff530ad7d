import type { Json, OlderWord } from '@assemble/kernel';

const isWinning = (value: Json): Json =>
  value === 'won' ? 'everybody' : value === 'lost' ? 'nobody' : value;

/** ['ada: ask.turn'] → {ada: turn}. */
const asked = (value: Json): Json =>
  (value as string[]).length === 0
    ? null
    : Object.fromEntries(
        (value as string[]).map((one) => {
          const at = one.indexOf(': ');
          return [one.slice(0, at), one.slice(at + 2).replace(/^ask\./, '')];
        }),
      );

/** Several events were once told in any order. */
const told = (value: Json): Json => ((value as string[]).length > 1 ? [value] : value);

/** Words of earlier versions. */
export const OLDER: readonly OlderWord[] = [
  { in: 'given', old: 'stage', now: 'villain.stage' },
  { in: 'given', old: 'last', now: 'villain.last' },
  { in: 'given', old: 'villainIs', now: 'villain.*' },
  { in: 'given', old: 'threat', now: 'scheme.threat' },
  { in: 'given', old: 'schemeStage', now: 'scheme.stage' },
  { in: 'given', old: 'encounterDiscard', now: 'encounter-discard' },
  { in: 'given', old: 'villainStep', now: 'villain-step' },
  { in: 'side', old: 'identity', now: '*' },
  { in: 'does', old: 'decline', now: 'pass' },
  { in: 'then', old: 'encounterDiscard', now: 'encounter-discard' },
  { in: 'then', old: 'sideSchemes', now: 'side-schemes' },
  { in: 'then', old: 'asks', now: 'asked', turned: asked },
  { in: 'then', old: 'told', now: 'happened', turned: told },
  { in: 'then', old: 'untold', now: 'not-happened' },
  { in: 'then', old: 'outcome', now: 'won', turned: isWinning },
];
