import type { View } from '@assemble/dice-masters';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Box, type Laid, type Scene, type Travel, travelsBetween } from './travels.ts';

interface Kept extends Scene {
  readonly pictures: ReadonlyMap<number, Element>;
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.3, 1)';

const placesIn = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-place]'),
];

const laidIn = (root: Element): Laid =>
  new Map(
    placesIn(root).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.dataset['place'] ?? '', { x, y, width, height }];
    }),
  );

const placeOf = (die: number): string => `[data-place="die ${die}"]`;

/** What a die looked like, so that it can still be shown once it has been swallowed by a pile. */
const picturesIn = (root: Element, view: View): ReadonlyMap<number, Element> =>
  new Map(
    view.dice.flatMap(({ id }) => {
      const picture = root.querySelector(`${placeOf(id)} .die`);
      return picture === null ? [] : [[id, picture]];
    }),
  );

const between = (from: Box, to: Box): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;

function arrive(root: Element, { die, from, to, delay, duration }: Travel): Animation | undefined {
  return root
    .querySelector(placeOf(die))
    ?.animate([{ transform: between(from, to) }, { transform: 'none' }], {
      duration,
      delay,
      easing: EASE,
      fill: 'backwards',
    });
}

/** Its picture flies over the board and fades into the pile. */
function leave(root: Element, picture: Element | undefined, travel: Travel): Animation | undefined {
  if (picture === undefined) return undefined;
  const { from, to, out, delay, duration } = travel;
  const edge = root.getBoundingClientRect();
  const flight = document.createElement('div');
  flight.className = 'dm-flight';
  flight.ariaHidden = 'true';
  flight.style.cssText = `left:${from.x - edge.x}px;top:${from.y - edge.y}px;width:${from.width}px`;
  flight.append(picture.cloneNode(true));
  root.append(flight);
  const [x, y] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  const animation = flight.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.4)${out ? ' rotate(540deg)' : ''}`, opacity: 0.2 },
    ],
    { duration, delay, easing: EASE, fill: 'both' },
  );
  const land = (): void => flight.remove();
  animation.onfinish = land;
  animation.oncancel = land;
  return animation;
}

/**
 * Dice glide from where they lay to where they lie: nothing but their transform and opacity changes. Those that are thrown
 * come through the air.
 */
export function useTravels(
  root: RefObject<HTMLElement | null>,
  view: View,
  thrown: readonly number[],
  still: boolean,
): void {
  const last = useRef<Kept | null>(null);
  const running = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    for (const animation of running.current) animation.cancel();
    const now: Kept = { view, laid: laidIn(element), pictures: picturesIn(element, view) };
    const before = last.current;
    last.current = now;
    if (before === null || before.view === view || still) return;
    running.current = travelsBetween(before, now)
      .filter(({ die }) => !thrown.includes(die))
      .map((travel) =>
        travel.stays ? arrive(element, travel) : leave(element, before.pictures.get(travel.die), travel),
      )
      .filter((animation) => animation !== undefined);
  }, [root, view, thrown, still]);
  // In a window of another size everything lies elsewhere without having travelled.
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (last.current !== null) last.current = { ...last.current, laid: laidIn(element) };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
}
