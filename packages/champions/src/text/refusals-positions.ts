import { type Catalog, defineMessages, rich } from '@assemble/language';
import type { PositionRefusals } from './keys.ts';
import type { Tools } from './tools.ts';

/** Why no match can stand as a position says. */
export const positionRefusals: Catalog<PositionRefusals, Tools> = defineMessages<PositionRefusals, Tools>({
  'no.position-defeated': {
    en: ({ card }, t) => rich`${t.card(card)} has no hit points left and would be defeated`,
    es: ({ card }, t) => rich`A la carta ${t.title(card)} no le queda Vida: estaría derrotada`,
    de: ({ card }, t) => rich`${t.card(card)} hat keine Lebenspunkte mehr und wäre besiegt`,
  },
  'no.position-cleared': {
    en: ({ card }, t) => rich`${t.card(card)} has no threat on it and would be defeated`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} no tiene amenaza: estaría derrotada`,
    de: ({ card }, t) => rich`Auf ${t.card(card, 'dat')} liegt keine Bedrohung: Der Plan wäre besiegt`,
  },
  'no.position-advanced': {
    en: ({ card }, t) => rich`${t.card(card)} has reached its target threat and would advance`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} ha alcanzado su umbral de amenaza: avanzaría`,
    de: ({ card }, t) => rich`${t.card(card)} hat die Zielbedrohung erreicht und würde vorrücken`,
  },
  'no.position-unique': {
    en: ({ card }, t) => rich`${t.card(card)} is unique and in play twice`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} es única y está en juego dos veces`,
    de: ({ card }, t) => rich`${t.card(card)} ist einzigartig und zweimal im Spiel`,
  },
});
