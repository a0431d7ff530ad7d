import type { Point } from '@assemble/crisis-protocol';
import { useEffect, useRef } from 'react';
import type { Placing } from '../../../table/board.ts';
import { groundOf, pointOf, previewOf, verdictOn } from './context.ts';
import { type Joint, jointAt, swung } from './joint.ts';
import { straightOn } from './shift.ts';

/** A tap beside the legal ground is drawn to it from so near. */
const SNAP = 0.75;
/** So far beside a base a finger still means it. */
const NEAR = 0.6;

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
const same = (one: Point | null, other: Point | null): boolean => one?.x === other?.x && one?.y === other?.y;

/** What hands do with something that is being placed: a tap picks, a second one gives; a drag from its base gives too; a drag at the joint of its tool swings it. */
export function usePlacing(placing: Placing | null) {
  /** The tap that may be drawn to the nearest legal place. */
  const tapped = useRef<Point | null>(null);
  /** Whether what is being dragged was taken up from where it stands. */
  const lifted = useRef(false);
  /** The joint of a bent tool that is being pulled. */
  const joint = useRef<Joint | null>(null);
  /** Where it was let go: given once the rules have said yes to it. */
  const dropped = useRef<Point | null>(null);
  const ground = placing === null ? null : groundOf(placing);
  const picked = placing === null ? null : pointOf(placing.at);
  const verdict = placing === null ? null : verdictOn(placing);
  const preview = placing === null ? null : previewOf(placing);
  const nearest = preview?.kind === 'spot' ? preview.nearest : null;

  useEffect(() => {
    if (placing === null || verdict === null) return;
    const at = pointOf(placing.at);
    if (verdict) {
      if (dropped.current !== null && same(dropped.current, at)) {
        dropped.current = null;
        placing.onGive();
      }
      return;
    }
    dropped.current = null;
    if (at === null || nearest === null || !same(tapped.current, at)) return;
    tapped.current = null;
    if (Math.hypot(at.x - nearest.x, at.y - nearest.y) <= SNAP) placing.onPlace({ ...nearest });
  }, [placing, verdict, nearest]);

  /** The question that was aimed for whoever decides. */
  const aimed = useRef<number | null>(null);
  useEffect(() => {
    if (placing === null || placing.at !== null || aimed.current === placing.n) return;
    const straight = straightOn(placing);
    if (straight === null) return;
    aimed.current = placing.n;
    placing.onPlace({ ...straight });
  }, [placing]);

  const isOn = (p: Point, middle: Point | null | undefined): boolean =>
    middle != null && Math.hypot(p.x - middle.x, p.y - middle.y) < (ground?.radius ?? 0.5) + NEAR;
  const forget = (): void => {
    tapped.current = null;
  };
  return {
    picked,
    forget,
    tap: (p: Point): void => {
      if (placing === null) return;
      // Two taps move: the second one, on what is picked, gives it.
      if (verdict === true && isOn(p, picked) && ground?.radius != null) {
        placing.onGive();
        return;
      }
      const at = rounded(p);
      tapped.current = at;
      placing.onPlace({ ...at });
    },
    hover: (p: Point): void => {
      if (placing !== null && placing.at === null) placing.onTry({ ...rounded(p) });
    },
    mayGrab: (p: Point): boolean => {
      joint.current = jointAt(p, verdict === true ? preview : null, ground?.from ?? null, picked);
      lifted.current = picked === null && ground?.kind === 'spot' && isOn(p, ground.from);
      return joint.current !== null || lifted.current || isOn(p, picked);
    },
    drag: (p: Point): void => {
      forget();
      placing?.onPlace({ ...rounded(joint.current === null ? p : swung(joint.current, p)) });
    },
    drop: (p: Point): void => {
      if (!lifted.current || placing === null) return;
      lifted.current = false;
      dropped.current = rounded(p);
      placing.onPlace({ ...dropped.current });
    },
  };
}
