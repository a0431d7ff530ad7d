import { type Catalog, defineMessages, rich } from '@assemble/language';
import type { PositionRefusals } from './keys.ts';
import type { Tools } from './tools.ts';

/** Why no match can stand as a position says. */
export const positionRefusals: Catalog<PositionRefusals, Tools> = defineMessages<PositionRefusals, Tools>({
  'no.position-dead': {
    en: ({ seat }, t) => rich`${t.seat(seat)} has no life left: the game would be over`,
    es: ({ seat }, t) => rich`A ${t.seat(seat)} no le quedan vidas: la partida habría terminado`,
    de: ({ seat }, t) => rich`${t.seat(seat)} hat kein Leben mehr: Das Spiel wäre vorbei`,
  },
  'no.position-life': {
    en: ({ seat, life }, t) =>
      rich`${t.seat(seat)} cannot have more life than at the start (${String(life)})`,
    es: ({ seat, life }, t) =>
      rich`${t.seat(seat)} no puede tener más vidas que al empezar (${String(life)})`,
    de: ({ seat, life }, t) =>
      rich`${t.seat(seat)} kann nicht mehr Leben haben als zu Beginn (${String(life)})`,
  },
  'no.position-dice': {
    en: ({ card, dice, max }, t) =>
      rich`${t.card(card)} allows ${String(max)} dice, and there are ${String(dice)}`,
    es: ({ card, dice, max }, t) => rich`${t.card(card)} permite ${String(max)} dados, y hay ${String(dice)}`,
    de: ({ card, dice, max }, t) =>
      rich`${t.card(card)} erlaubt ${String(max)} Würfel, hier sind es ${String(dice)}`,
  },
  'no.position-face': {
    en: ({ die }, t) => rich`${t.die(die)} is fielded and must show a character`,
    es: ({ die }, t) => rich`${t.die(die)} está en el despliegue y debe mostrar un personaje`,
    de: ({ die }, t) => rich`${t.die(die)} ist eingesetzt und muss einen Charakter zeigen`,
  },
  'no.position-damage': {
    en: ({ die, damage, defense }, t) =>
      rich`${t.die(die)} has ${String(damage)} damage and ${String(defense)} defense: it would be knocked out`,
    es: ({ die, damage, defense }, t) =>
      rich`${t.die(die)} tiene ${String(damage)} de daño y ${String(defense)} de defensa: quedaría ${t.isFeminine(die.card) ? 'aturdida' : 'aturdido'}`,
    de: ({ die, damage, defense }, t) =>
      rich`${t.die(die)} hat ${String(damage)} Schaden und ${String(defense)} Verteidigung und wäre k. o.`,
  },
  'no.position-none-left': {
    en: ({ seat, card }, t) =>
      rich`There are not that many dice: ${t.seat(seat)} cannot have ${t.oneDieOf(card)} more`,
    es: ({ seat, card }, t) =>
      rich`No hay tantos dados: ${t.seat(seat)} no puede tener ${t.oneDieOf(card)} más`,
    de: ({ seat, card }, t) =>
      rich`So viele Würfel gibt es nicht: ${t.seat(seat)} kann nicht noch ${t.oneDieOf(card)} haben`,
  },
});
