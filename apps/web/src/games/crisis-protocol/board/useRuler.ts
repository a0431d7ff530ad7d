import { type Disc, measure, type Point } from '@assemble/crisis-protocol';
import { useState } from 'react';
import type { Seen } from './context.ts';
import { betweenWords } from './Lines.tsx';
import { between, type Model } from './measures.ts';

interface Ruler {
  readonly on: boolean;
  readonly toggle: () => void;
  /** Puts one end of the ruler down; the third time it starts anew. */
  readonly put: (p: Point) => void;
  readonly line: { readonly from: Point; readonly to: Point; readonly label: string } | null;
  readonly words: string;
}

/** What lies under a point: a character, or the point alone. */
function thingAt(models: readonly Model[], p: Point): Disc | Model {
  return models.find(({ x, y, radius }) => Math.hypot(x - p.x, y - p.y) <= radius) ?? { ...p, radius: 0 };
}

const isModel = (thing: Disc | Model): thing is Model => 'character' in thing;

/** A ruler that anybody may use at any time; nobody else sees it. */
export function useRuler(seen: Seen, hover: Point | null): Ruler {
  const { view, models, t, number, nameOf } = seen;
  const [on, setOn] = useState(false);
  const [ends, setEnds] = useState<readonly Point[]>([]);
  const [a, b = hover] = ends;
  const toggle = (): void => {
    setOn(!on);
    setEnds([]);
  };
  const put = (p: Point): void => setEnds(ends.length === 1 ? [...ends, p] : [p]);
  if (!on || a === undefined || b === null || b === undefined)
    return { on, toggle, put, line: null, words: '' };
  const [from, to] = [thingAt(models, a), thingAt(models, b)];
  const { line, distance } = measure(from, to);
  const label = t.inches(number(distance));
  if (!isModel(from) || !isModel(to)) return { on, toggle, put, line: { ...line, label }, words: label };
  const words = betweenWords(between(view, from, to), seen);
  const spoken = [
    `${nameOf(from.id)} → ${nameOf(to.id)}`,
    words.range,
    words.distance,
    words.sight,
    words.cover,
  ];
  return {
    on,
    toggle,
    put,
    line: { ...line, label: `${words.range} · ${label}` },
    words: spoken.join(' · '),
  };
}
