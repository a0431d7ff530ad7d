import { kit, type Locale, type Localized, plain, type Rich, rich } from '@assemble/language';
import type { Card } from '../content.ts';
import { AFFILIATIONS, type Rarity, TITLES } from '../names.ts';
import { type CardText, cardText, type Paragraph } from './card-text.ts';
import { lexicon } from './lexicon.ts';

const KINDS: Readonly<Record<Card['kind'], Localized<string>>> = {
  character: { en: 'Character', es: 'Personaje', de: 'Charakter' },
  action: { en: 'Action', es: 'Acción', de: 'Aktion' },
  'basic-action': { en: 'Basic action', es: 'Acción básica', de: 'Basisaktion' },
};

const RARITIES: Readonly<Record<Rarity, Localized<string>>> = {
  common: { en: 'common', es: 'común', de: 'häufig' },
  uncommon: { en: 'uncommon', es: 'infrecuente', de: 'ungewöhnlich' },
  rare: { en: 'rare', es: 'rara', de: 'selten' },
  'super-rare': { en: 'super rare', es: 'súper-rara', de: 'sehr selten' },
};

/** Kind, cost, affiliation, rarity and die limit in one line. */
export function factsLine(card: Card, locale: Locale): Rich {
  const k = kit(locale, lexicon);
  const cost = { en: 'cost', es: 'coste', de: 'Kosten' }[locale];
  const { energy } = card;
  const price =
    energy === null
      ? rich`${cost} ${card.cost}`
      : rich`${cost} ${card.cost} (${k.np({ noun: energy, link: { ref: 'energy', id: energy } })})`;
  const max =
    card.kind === 'basic-action'
      ? { en: `${card.max} dice`, es: `${card.max} dados`, de: `${card.max} Würfel` }[locale]
      : { en: `max ${card.max}`, es: `máx. ${card.max}`, de: `max. ${card.max}` }[locale];
  const facts: Rich[] = [
    [KINDS[card.kind][locale]],
    price,
    ...(card.affiliation === null ? [] : [[AFFILIATIONS[card.affiliation][locale]]]),
    [RARITIES[card.rarity][locale]],
    [max],
  ];
  return facts.flatMap((fact, i) => (i === 0 ? fact : [' · ', ...fact]));
}

const noAbility: Localized<string> = { en: 'No ability.', es: 'Sin habilidad.', de: 'Keine Fähigkeit.' };

const lineOf = ({ marker, text }: Paragraph): string =>
  marker === '' || marker === 'global' ? plain(text) : `${marker} ${plain(text)}`;

const linesOf = ({ paragraphs }: CardText, locale: Locale): string[] =>
  paragraphs.length === 0 ? [noAbility[locale]] : paragraphs.map(lineOf);

/** A card as plain text: title and subtitle, facts, paragraphs. */
export function plainCardText(card: Card, locale: Locale): string {
  const name = TITLES[card.title].text[locale];
  const head = card.subtitle === null ? name : `${name} — ${card.subtitle[locale]}`;
  return [head, plain(factsLine(card, locale)), ...linesOf(cardText(card, locale), locale)].join('\n');
}
