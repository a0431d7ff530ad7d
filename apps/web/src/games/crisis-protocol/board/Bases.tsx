import { BATTLEFIELD, stoodOn } from '@assemble/crisis-protocol';
import { emblemOf } from '../emblem-of.ts';
import { shadowLength, shadowWay } from '../terrain/shadow.ts';
import { heightOf } from '../terrain/walls.ts';
import { rise, turned } from './camera.ts';
import { useSeen } from './context.ts';
import { unspoken } from './Ground.tsx';
import { Stamina } from './Miniature.tsx';
import { type Model, solidsOf } from './measures.ts';
import { facts, isGrunt, shortName } from './names.ts';
import { HeldToken } from './Objectives.tsx';
import { pressable } from './press.ts';
import { DrawnSign } from './Sign.tsx';
import { Figure, STANDEE, UPRIGHT } from './Standee.tsx';
import { useLie } from './tilt.ts';

/** What a tap on a character does: it is chosen, or what can be done with it is done on the second tap. */
export function useTap(id: number): {
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly label: string | null;
  readonly tap: () => void;
} {
  const { lit, chosen, picksDice, optionFor, onTap, onOption, onSelect, selected } = useSeen();
  const option = optionFor({ who: id });
  const isTarget = !picksDice && lit.has(id);
  return {
    lit: isTarget || option?.lit === true,
    chosen: !picksDice && chosen.has(id),
    label: option?.lit ? option.label : null,
    tap: () => {
      if (isTarget) onTap(id);
      else if (option?.lit && selected === id) onOption(option.id);
      else onSelect(selected === id ? null : id);
    },
  };
}

/** A character on the battlefield. */
export function ModelBase({ model, hit }: { readonly model: Model; readonly hit: number }) {
  const lie = useLie();
  const { turn, tilt } = lie;
  const seen = useSeen();
  const { view, nameOf, selected, heat, placing, low } = seen;
  const { id, x, y, character } = model;
  const { lit, chosen, label, tap } = useTap(id);
  const card = view.cards[character.card]?.id ?? '';
  const name = nameOf(id);
  const r = model.radius * 100;
  const [roof] = stoodOn(model, solidsOf(view));
  const up = rise(roof === undefined ? 0 : heightOf(roof.size), lie);
  const stands = tilt && !character.dazed;
  // Where the upper end of it is: of the coin, or of the card that stands on the base.
  const top = stands ? -r * STANDEE + 18 : -r * 0.86;
  // The higher it stands, the farther its shadow falls from it.
  const shadow = shadowWay(0.25 + (roof === undefined ? 0 : shadowLength(roof.size) * 0.35), 0);
  const hands = {
    ...pressable(tap, `${label === null ? '' : `${label}. `}${name}: ${facts(character, seen).join(', ')}`),
    'aria-pressed': chosen || selected === id,
    tabIndex: placing === null ? 0 : -1,
    onPointerEnter: () => heat(id),
    onPointerLeave: () => heat(null),
    onFocus: () => heat(id),
    onBlur: () => heat(null),
  };
  const isActive = view.turn?.character === id;
  // At the lower edge its name stands above it.
  const isLow = turned(model, turn).y > BATTLEFIELD - 2;
  return (
    <g
      className="cp-base"
      data-entity={id}
      data-card={card}
      data-seat={character.controller}
      data-side={character.controller === low ? 'own' : 'foe'}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-selected={selected === id || undefined}
      data-dazed={character.dazed || undefined}
      data-activated={character.activated || undefined}
      data-active={isActive || undefined}
      data-roof={roof?.size}
      transform={`translate(${x + up.x} ${y + up.y}) rotate(${-turn})`}
      {...hands}
    >
      <circle className="cp-hit" r={hit} />
      <g transform="scale(.01)">
        <ellipse className="cp-cast" cx={shadow.x * 100} cy={shadow.y * 100} rx={r * 1.04} ry={r} />
        <circle className="cp-halo" r={r + 40} />
        <Figure emblem={emblemOf(card)} radius={r} dazed={character.dazed} lie={lie} />
        {!character.dazed && (
          <Stamina
            r={r + 15}
            width={13}
            left={Math.max(0, character.stamina - character.damage)}
            most={character.stamina}
          />
        )}
        {chosen && (
          <path
            className="cp-brackets"
            d={`M${-r - 42} ${-r + 8}V${-r - 42}H${-r + 8}M${r + 42} ${-r + 8}V${-r - 42}H${r - 8}M${-r - 42} ${r - 8}V${r + 42}H${-r + 8}M${r + 42} ${r - 8}V${r + 42}H${r - 8}`}
          />
        )}
        <g transform={tilt ? UPRIGHT : undefined}>
          <Kind model={model} />
          <Conditions model={model} top={top} />
          {view.tokens
            .filter((token) => token.holder === id)
            .map((token, i) => (
              <g key={token.id} transform={`translate(${r * 0.86} ${top + i * 50})`}>
                <HeldToken token={token} />
              </g>
            ))}
          {character.activated && !character.dazed && (
            <g transform={`translate(0 ${stands ? 0 : r * 0.92})`}>
              <circle r="24" fill="#2b2551" stroke="#0c0a1c" strokeWidth="7" />
              <DrawnSign of="done" size={32} fill="#d8d1ff" />
            </g>
          )}
          {isActive && <Flag name={shortName(name)} y={isLow ? (stands ? top - 60 : -r - 74) : r + 74} />}
        </g>
      </g>
    </g>
  );
}

/** At its lower left: three heads for Grunts, two arrows for whoever is in another Form than the Normal one. */
function Kind({ model: { character, radius } }: { readonly model: Model }) {
  const { view } = useSeen();
  const grunt = isGrunt(character, view);
  if (!grunt && character.form === 0) return null;
  const r = radius * 100;
  return (
    <g
      className="cp-kind"
      data-kind={grunt ? 'grunt' : 'form'}
      transform={`translate(${-r * 0.86} ${r * 0.62})`}
    >
      <circle r="25" />
      {grunt ? <path d={HEADS} /> : <DrawnSign of="shake" size={34} fill="#14102c" />}
    </g>
  );
}

const HEADS = [
  [-10, 7],
  [10, 7],
  [0, -8],
]
  .map(([x, y]) => `M${x} ${y}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0`)
  .join('');

/** Conditions at its upper left, one beside the other. */
function Conditions({ model: { character, radius }, top }: { readonly model: Model; readonly top: number }) {
  const r = radius * 100;
  return character.conditions.map((condition, i) => (
    <g key={condition} transform={`translate(${-r * 0.9 + i * 44} ${top})`}>
      <circle className="cp-condition" data-condition={condition} r="27" />
      <DrawnSign of={condition} size={38} fill="#2a0d00" />
    </g>
  ));
}

/** The name of whoever acts, below it. */
function Flag({ name, y }: { readonly name: string; readonly y: number }) {
  const wide = name.length * 25 + 44;
  return (
    <g className="cp-flag" transform={`translate(0 ${y})`} {...unspoken}>
      <rect x={-wide / 2} y="-34" width={wide} height="66" rx="14" />
      <text y="2">{name}</text>
    </g>
  );
}
