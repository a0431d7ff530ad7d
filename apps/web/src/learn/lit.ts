import type { Answer, Decision } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import type { Draft } from '../table/draft.ts';
import { type Ref, touchedBy } from '../table/hint/touched.ts';

/** The primary act of the dock. */
const PRIMARY = '[data-stage="primary"] button';

/** Stands between selectors of which the first that is seen counts. */
const OR = ' || ';

const refSelector = (ref: Ref): string =>
  `[data-stage="board"] [data-${typeof ref === 'number' ? 'entity' : 'card'}="${CSS.escape(String(ref))}"]`;

/** A part of the stage by its name: 'hand', 'used 0', 'field 1', 'card avx/…'. */
export function placeSelector(name: string): string {
  if (name.startsWith('card ')) return refSelector(name.slice('card '.length));
  return ['stage', 'place', 'zone'].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join(',');
}

/** The next things to tap for an answer; none where nothing is left to choose. */
function leftToTap(decision: Decision, draft: Draft, wanted: Answer): readonly Ref[] {
  const { things, ways } = touchedBy(decision, wanted);
  if (decision.shape === 'entities')
    return things.flatMap(({ ref }) => (draft.chosen.includes(Number(ref)) ? [] : [ref]));
  if (decision.shape !== 'assign') return things.map(({ ref }) => ref);
  // First who, then whom.
  const isPut = ({ from, to }: (typeof ways)[number]): boolean =>
    draft.put[decision.items.indexOf(Number(from))]?.includes(Number(to)) === true;
  const next = ways.find((way) => !isPut(way));
  if (next === undefined) return [];
  return [draft.picked === next.from ? next.to : next.from];
}

/** What leads to an answer: the things it touches; once they are chosen, the button that gives it. */
export function selectorsFor(asked: Asked | null, draft: Draft | null, wanted: Answer): readonly string[] {
  if (asked === null || draft === null) return [];
  const { decision } = asked;
  const left = decision.shape === 'pay' ? [] : leftToTap(decision, draft, wanted);
  if (left.length === 0) return [PRIMARY];
  if (decision.shape !== 'options') return left.map(refSelector);
  // A line of the menu names its die and its card: the one that can be tapped is lit, the die before the card.
  const byKind = [...left].sort((a, b) => Number(typeof a === 'string') - Number(typeof b === 'string'));
  const things = byKind.map((ref) => `${refSelector(ref)}:is([data-lit],[data-can])`);
  const line = `[data-stage="dock"] [data-answer="${CSS.escape(String(wanted))}"]`;
  // Where a tap on the thing would list several acts, the act itself is lit.
  const isAmong = ({ id }: { readonly id: string }): boolean =>
    touchedBy(decision, id).things.some(({ ref }) => ref === byKind[0]);
  const acts = asked.choices.filter((choice) => choice.verdict.yes && isAmong(choice));
  return [(acts.length > 1 ? [line, ...things] : [...things, line]).join(OR)];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isSeen = (element: HTMLElement): boolean => element.getBoundingClientRect().width > 0;

export const elementsOf = (selectors: readonly string[]): readonly HTMLElement[] =>
  selectors.flatMap((selector) => {
    const found = selector
      .split(OR)
      .filter(Boolean)
      .flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)])
      .find(isSeen);
    return found === undefined ? [] : [found];
  });

function boxesOf(selectors: readonly string[]): readonly Box[] {
  return elementsOf(selectors).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  });
}

/** So often the board is looked at: things glide to their places. */
const LOOK = 150;

/** Where things are seen; things that move are followed. */
export function useBoxes(selectors: readonly string[]): readonly Box[] {
  const key = selectors.join('\n');
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    const look = (): void => {
      const now = boxesOf(key === '' ? [] : key.split('\n'));
      setBoxes((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now));
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [key]);
  return boxes;
}
