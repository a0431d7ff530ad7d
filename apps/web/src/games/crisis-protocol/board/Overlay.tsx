import type { Disc, Point, Preview } from '@assemble/crisis-protocol';
import { emblemOf } from '../emblem-of.ts';
import { FeatureArt } from '../terrain/FeatureArt.tsx';
import { groundOf, pointOf, previewOf, useSeen, verdictOn } from './context.ts';
import { unspoken } from './Ground.tsx';
import { arcPath, inHand, middleOf, pathOf } from './measures.ts';
import { Figure } from './Standee.tsx';
import { areaIn } from './shows.ts';
import { useLie } from './tilt.ts';

/** All legal places, shaded. */
export function Region() {
  const { placing } = useSeen();
  const ground = placing === null ? null : groundOf(placing);
  if (ground === null || ground.loops.length === 0) return null;
  return (
    <path className="cp-region" d={ground.loops.map(pathOf).join('')} fillRule="evenodd" {...unspoken} />
  );
}

/** What is being placed: where it is picked or where the pointer is, with the tool, the way and what it would hit. */
export function Trial() {
  const lie = useLie();
  const { placing, view } = useSeen();
  if (placing === null) return null;
  const ground = groundOf(placing);
  const at = pointOf(placing.at);
  const verdict = verdictOn(placing);
  const preview = previewOf(placing);
  // The rules may still be speaking of the place before.
  const told = at === null || verdict !== null ? preview : null;
  const yes = at === null ? placing.probed?.verdict.yes === true : verdict === true;
  const state = told === null ? 'asking' : yes ? 'yes' : 'no';
  const radius = ground?.radius ?? null;
  const who = view.decisions[0]?.ask.args['who'];
  const mover = typeof who === 'number' ? view.characters[who] : undefined;
  const pale: Point | null = at ?? (told?.kind === 'spot' ? told.at : null);
  return (
    <g className="cp-trial" data-state={state} data-picked={at !== null || undefined} {...unspoken}>
      {told !== null && <Told preview={told} from={ground?.from ?? null} />}
      <InHand to={told?.kind === 'hurl' ? told.path.to : null} />
      {radius !== null && pale !== null && (
        <>
          {mover !== undefined && ground?.kind === 'spot' && (
            <g
              className="cp-ghost-model"
              data-seat={mover.controller}
              transform={`translate(${pale.x} ${pale.y}) rotate(${-lie.turn}) scale(.01)`}
            >
              <Figure
                emblem={emblemOf(view.cards[mover.card]?.id ?? '')}
                radius={radius * 100}
                dazed={false}
                lie={lie}
              />
            </g>
          )}
          <circle className="cp-ghost" cx={pale.x} cy={pale.y} r={radius} />
          <path className="cp-cross" d={`M${pale.x - 0.3} ${pale.y}h.6M${pale.x} ${pale.y - 0.3}v.6`} />
          {state === 'no' && (
            <path
              className="cp-no"
              d={`M${pale.x - radius * 0.7} ${pale.y - radius * 0.7}l${radius * 1.4} ${radius * 1.4}`}
            />
          )}
        </>
      )}
      {radius === null && at !== null && <circle className="cp-aim" cx={at.x} cy={at.y} r={0.35} />}
    </g>
  );
}

/** The feature that is being thrown: where it was taken from, then where it would fly. */
function InHand({ to }: { readonly to: Point | null }) {
  const { turn } = useLie();
  const { view } = useSeen();
  const feature = inHand(view);
  if (feature === undefined) return null;
  const { x, y } = middleOf(feature.outline);
  const at = to ?? { x, y };
  return (
    <g className="cp-in-hand">
      <path className="cp-taken" d={pathOf(feature.outline)} />
      <g transform={`translate(${at.x} ${at.y}) rotate(${to === null ? 0 : 24}) translate(${-x} ${-y})`}>
        <FeatureArt feature={feature} turn={turn} />
      </g>
    </g>
  );
}

type Tool = Extract<Preview, { kind: 'spot' }>['tool'];

const toolPath = (tool: Tool): string =>
  tool === null
    ? ''
    : `M${tool.start.x} ${tool.start.y}L${tool.pivot.x} ${tool.pivot.y}L${tool.tip.x} ${tool.tip.y}`;

function Told({ preview, from }: { readonly preview: Preview; readonly from: Disc | null }) {
  switch (preview.kind) {
    case 'spot':
      return (
        <>
          {preview.tool !== null && (
            <g className="cp-tool" data-tool={preview.tool.tool}>
              {['cp-tool-ink', 'cp-tool-body', 'cp-tool-marks'].map((part) => (
                <path key={part} className={part} d={toolPath(preview.tool)} />
              ))}
              <circle cx={preview.tool.pivot.x} cy={preview.tool.pivot.y} r={0.36} />
              <circle className="cp-tool-pin" cx={preview.tool.pivot.x} cy={preview.tool.pivot.y} r={0.12} />
            </g>
          )}
          {preview.nearest !== null && (
            <g className="cp-nearest">
              <path d={`M${preview.at.x} ${preview.at.y}L${preview.nearest.x} ${preview.nearest.y}`} />
              <circle cx={preview.nearest.x} cy={preview.nearest.y} r={preview.radius} />
            </g>
          )}
        </>
      );
    case 'straight':
      return (
        <>
          <path
            className="cp-straight"
            d={`M${preview.tool.from.x} ${preview.tool.from.y}L${preview.tool.to.x} ${preview.tool.to.y}`}
          />
          <circle
            className="cp-wished"
            cx={preview.wished.x}
            cy={preview.wished.y}
            r={from?.radius ?? preview.stop.radius}
          />
          <circle className="cp-ghost" cx={preview.stop.x} cy={preview.stop.y} r={preview.stop.radius} />
          <Hits hits={preview.hits} />
        </>
      );
    case 'hurl':
      return (
        <>
          <path
            className="cp-straight"
            d={`M${preview.path.from.x} ${preview.path.from.y}L${preview.path.to.x} ${preview.path.to.y}`}
          />
          <Hits hits={preview.hits} />
        </>
      );
    case 'beam':
      return (
        <>
          <path className="cp-beam" d={pathOf(preview.corners)} />
          <Marked who={preview.attacked} className="cp-struck" />
        </>
      );
    case 'arc':
      return (
        <>
          <path
            className="cp-beam"
            d={arcPath(preview.from, preview.reach + preview.from.radius, preview.lines)}
          />
          <Marked who={preview.inside} className="cp-struck" />
        </>
      );
  }
}

/** The area of the attack on the menu that is looked at, with those it would reach. */
export function AttackArea() {
  const { view, options, eyed } = useSeen();
  const area = areaIn(view, options.find(({ id }) => id === eyed)?.args ?? {});
  if (area === undefined) return null;
  return (
    <g className="cp-area" {...unspoken}>
      <circle className="cp-beam" cx={area.from.x} cy={area.from.y} r={area.from.radius + area.reach} />
      <Marked who={area.attacked} className="cp-struck" />
      <Marked who={area.hurt} className="cp-grazed" />
    </g>
  );
}

/** Rings around characters. */
function Marked({ who, className }: { readonly who: readonly number[]; readonly className: string }) {
  const { models } = useSeen();
  return models
    .filter(({ id }) => who.includes(id))
    .map(({ id, x, y, radius }) => <circle key={id} className={className} cx={x} cy={y} r={radius + 0.3} />);
}

function Hits({ hits }: { readonly hits: readonly { readonly at: Point }[] }) {
  return hits.map(({ at }) => (
    <path
      key={`${at.x} ${at.y}`}
      className="cp-impact"
      d="M0-.6L.16-.2.6-.28.28.06.5.45.06.3-.2.6-.26.2-.6.1-.28-.14-.4-.5-.1-.26Z"
      transform={`translate(${at.x} ${at.y})`}
    />
  ));
}
