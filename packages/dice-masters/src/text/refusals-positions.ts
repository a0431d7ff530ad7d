import { amount, type Catalog, defineMessages, rich } from '@assemble/language';
import type { PositionRefusals } from './keys.ts';
import type { Tools } from './tools.ts';

/** Why no match can stand as a position says. */
export const positionRefusals: Catalog<PositionRefusals, Tools> = defineMessages<PositionRefusals, Tools>({
  'no.position-dead': {
    en: ({ seat }, t) => rich`${t.seat(seat)} has no life left: the game would be over`,
    es: ({ seat }, t) => rich`A ${t.seat(seat)} no le quedan puntos de vida: la partida habría terminado`,
    de: ({ seat }, t) => rich`${t.seat(seat)} hat keine Lebenspunkte mehr: Das Spiel wäre vorbei`,
  },
  'no.position-life': {
    en: ({ seat, life }, t) =>
      rich`${t.seat(seat)} cannot have more life than at the start (${amount(life)})`,
    es: ({ seat, life }, t) =>
      rich`${t.seat(seat)} no puede tener más puntos de vida que al empezar (${amount(life)})`,
    de: ({ seat, life }, t) =>
      rich`${t.seat(seat)} kann nicht mehr Lebenspunkte haben als zu Beginn (${amount(life)})`,
  },
  'no.position-dice': {
    en: ({ card, dice, max }, t) =>
      rich`${t.card(card)} allows ${amount(max)} dice; these are ${amount(dice)}`,
    es: ({ card, dice, max }, t) => rich`${t.card(card)} admite ${amount(max)} dados; hay ${amount(dice)}`,
    de: ({ card, dice, max }, t) =>
      rich`${t.card(card)} erlaubt ${amount(max)} Würfel; das sind ${amount(dice)}`,
  },
  'no.position-face': {
    en: ({ die }, t) => rich`${t.die(die)} is fielded and must show a character`,
    es: ({ die }, t) => rich`${t.die(die)} está en el despliegue y debe mostrar un personaje`,
    de: ({ die }, t) => rich`${t.die(die)} ist eingesetzt und muss einen Charakter zeigen`,
  },
  'no.position-damage': {
    en: ({ die, damage, defense }, t) =>
      rich`${t.die(die)} has ${amount(damage)} damage and ${amount(defense)} defense: it would be knocked out`,
    es: ({ die, damage, defense }, t) => {
      const out = t.isFeminine(die.card) ? 'aturdida' : 'aturdido';
      return rich`${t.die(die)} tiene ${amount(damage)} de daño y ${amount(defense)} de defensa: quedaría ${out}`;
    },
    de: ({ die, damage, defense }, t) =>
      rich`${t.die(die)} hat ${amount(damage)} Schaden und ${amount(defense)} Verteidigung und würde k. o. geschlagen`,
  },
  'no.position-none-left': {
    en: ({ seat, card }, t) => rich`${t.oneDieOf(card)} too many: ${t.seat(seat)} has no more of them`,
    es: ({ seat, card }, t) => rich`${t.oneDieOf(card)} de más: ${t.seat(seat)} no tiene otro`,
    de: ({ seat, card }, t) => rich`${t.oneDieOf(card, 'nom')} zu viel: ${t.seat(seat)} hat keine weiteren`,
  },
});
