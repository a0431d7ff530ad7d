import type { Point } from '@assemble/crisis-protocol';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import {
  type Camera,
  inchesPerPixel,
  moved,
  rotated,
  squashOf,
  underPointer,
  unturned,
  zoomed,
} from './camera.ts';

/** So far a pointer has to go before it moves the picture: less is a tap. */
const SLACK = 6;
const DOUBLE_TAP_MS = 320;

interface Wishes {
  /** While something is placed or measured, a tap on a thing is a tap on the ground under it. */
  readonly onlyGround: boolean;
  /** A tap on the ground, in inches of the table. */
  readonly onGround: (p: Point) => void;
  readonly onHover: (p: Point | null) => void;
  /** Whether something lies there that is dragged instead of the picture. */
  readonly mayGrab: (p: Point) => boolean;
  readonly onDrag: (p: Point) => void;
  /** What was dragged is let go. */
  readonly onDrop: (p: Point) => void;
  readonly onDoubleTap: () => void;
}

interface Pointer {
  readonly x: number;
  readonly y: number;
}

/** Reads mice and fingers over the picture: one moves it or drags what it grabbed, two also widen and turn it. */
export function usePointers(
  svg: RefObject<SVGSVGElement | null>,
  camera: Camera,
  setCamera: (change: (camera: Camera) => Camera) => void,
  wishes: Wishes,
) {
  const down = useRef(new Map<number, Pointer>());
  const grabbed = useRef(false);
  const travelled = useRef(false);
  const lastTap = useRef(0);
  /** Where a pointer was let go last. */
  const letGo = useRef({ clientX: 0, clientY: 0 });

  const screen = (): DOMRect => svg.current?.getBoundingClientRect() ?? new DOMRect();
  const pointAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point =>
    unturned(underPointer(camera, screen(), clientX, clientY), camera.turn);

  // React listens to wheels passively: the page would scroll along.
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = 1.0015 ** -event.deltaY;
      setCamera((now) => {
        const at = underPointer(now, element.getBoundingClientRect(), event.clientX, event.clientY);
        return zoomed(now, factor, at);
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, setCamera]);

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.current.size === 1) {
      travelled.current = false;
      grabbed.current = wishes.mayGrab(pointAt(event));
    } else grabbed.current = false;
  };

  const onPointerMove = (event: PointerEvent): void => {
    const before = down.current.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') wishes.onHover(pointAt(event));
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (!travelled.current && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    travelled.current = true;
    svg.current?.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, now);
    if (grabbed.current) {
      wishes.onDrag(pointAt(event));
      return;
    }
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    const box = screen();
    setCamera((current) => {
      const k = inchesPerPixel(current, box);
      if (other === undefined)
        return moved(current, (before.x - now.x) * k, ((before.y - now.y) * k) / squashOf(current));
      return pinched(current, box, other, before, now);
    });
  };

  const onPointerUp = (event: PointerEvent): void => {
    letGo.current = { clientX: event.clientX, clientY: event.clientY };
    down.current.delete(event.pointerId);
    if (grabbed.current && travelled.current) wishes.onDrop(pointAt(event));
    grabbed.current = false;
  };

  const tapped = (event: MouseEvent): void => {
    if (event.timeStamp - lastTap.current < DOUBLE_TAP_MS) wishes.onDoubleTap();
    lastTap.current = event.timeStamp;
    // Not where the click is: browsers draw the clicks of fingers to things that can be pressed nearby.
    wishes.onGround(pointAt(letGo.current));
  };
  /** A click that ends a drag is none; where only the ground counts, nothing on it is pressed. */
  const onClickCapture = (event: MouseEvent): void => {
    const isDrag = travelled.current;
    travelled.current = false;
    if (!isDrag && !wishes.onlyGround) return;
    event.stopPropagation();
    if (!isDrag) tapped(event);
  };
  const onClick = (event: MouseEvent): void => {
    const isThing = event.target instanceof Element && event.target.closest('[role="button"]') !== null;
    if (!isThing) tapped(event);
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onPointerLeave: () => wishes.onHover(null),
    onClickCapture,
    onClick,
  };
}

/** One of two fingers moved: the picture goes along with both. */
function pinched(camera: Camera, box: DOMRect, still: Pointer, before: Pointer, now: Pointer): Camera {
  const [ax, ay] = [before.x - still.x, before.y - still.y];
  const [bx, by] = [now.x - still.x, now.y - still.y];
  const factor = Math.hypot(bx, by) / Math.max(1, Math.hypot(ax, ay));
  const angle = (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
  const at = underPointer(camera, box, still.x, still.y);
  const nearer = zoomed(camera, factor, at);
  // The finger that stays holds its place: the table turns around it.
  const table = unturned(at, nearer.turn);
  const turnedOne = rotated(nearer, angle);
  const after = unturned(underPointer(turnedOne, box, still.x, still.y), turnedOne.turn);
  const [c, s] = [Math.cos((turnedOne.turn * Math.PI) / 180), Math.sin((turnedOne.turn * Math.PI) / 180)];
  const [dx, dy] = [table.x - after.x, table.y - after.y];
  return moved(turnedOne, dx * c - dy * s, dx * s + dy * c);
}
