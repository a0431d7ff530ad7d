import { emblemOf } from '../emblem-of.ts';
import { useSeen } from './context.ts';
import { EmblemDrawing } from './Emblem.tsx';
import type { Model } from './measures.ts';
import { facts } from './names.ts';
import { pressable } from './press.ts';

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
      if (isTarget) {
        onTap(id);
        onSelect(id);
      } else if (option?.lit && selected === id) onOption(option.id);
      else onSelect(selected === id ? null : id);
    },
  };
}

/** A base with its character on the battlefield. */
export function ModelBase({
  model,
  turn,
  hit,
}: {
  readonly model: Model;
  readonly turn: number;
  readonly hit: number;
}) {
  const seen = useSeen();
  const { view, nameOf, selected, heat, placing } = seen;
  const { id, x, y, radius, character } = model;
  const { lit, chosen, label, tap } = useTap(id);
  const card = view.cards[character.card]?.id ?? '';
  const name = nameOf(id);
  const held = view.tokens.filter((token) => token.holder === id);
  const hands = {
    ...pressable(tap, `${label === null ? '' : `${label}. `}${name}: ${facts(character, seen).join(', ')}`),
    'aria-pressed': chosen || selected === id,
    tabIndex: placing === null ? 0 : -1,
    onPointerEnter: () => heat(id),
    onPointerLeave: () => heat(null),
    onFocus: () => heat(id),
    onBlur: () => heat(null),
  };
  return (
    <g
      className="cp-base"
      data-entity={id}
      data-card={card}
      data-seat={character.controller}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-selected={selected === id || undefined}
      data-dazed={character.dazed || undefined}
      data-activated={character.activated || undefined}
      data-active={view.turn?.character === id || undefined}
      transform={`translate(${x} ${y}) rotate(${-turn})`}
      {...hands}
    >
      <circle className="cp-hit" r={hit} />
      <circle className="cp-rim" r={radius} />
      <g transform={`scale(${radius * 0.84})`}>
        <EmblemDrawing emblem={emblemOf(card)} />
      </g>
      {character.activated && (
        <path className="cp-done" d={`M${-radius * 0.3} ${radius * 0.62}h${radius * 0.6}`} />
      )}
      {held.map((token, i) => (
        <g
          key={token.id}
          className="cp-held"
          transform={`translate(${radius * 0.8} ${-radius * 0.8 + i * 0.45})`}
        >
          <title>{seen.nameOfToken(token.id)}</title>
          <circle r={0.28} data-kind={token.kind} />
        </g>
      ))}
    </g>
  );
}
