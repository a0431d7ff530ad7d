import type { View } from '@assemble/champions';
import type { ReactNode } from 'react';
import { type Side, Thing } from '../../../table/stage/Thing.tsx';
import { useSeen } from './context.ts';
import { plateFor } from './plates.ts';

interface Props {
  /** The card in the match. */
  readonly id: number;
  readonly className: string;
  /** The whole name for those who do not see it. */
  readonly name: string;
  readonly exhausted?: boolean;
  readonly children: ReactNode;
}

/** Whose it is: cards of the scenario are the other side, everything else the players'. */
const sideOf = (id: number, { play }: View): Side => {
  const piece = play.find((one) => one.id === id);
  return piece !== undefined && piece.controller < 0 ? 'foe' : 'own';
};

/**
 * A card on the table. A lit one is chosen by a tap. Of any other the only thing that can be done is done at once;
 * several, and what may be done to an enemy, are listed at it, with why something cannot be done; one with nothing to do
 * is read.
 */
export function Tap({ id, className, name, exhausted = false, children }: Props) {
  const seen = useSeen();
  const { view, lit, chosen, amounts, onTap, onOption, onInspect, faceOf, picked, pick, t } = seen;
  const isLit = lit.has(id);
  const options = seen.optionsOf(id);
  const open = options.filter((option) => option.lit);
  const offers = seen.offersOn(id);
  const card = faceOf(id)?.card;
  const amount = amounts.get(id) ?? 0;
  const piece = isLit ? view.play.find((one) => one.id === id) : undefined;
  const plate = piece === undefined ? null : plateFor(piece, view, t);
  const lists = offers.length > 0 || options.length > 0;
  // What should be known before is read before: then also the only thing is listed.
  const atOnce = open.length === 1 && open[0]?.but.length === 0 && offers.length === 0;
  const act = (): void => {
    const [only] = open;
    if (isLit) onTap(id);
    else if (only !== undefined && atOnce) onOption(only.id);
    else if (lists) pick(picked === id ? null : id);
    else if (card !== undefined) onInspect(card);
  };
  const note = isLit || options.length === 0 ? '' : ` (${open.length > 0 ? t.canNow : t.notNow})`;
  return (
    <Thing
      className={`mc-tap ${className}${exhausted ? ' mc-turned' : ''}`}
      name={[
        `${name}${note}`,
        ...(plate === null ? [] : [plate.text]),
        ...(amount > 0 ? [`+${amount}`] : []),
      ].join(', ')}
      lit={isLit}
      can={open.length > 0}
      dim={options.length > 0 && open.length === 0}
      chosen={chosen.has(id)}
      side={sideOf(id, view)}
      expanded={!isLit && lists && !atOnce ? picked === id : undefined}
      card={card}
      entity={id}
      onTap={isLit || lists || card !== undefined ? act : undefined}
    >
      {children}
      {plate !== null && (
        <b className="mc-plate" data-is={plate.is}>
          {plate.text}
        </b>
      )}
      {amount > 0 && <b className="mc-amount">+{amount}</b>}
    </Thing>
  );
}
