import { arcLines, type Point, rangeLength } from '@assemble/crisis-protocol';
import { EmblemShape } from '../../../emblems/EmblemShape.tsx';
import { emblemOf } from '../emblem-of.ts';
import { arc } from './arcs.ts';
import { useSeen } from './context.ts';
import { arcPath, type TokenView } from './measures.ts';
import { pressable } from './press.ts';
import { useLie } from './tilt.ts';
import { isContested, ownerOf, paysOf, tokenState } from './tokens.ts';

const RADIUS = 0.6;

/** The crisis that it belongs to, as its sign. */
function TokenSign({ token, size }: { readonly token: TokenView; readonly size: number }) {
  const { view } = useSeen();
  const emblem = emblemOf(view.cards[view.mission[token.crisis]]?.id ?? '');
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}>
      <EmblemShape emblem={emblem} ink={44} />
    </g>
  );
}

/** An objective in somebody's hands. */
export function HeldToken({ token }: { readonly token: TokenView }) {
  const { nameOfToken } = useSeen();
  return (
    <g className="cp-held" data-place={`token ${token.id}`}>
      <title>{nameOfToken(token.id)}</title>
      <circle r="33" />
      <TokenSign token={token} size={44} />
    </g>
  );
}

interface Props {
  readonly token: TokenView;
  /** Where it is drawn, so that nothing hides it. */
  readonly at: Point;
}

/** An objective that lies on the battlefield: whose it is, whether it is disputed, and what it pays. */
export function ObjectiveToken({ token, at: drawn }: Props) {
  const seen = useSeen();
  const { turn } = useLie();
  const { at, kind, crisis, exhausted, facing } = token;
  if (at === null) return null;
  const option = seen.optionFor({ token: token.id });
  const press = option?.lit ? () => seen.onOption(option.id) : undefined;
  const owner = ownerOf(token, seen.view);
  const contested = isContested(token, seen.view);
  const state = `${seen.nameOfToken(token.id)}: ${tokenState(token, seen)}`;
  const cone = facing === null ? null : arcLines({ x: at.x, y: at.y, radius: RADIUS, aim: facing });
  const isAside = drawn.x !== at.x || drawn.y !== at.y;
  const pays = paysOf(token, seen.view);
  return (
    <g
      className="cp-token"
      data-place={`token ${token.id}`}
      data-at={`${at.x} ${at.y}`}
      data-kind={kind}
      data-crisis={crisis}
      data-seat={contested ? undefined : (owner ?? undefined)}
      data-contested={contested || undefined}
      data-exhausted={exhausted || undefined}
      data-lit={press !== undefined || undefined}
      {...pressable(press, option === undefined ? state : `${option.label}. ${state}`)}
    >
      <title>{state}</title>
      {cone !== null && <path className="cp-arc" d={arcPath(at, rangeLength(3) + RADIUS, cone)} />}
      {crisis === 'secure' && (
        <circle className="cp-within" cx={at.x} cy={at.y} r={RADIUS + rangeLength(1)} />
      )}
      {isAside && <path className="cp-stem" d={`M${at.x} ${at.y}L${drawn.x} ${drawn.y}`} />}
      <g transform={`translate(${drawn.x} ${drawn.y}) rotate(${-turn}) scale(.01)`}>
        <ellipse className="cp-cast" cx="9" cy="12" rx="62" ry="60" />
        <circle className="cp-token-disc" r="60" />
        {contested ? (
          <>
            <path className="cp-half" data-seat={seen.low} d={arc(53, 95, 265)} />
            <path className="cp-half" data-seat={seen.high} d={arc(53, -85, 85)} />
          </>
        ) : (
          <circle className="cp-token-ring" r="52" />
        )}
        <TokenSign token={token} size={74} />
        {contested && (
          <g transform="translate(0 -78)">
            <path className="cp-dispute" d="M-30-22H30L22 26H-22Z" />
            <text className="cp-dispute-text" y="2">
              !
            </text>
          </g>
        )}
        {pays > 0 && (
          <g transform="translate(52 44)">
            <circle className="cp-pays" data-seat={owner ?? undefined} r="30" />
            <text className="cp-pays-text" y="2">{`+${pays}`}</text>
          </g>
        )}
      </g>
    </g>
  );
}
