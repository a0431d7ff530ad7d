import { useLocale } from '../../../shell/preferences.ts';
import { type Card, nameOf } from '../data.ts';
import { useTeamWords } from './words.ts';

interface Props {
  readonly card: Card;
  readonly dice: number;
  readonly onDice: (card: Card, dice: number) => void;
}

/**
 * Dice of a card, one more or one fewer. Nothing is blocked but what makes no sense: the rules tell what is too much.
 * Both buttons stay in place, so that the focus does too.
 */
export function Stepper({ card, dice, onDice }: Props) {
  const t = useTeamWords();
  const name = nameOf(card, useLocale());
  return (
    <span className="dice-stepper">
      <button
        type="button"
        className="button button-quiet"
        aria-label={t.fewer(name)}
        aria-disabled={dice === 0}
        onClick={() => dice > 0 && onDice(card, dice - 1)}
      >
        −
      </button>
      <span className="die-count">
        {dice}/{card.max}
      </span>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t.more(name)}
        onClick={() => onDice(card, dice + 1)}
      >
        +{dice === 0 && <span aria-hidden="true"> {t.add}</span>}
      </button>
    </span>
  );
}
