import type { Point } from '@assemble/crisis-protocol';
import { useEffect } from 'react';
import { type Camera, framed } from './camera.ts';
import { groundOf, type Seen } from './context.ts';
import { middleOf } from './measures.ts';
import { actingIn } from './names.ts';

/** Where everything lies that the question is about or that may be tapped. */
export function placesAsked(
  seen: Pick<Seen, 'view' | 'models' | 'lit' | 'picksDice' | 'options' | 'placing'>,
): readonly Point[] {
  const { view, models, lit, picksDice, options, placing } = seen;
  const ground = placing === null ? null : groundOf(placing);
  const from = ground?.from ?? null;
  const reach = ground?.kind === 'aim' ? (ground.reach ?? 0) : 0;
  const offered = options.filter((option) => option.lit).map(({ args }) => args);
  const who = new Set<unknown>([
    actingIn(view),
    ...(picksDice ? [] : lit),
    ...offered.map((args) => args['who']),
    ...view.forecasts.map(({ target }) => target),
  ]);
  const [terrain, tokens] = ['terrain', 'token'].map((name) => new Set(offered.map((args) => args[name])));
  return [
    ...(ground?.loops ?? []).flat(),
    ...(from === null ? [] : [-reach, reach].map((by) => ({ x: from.x + by, y: from.y + by }))),
    ...models.filter(({ id }) => who.has(id)),
    ...view.terrain.filter(({ id }) => terrain?.has(id)).map(({ outline }) => middleOf(outline)),
    ...view.tokens.flatMap(({ id, at }) => (at !== null && tokens?.has(id) ? [at] : [])),
  ];
}

/** On phones each question is looked at from as near as it can be; while nobody here is asked, all of it is seen. */
export function useFraming(
  seen: Seen,
  turn: number,
  setCamera: (change: (now: Camera) => Camera) => void,
): void {
  const { narrow, view, placing } = seen;
  const n = view.decisions[0]?.n ?? null;
  const isReady = placing === null || groundOf(placing) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is set once for a question, not while one looks around.
  useEffect(() => {
    if (narrow && isReady) setCamera(() => framed(n === null ? [] : placesAsked(seen), turn));
  }, [narrow, n, isReady]);
}
