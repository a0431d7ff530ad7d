import type { Disc, Point } from '@assemble/crisis-protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { content } from '../data.ts';
import { type Camera, centred, layOf, tilted, viewBoxOf, whole } from './camera.ts';
import { groundOf, homeOf, type Seen, useSeen } from './context.ts';
import { attackMeant } from './forecasts.ts';
import { unspoken } from './Ground.tsx';
import { lastMoves } from './ghosts.ts';
import { Bands, RulerLine, SightLine, TargetLabels } from './Lines.tsx';
import { MiniMap } from './MiniMap.tsx';
import { between, radiusOf } from './measures.ts';
import { Nudge } from './Nudge.tsx';
import { actingIn } from './names.ts';
import { AttackArea, Region, Trial } from './Overlay.tsx';
import { Pieces } from './Pieces.tsx';
import { Sky } from './Sky.tsx';
import { FieldTools } from './Tools.tsx';
import { LieContext } from './tilt.ts';
import { fanned } from './tokens.ts';
import { Under } from './Under.tsx';
import { useFieldKeys } from './useFieldKeys.ts';
import { useFraming } from './useFraming.ts';
import { usePlacing } from './usePlacing.ts';
import { usePointers } from './usePointers.ts';
import { useRuler } from './useRuler.ts';

/** From whom things are measured, and towards whom. */
function useEyes(seen: Seen, picked: Point | null) {
  const { view, models, selected, hot, placing, picksDice, chosen } = seen;
  const ground = placing === null ? null : groundOf(placing);
  const acting = actingIn(view);
  // Whoever acts is measured from; somebody else only where nobody does.
  const origin = models.find(({ id }) => id === (acting ?? selected));
  const target = models.find(
    ({ id, character }) =>
      id !== origin?.id &&
      (id === hot || (hot === null && !picksDice && chosen.has(id))) &&
      (placing === null || character.controller !== origin?.character.controller),
  );
  const ghost: Disc | null =
    picked !== null && ground?.radius != null ? { ...picked, radius: ground.radius } : null;
  return { eye: ghost ?? origin ?? null, target };
}

/** The battlefield, seen from above. */
export function Field() {
  const seen = useSeen();
  const { view, models, placing, selected, onSelect, t, low, events, reducedMotion, eyed, options } = seen;
  const svg = useRef<SVGSVGElement>(null);
  const home = homeOf(view, low);
  const [camera, setCamera] = useState<Camera>(() => whole(home));
  const [bands, setBands] = useState(true);
  const [hover, setHover] = useState<Point | null>(null);
  const ruler = useRuler(seen, hover);
  const hand = usePlacing(placing);

  // One's own edge comes to the bottom when it becomes known.
  useEffect(() => setCamera(({ tilt: now }) => (now ? tilted(whole(home)) : whole(home))), [home]);

  useFraming(seen, camera.turn, setCamera);

  const follow = seen.centred;
  useEffect(() => {
    if (follow === null) return;
    setCamera((now) => (now.span < whole(now.turn).span - 1 ? centred(now, follow) : now));
  }, [follow]);

  const handlers = usePointers(svg, camera, setCamera, {
    onlyGround: ruler.on || placing !== null,
    onGround: (p) => {
      if (ruler.on) ruler.put(p);
      else if (placing !== null) hand.tap(p);
      else if (selected !== null) onSelect(null);
    },
    onHover: (p) => {
      setHover(p);
      if (p !== null) hand.hover(p);
    },
    mayGrab: hand.mayGrab,
    onDrag: hand.drag,
    onDrop: hand.drop,
    onDoubleTap: () => {
      if (placing === null && !ruler.on) setCamera(whole(camera.turn, camera.tilt));
    },
  });
  const onKeyDown = useFieldKeys({ placing, camera, setCamera, onRuler: ruler.toggle, onMoved: hand.forget });

  const { eye, target } = useEyes(seen, hand.picked);
  const found = useMemo(
    () => (eye === null || target === undefined ? null : between(view, eye, target)),
    [view, eye, target],
  );
  const meant = attackMeant(view, options.find(({ id }) => id === eyed)?.args);
  const { turn, tilt } = camera;
  const places = useMemo(() => fanned(view.tokens, models, turn), [view.tokens, models, turn]);
  const hitRadius = Math.max(0, (camera.span / 400) * 14);
  const viewBox = viewBoxOf(camera);
  const lie = useMemo(() => ({ turn, tilt }), [turn, tilt]);
  return (
    <LieContext value={lie}>
      <div
        className="cp-field"
        data-still={reducedMotion || undefined}
        data-tilt={tilt || undefined}
        data-place="table"
      >
        <section
          className="cp-scroll"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved and measured by keys.
          tabIndex={0}
          aria-label={t.field}
          aria-describedby="cp-help"
          onKeyDown={onKeyDown}
        >
          <p id="cp-help" hidden>
            {t.fieldHelp}
          </p>
          {tilt && <Sky />}
          <Under viewBox={viewBox} />
          <svg
            ref={svg}
            className="cp-svg"
            viewBox={viewBox}
            data-mode={
              placing !== null && groundOf(placing) !== null ? 'place' : ruler.on ? 'ruler' : undefined
            }
            {...handlers}
          >
            <title>{t.field}</title>
            <g data-ground="" transform={layOf(camera)}>
              {(meant !== null || found !== null) && placing === null && (
                <rect className="cp-dim" width="36" height="36" />
              )}
              <Region />
              {bands && eye !== null && (
                <Bands around={eye} reach={meant === null ? null : content.attack(meant).range} />
              )}
              <Pieces found={found} places={places} hit={hitRadius}>
                <Ghosts events={events} />
              </Pieces>
              {found !== null && eye !== null && target !== undefined && (
                <SightLine from={eye} to={target} found={found} />
              )}
              <TargetLabels meant={meant} except={target?.id ?? null} />
              <AttackArea />
              <Trial />
              {ruler.line !== null && <RulerLine {...ruler.line} />}
            </g>
          </svg>
        </section>
        <FieldTools
          onCamera={setCamera}
          bands={bands}
          onBands={() => setBands(!bands)}
          ruler={ruler.on}
          onRuler={ruler.toggle}
          tilt={tilt}
        />
        <MiniMap svg={svg} camera={camera} onCamera={setCamera} />
        {ruler.on && (
          <output className="cp-reading">{ruler.line === null ? t.rulerHelp : ruler.words}</output>
        )}
        <Nudge turn={turn} />
      </div>
    </LieContext>
  );
}

/** Where characters stood before the last activation moved them. */
function Ghosts({ events }: { readonly events: ReturnType<typeof useSeen>['events'] }) {
  const { view, t } = useSeen();
  const moves = useMemo(() => lastMoves(events), [events]);
  return moves.map(({ who, from, to }) => {
    const character = view.characters[who];
    if (character === undefined) return null;
    return (
      <g key={who} className="cp-was" data-seat={character.controller} {...unspoken}>
        <title>{t.wouldMove}</title>
        <circle cx={from.x} cy={from.y} r={radiusOf(character)} />
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      </g>
    );
  });
}
