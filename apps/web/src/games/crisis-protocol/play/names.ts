import { characterName, type Die, namesIn, placeWords, type View } from '@assemble/crisis-protocol';
import { type Locale, type Localized, plain } from '@assemble/language';
import { outlookOf, pointOf } from '../board/context.ts';
import { content } from '../data.ts';

/** The faces of a die, as the rulebooks call them. */
const faceNames: Readonly<Record<Die['face'], Localized<string>>> = {
  critical: { en: 'Critical', es: 'Crítico', de: 'Kritisch' },
  wild: { en: 'Wild', es: 'Comodín', de: 'Spezial' },
  hit: { en: 'Hit', es: 'Impacto', de: 'Treffer' },
  block: { en: 'Block', es: 'Bloqueo', de: 'Block' },
  blank: { en: 'Blank', es: 'En blanco', de: 'Leerseite' },
  failure: { en: 'Failure', es: 'Fallo', de: 'Fehlschlag' },
};

const dieName: Localized<(n: number, face: string) => string> = {
  en: (n, face) => `Die ${n}: ${face}`,
  es: (n, face) => `Dado ${n}: ${face}`,
  de: (n, face) => `Würfel ${n}: ${face}`,
};

/** Numbers of entities are those of characters, but while dice are being chosen they are those of the dice. */
function dieOf(entity: number, { decisions, rolls }: View): Die | undefined {
  const isDice = decisions.some(({ test, shape }) => test === 'dice' && shape === 'entities');
  return isDice ? rolls.at(-1)?.dice[entity] : undefined;
}

/** The card of a character; null where the entity is none. */
export function cardOf(entity: number, view: View): string | null {
  const character = entity < 0 || dieOf(entity, view) ? undefined : view.characters[entity];
  return character === undefined ? null : (view.cards[character.card]?.id ?? null);
}

/** A place as whoever sits there sees it. */
export function placeName(answer: unknown, view: View, locale: Locale, me: number | null): string | null {
  const at = pointOf(answer);
  return at === null ? null : plain(placeWords(at, outlookOf(view, me), locale));
}

const deploys = { en: 'Deploy', es: 'Desplegar', de: 'Aufstellen' };
const moves = { en: 'Move', es: 'Mover', de: 'Bewegen' };
const places = { en: 'Place', es: 'Colocar', de: 'Versetzen' };
const throws = { en: 'Throw', es: 'Lanzar', de: 'Werfen' };
const puts = { en: 'Put down', es: 'Dejar', de: 'Ablegen' };

/** What is done by giving a place, by what it is asked for. */
const placeActs: Readonly<Record<string, Localized<string>>> = {
  deploy: deploys,
  enter: deploys,
  advance: moves,
  climb: { en: 'Climb', es: 'Ascender', de: 'Klettern' },
  place: places,
  transform: places,
  push: { en: 'Push', es: 'Empujar', de: 'Schieben' },
  throw: throws,
  hurl: throws,
  beam: { en: 'Attack', es: 'Atacar', de: 'Angreifen' },
  drop: puts,
  token: puts,
  turn: { en: 'Turn', es: 'Girar', de: 'Drehen' },
};

export const placeAct = ({ what }: { readonly what: unknown }, locale: Locale): string =>
  (placeActs[String((what as { readonly kind?: unknown }).kind)] ?? places)[locale];

/** A player, a die, or a character by the name that messages call it by, too. */
export function entityName(entity: number, view: View, locale: Locale, seatNames: readonly string[]): string {
  if (entity < 0) return seatNames[-1 - entity] ?? '';
  const die = dieOf(entity, view);
  if (die !== undefined) return dieName[locale](entity + 1, faceNames[die.face][locale]);
  return characterName(namesIn(content, view, seatNames), entity, locale);
}
