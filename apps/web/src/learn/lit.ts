import type { Answer, Decision } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import type { Draft } from '../table/draft.ts';
import { type Ref, touchedBy } from '../table/hint/touched.ts';

/** The primary act of the dock. */
const PRIMARY = '[data-stage="primary"] button';

/** Stands between selectors of which the first that is seen counts. */
const OR = ' || ';

/** A place on the ground of a board begins with this, followed by its two numbers. */
const AT = 'at ';

const refSelector = (ref: Ref): string =>
  `[data-stage="board"] [data-${typeof ref === 'number' ? 'entity' : 'card'}="${CSS.escape(String(ref))}"]`;

/** Something to choose: dice that are just being rolled before what stands on the board. */
const choiceSelector = (ref: Ref): string =>
  [`[data-stage="board"] [data-die="${CSS.escape(String(ref))}"][data-lit]`, refSelector(ref)].join(OR);

/** A part of the stage by its name: 'hand', 'used 0', 'field 1', 'card avx/…'. */
export function placeSelector(name: string): string {
  if (name.startsWith('card ')) return refSelector(name.slice('card '.length));
  return ['stage', 'place', 'zone'].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join(',');
}

/** The next things to tap for an answer; none where nothing is left to choose. */
function leftToTap(decision: Decision, draft: Draft, wanted: Answer): readonly Ref[] {
  const { things, ways } = touchedBy(decision, wanted);
  if (decision.shape === 'entities' || decision.shape === 'pay')
    return things.flatMap(({ ref }) => (draft.chosen.includes(Number(ref)) ? [] : [ref]));
  if (decision.shape !== 'assign') return things.map(({ ref }) => ref);
  // First who, then whom.
  const isPut = ({ from, to }: (typeof ways)[number]): boolean =>
    draft.put[decision.items.indexOf(Number(from))]?.includes(Number(to)) === true;
  const next = ways.find((way) => !isPut(way));
  if (next === undefined) return [];
  return [draft.picked === next.from ? next.to : next.from];
}

const pointOf = (answer: Answer): readonly [x: number, y: number] | null => {
  const { x, y } = (answer ?? {}) as { readonly x?: unknown; readonly y?: unknown };
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null;
};

/** The place that is wanted, until one near enough is picked. */
function placeLeft(draft: Draft, wanted: Answer, near: number): string | null {
  const [place, picked] = [pointOf(wanted), pointOf(draft.at)];
  if (place === null) return null;
  const isThere = picked !== null && Math.hypot(place[0] - picked[0], place[1] - picked[1]) <= near;
  return isThere ? null : `${AT}${place.join(' ')}`;
}

/**
 * What leads to an answer: the things it touches; once they are chosen, the button that gives it. A price is paid as the
 * step says; where it says nothing, `paid` is false and the button pays it.
 */
export function selectorsFor(
  asked: Asked | null,
  draft: Draft | null,
  wanted: Answer,
  { near = 0, paid = false } = {},
): readonly string[] {
  if (asked === null || draft === null) return [];
  const { decision } = asked;
  if (decision.shape === 'place') return [placeLeft(draft, wanted, near) ?? PRIMARY];
  const left = decision.shape === 'pay' && !paid ? [] : leftToTap(decision, draft, wanted);
  if (left.length === 0 && decision.shape !== 'options') return [PRIMARY];
  if (decision.shape !== 'options') return left.map(choiceSelector);
  // A line of the menu names its die and its card: the one that can be tapped is lit, the die before the card.
  const byKind = [...left].sort((a, b) => Number(typeof a === 'string') - Number(typeof b === 'string'));
  const things = byKind.map((ref) => `${refSelector(ref)}:is([data-lit],[data-can])`);
  const line = `:is([data-stage="dock"], [data-answers]) [data-answer="${CSS.escape(String(wanted))}"]`;
  if (left.length === 0) return [[line, PRIMARY].join(OR)];
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
  /** A place on the ground, where nothing stands. */
  readonly ground?: true;
}

const isSeen = (element: HTMLElement): boolean => element.getBoundingClientRect().width > 0;

export const elementsOf = (selectors: readonly string[]): readonly HTMLElement[] =>
  selectors.flatMap((selector) => {
    const found = selector
      .split(OR)
      .filter((one) => one !== '' && !one.startsWith(AT))
      .flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)])
      .find(isSeen);
    return found === undefined ? [] : [found];
  });

/** Half as wide a place is lit, in the measure of the ground. */
const PLACE = 0.9;

function groundBox(selector: string): Box | null {
  const ground = document.querySelector<SVGGElement>('[data-stage="board"] [data-ground]')?.getScreenCTM();
  if (ground == null) return null;
  const [x = 0, y = 0] = selector.slice(AT.length).split(' ').map(Number);
  const middle = new DOMPoint(x, y).matrixTransform(ground);
  const half = PLACE * Math.hypot(ground.a, ground.b);
  const rounded = { x: Math.round(middle.x - half), y: Math.round(middle.y - half) };
  return { ...rounded, width: Math.round(2 * half), height: Math.round(2 * half), ground: true };
}

function boxesOf(selectors: readonly string[]): readonly Box[] {
  const places = selectors.filter((one) => one.startsWith(AT)).map(groundBox);
  return [
    ...places.filter((box) => box !== null),
    ...elementsOf(selectors).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  ];
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
