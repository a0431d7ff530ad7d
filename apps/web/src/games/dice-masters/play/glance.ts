import type { View } from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import type { GlanceOf } from '../../../table/board.ts';
import { cardAt, diceIn, dieById, faceOf } from '../board/dice.ts';
import type { Card, Face } from '../data.ts';

/** A die as a glance keeps it. */
export interface GlancedDie {
  /** None: a sidekick. */
  readonly title: Card['title'] | null;
  readonly face: Face | null;
  readonly now: { readonly attack: number; readonly defense: number } | null;
}

/** So many dice are shown. */
const MOST = 7;

/** The lives, and who attacks; where nobody does, whom the seat has in the field. */
export function glance(view: View, seat: number, seatNames: readonly string[]): GlanceOf {
  const attackers = (view.combat?.attackers ?? []).flatMap((id) => dieById(view, id) ?? []);
  const dice = attackers.length > 0 ? attackers : diceIn(view, 'field', seat);
  return {
    scores: view.players.map(({ life, startLife }, i) => {
      const name = seatNames[i] ?? '';
      return { name: { en: name, es: name, de: name }, mine: i === seat, value: life, of: startLife };
    }),
    things: dice.slice(0, MOST).map((die): Json => {
      const glanced: GlancedDie = {
        title: cardAt(view, die.card)?.title ?? null,
        face: faceOf(view, die) ?? null,
        now:
          die.attack === null || die.defense === null
            ? null
            : { attack: die.attack.value, defense: die.defense.value },
      };
      return glanced as unknown as Json;
    }),
  };
}
