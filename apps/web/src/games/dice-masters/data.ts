import { AFFILIATIONS, CARDS, type Card, Content, cardText, STARTER, TITLES } from '@assemble/dice-masters';
import { type Locale, plain } from '@assemble/language';
import type { DiceMastersTermId } from '@assemble/rules';
import { diceMastersTerms } from '@assemble/rules/ledger/dice-masters-terms';
import { perCard } from '../../collection/cards/criteria.ts';

export type { Card };

type DieKind = Card['die'];
export type Face = DieKind['faces'][number];
export type EnergyType = NonNullable<Card['energy']>;
export type FaceEnergy = Extract<Face, { kind: 'energy' }>['energy'];
export type Affiliation = NonNullable<Card['affiliation']>;
export type Rarity = Card['rarity'];

export const cards: readonly Card[] = CARDS;
/** The cards by id. */
export const content = new Content(cards);
export const energyTypes = ['fist', 'bolt', 'mask', 'shield'] as const satisfies readonly EnergyType[];
export const rarities = ['common', 'uncommon', 'rare', 'super-rare'] as const satisfies readonly Rarity[];
export const cardKinds = ['character', 'action', 'basic-action'] as const satisfies readonly Card['kind'][];
export const affiliations = Object.keys(AFFILIATIONS).filter((id): id is Affiliation => id in AFFILIATIONS);

export const isStarter = (card: Card): boolean => card.number <= STARTER.lastNumber;
export const titleOf = (card: Card, locale: Locale): string => TITLES[card.title].text[locale];
export const subtitleOf = (card: Card, locale: Locale): string => card.subtitle?.[locale] ?? '';
export const nameOf = (card: Card, locale: Locale): string =>
  [titleOf(card, locale), subtitleOf(card, locale)].filter(Boolean).join(', ');
export const affiliationName = (id: Affiliation, locale: Locale): string => AFFILIATIONS[id][locale];

type Paragraph = ReturnType<typeof cardText>['paragraphs'][number];

/** The paragraphs of a card's generated text: the plain ones, those of bursts, the global abilities. */
export const paragraphsOf = perCard(
  (card: Card, locale): readonly Paragraph[] => cardText(card, locale).paragraphs,
);

/** A paragraph with its mark before it, as on the cards. */
export const markOf = ({ marker }: Paragraph): string => (marker === '' || marker === 'global' ? '' : marker);

export const plainTextOf = (card: Card, locale: Locale): string =>
  paragraphsOf(card, locale)
    .map((paragraph) => `${markOf(paragraph)} ${plain(paragraph.text)}`.trim())
    .join('\n');

const termsById = new Map<string, (typeof diceMastersTerms)[number]>(
  diceMastersTerms.map((term) => [term.id, term]),
);

/** A word of the game as its rulebook in that language has it, with a capital letter. */
export function term(id: DiceMastersTermId, locale: Locale): string {
  const entry = termsById.get(id);
  const word = entry?.[locale] ?? entry?.en ?? id;
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}
