import type { Disc, Point } from '@assemble/crisis-protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ModelBase } from './Bases.tsx';
import { type Camera, centred, turnFor, whole } from './camera.ts';
import { groundOf, pointOf, previewOf, useSeen, verdictOn } from './context.ts';
import { ObjectiveToken, TableTop, TerrainFeature, unspoken } from './Ground.tsx';
import { lastMoves } from './ghosts.ts';
import { Bands, RulerLine, SightLine, TargetLabels } from './Lines.tsx';
import { MiniMap } from './MiniMap.tsx';
import { between, radiusOf } from './measures.ts';
import { Nudge } from './Nudge.tsx';
import { actingIn } from './names.ts';
import { AttackArea, Region, Trial } from './Overlay.tsx';
import { FieldTools } from './Tools.tsx';
import { useFieldKeys } from './useFieldKeys.ts';
import { usePointers } from './usePointers.ts';
import { useRuler } from './useRuler.ts';

/** A tap beside the legal ground is drawn to it from so near. */
const SNAP = 0.75;

/** The battlefield, seen from above. */
export function Field() {
  const seen = useSeen();
  const { view, models, placing, selected, onSelect, hot, t, low, events, reducedMotion } = seen;
  const svg = useRef<SVGSVGElement>(null);
  const home = turnFor(view.players[low]?.edge ?? 'bottom');
  const [camera, setCamera] = useState<Camera>(() => whole(home));
  const [bands, setBands] = useState(true);
  const [hover, setHover] = useState<Point | null>(null);
  const ruler = useRuler(seen, hover);
  /** The tap that may be drawn to the nearest legal place. */
  const tapped = useRef<string | null>(null);

  // One's own edge comes to the bottom when it becomes known.
  useEffect(() => setCamera(whole(home)), [home]);

  const follow = seen.centred;
  useEffect(() => {
    if (follow === null) return;
    setCamera((now) => centred({ ...now, span: Math.min(now.span, 20) }, follow));
  }, [follow]);

  const verdict = placing === null ? null : verdictOn(placing);
  const preview = placing === null ? null : previewOf(placing);
  const nearest = preview?.kind === 'spot' ? preview.nearest : null;
  useEffect(() => {
    if (placing === null || verdict !== false || nearest === null) return;
    const at = pointOf(placing.at);
    if (at === null || tapped.current !== JSON.stringify(at)) return;
    tapped.current = null;
    if (Math.hypot(at.x - nearest.x, at.y - nearest.y) <= SNAP) placing.onPlace({ ...nearest });
  }, [placing, verdict, nearest]);

  const ground = placing === null ? null : groundOf(placing);
  const picked = placing === null ? null : pointOf(placing.at);
  const handlers = usePointers(svg, camera, setCamera, {
    onlyGround: ruler.on || placing !== null,
    onGround: (p) => {
      const at = { x: rounded(p.x), y: rounded(p.y) };
      if (ruler.on) ruler.put(at);
      else if (placing !== null) {
        tapped.current = JSON.stringify(at);
        placing.onPlace(at);
      } else if (selected !== null) onSelect(null);
    },
    onHover: (p) => {
      setHover(p);
      if (p !== null && placing !== null && placing.at === null)
        placing.onTry({ x: rounded(p.x), y: rounded(p.y) });
    },
    mayGrab: (p) =>
      picked !== null && Math.hypot(p.x - picked.x, p.y - picked.y) < (ground?.radius ?? 0.5) + 0.6,
    onDrag: (p) => {
      tapped.current = null;
      placing?.onPlace({ x: rounded(p.x), y: rounded(p.y) });
    },
    onDoubleTap: () => {
      if (placing === null && !ruler.on) setCamera(whole(camera.turn));
    },
  });

  const onKeyDown = useFieldKeys({
    placing,
    camera,
    setCamera,
    onRuler: ruler.toggle,
    onMoved: () => {
      tapped.current = null;
    },
  });

  const acting = actingIn(view);
  const origin = models.find(({ id }) => id === (selected ?? acting));
  const target = models.find(
    ({ id }) => id !== origin?.id && (id === hot || (hot === null && !seen.picksDice && seen.chosen.has(id))),
  );
  const ghost: Disc | null =
    picked !== null && ground?.radius != null ? { ...picked, radius: ground.radius } : null;
  const eye = ghost ?? origin ?? null;
  const found = useMemo(
    () => (eye === null || target === undefined ? null : between(view, eye, target)),
    [view, eye, target],
  );
  const { turn } = camera;
  const hitRadius = Math.max(0, (camera.span / 400) * 14);
  return (
    <div className="cp-field" data-still={reducedMotion || undefined}>
      <FieldTools
        onCamera={setCamera}
        bands={bands}
        onBands={() => setBands(!bands)}
        ruler={ruler.on}
        onRuler={ruler.toggle}
      />
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
        <svg
          ref={svg}
          className="cp-svg"
          viewBox={`${camera.x - camera.span / 2} ${camera.y - camera.span / 2} ${camera.span} ${camera.span}`}
          data-mode={ground !== null ? 'place' : ruler.on ? 'ruler' : undefined}
          {...handlers}
        >
          <title>{t.field}</title>
          <g transform={`rotate(${turn} 18 18)`}>
            <TableTop turn={turn} />
            <Region />
            {view.terrain.map((feature) => (
              <TerrainFeature
                key={feature.id}
                feature={feature}
                turn={turn}
                marked={markOf(feature.id, found)}
              />
            ))}
            {view.tokens.map((token) => (
              <ObjectiveToken key={token.id} token={token} turn={turn} />
            ))}
            <Ghosts events={events} />
            {bands && eye !== null && <Bands around={eye} turn={turn} />}
            {models.map((model) => (
              <ModelBase key={model.id} model={model} turn={turn} hit={Math.max(model.radius, hitRadius)} />
            ))}
            {found !== null && eye !== null && target !== undefined && (
              <SightLine from={eye} to={target} found={found} turn={turn} />
            )}
            <TargetLabels turn={turn} />
            <AttackArea />
            <Trial />
            {ruler.line !== null && <RulerLine {...ruler.line} turn={turn} />}
          </g>
        </svg>
      </section>
      <MiniMap svg={svg} camera={camera} onCamera={setCamera} />
      {ruler.on && <output className="cp-reading">{ruler.line === null ? t.rulerHelp : ruler.words}</output>}
      <Nudge turn={turn} />
    </div>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function markOf(id: number | string, found: ReturnType<typeof between> | null): 'blocks' | 'covers' | null {
  if (found === null) return null;
  if (!found.sight.yes && found.sight.blockedBy.includes(id)) return 'blocks';
  return found.cover.yes && found.cover.from.some((one) => one.id === id) ? 'covers' : null;
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
