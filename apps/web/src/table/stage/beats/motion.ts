import type { Beat } from './beat.ts';

/** Where an entity is seen on the board. */
export const thingOf = (root: Element, entity: number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-stage="board"] [data-entity="${entity}"]`);

const middle = (element: Element): readonly [x: number, y: number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** So far of the way to its target somebody lunges. */
const REACH = 0.45;

/** Moves what a beat moves; what is moved goes back by itself. Only transforms, so that nothing else has to be laid out. */
export function move(root: Element, { shakes, lunge }: Beat, ms: number): void {
  for (const entity of shakes ?? [])
    thingOf(root, entity)?.animate(
      [0, -6, 5, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: Math.min(ms, 260), composite: 'add' },
    );
  const from = lunge && thingOf(root, lunge.from);
  const to = lunge && thingOf(root, lunge.to);
  if (!from || !to) return;
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  from.animate(
    [
      { transform: 'none', offset: 0 },
      { transform: `translate(${(x - toX) * 0.04}px, ${(y - toY) * 0.04}px)`, offset: 0.25 },
      { transform: `translate(${(toX - x) * REACH}px, ${(toY - y) * REACH}px) scale(1.12)`, offset: 0.55 },
      { transform: 'none', offset: 1 },
    ],
    { duration: ms, easing: 'ease-in-out', composite: 'add' },
  );
}
