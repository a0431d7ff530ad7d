import type { ReactNode } from 'react';
import { useSeen } from './context.ts';

interface Props {
  /** The card in the match. */
  readonly id: number;
  readonly className: string;
  /** The whole name for those who do not see it. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A card on the table. A lit one is chosen by a tap; any other shows what can be done with it and why something cannot;
 * one with nothing to do is read.
 */
export function Tap({ id, className, name, children }: Props) {
  const { lit, chosen, amounts, onTap, onInspect, optionsOf, faceOf, picked, pick, t } = useSeen();
  const isLit = lit.has(id);
  const isChosen = chosen.has(id);
  const options = optionsOf(id);
  const can = options.some((option) => option.lit);
  const card = faceOf(id)?.card;
  const amount = amounts.get(id) ?? 0;
  const state = {
    className: `mc-tap ${className}`,
    'data-id': id,
    'data-lit': isLit || undefined,
    'data-can': (!isLit && can) || undefined,
    'data-dim': (options.length > 0 && !can && !isLit) || undefined,
    'data-chosen': isChosen || undefined,
    'data-card': card,
  };
  const inside = (
    <>
      {children}
      {amount > 0 && <b className="mc-amount">+{amount}</b>}
      {isChosen && (
        <span className="mc-check" aria-hidden="true">
          ✓
        </span>
      )}
    </>
  );
  if (!isLit && options.length === 0 && card === undefined)
    return (
      <div {...state}>
        <span className="hidden">{name}</span>
        <div aria-hidden="true" className="mc-inside">
          {inside}
        </div>
      </div>
    );
  const act = (): void => {
    if (isLit) onTap(id);
    else if (options.length > 0) pick(picked === id ? null : id);
    else if (card !== undefined) onInspect(card);
  };
  const note = !isLit && options.length > 0 ? ` (${can ? t.canNow : t.notNow})` : '';
  return (
    <button
      type="button"
      {...state}
      aria-label={`${name}${note}${amount > 0 ? ` +${amount}` : ''}`}
      aria-pressed={isLit || isChosen ? isChosen : undefined}
      aria-expanded={!isLit && options.length > 0 ? picked === id : undefined}
      onClick={act}
    >
      {inside}
    </button>
  );
}
