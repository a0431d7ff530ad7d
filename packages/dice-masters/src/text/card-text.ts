import type { Locale } from '@assemble/language';
import { sayAbility, sayEffect } from '../abilities/nodes/index.ts';
import { sayStatics } from '../abilities/nodes/static.ts';
import type { Ability, Static } from '../abilities/vocabulary.ts';
import type { Card } from '../content.ts';
import type { Paragraph } from './ability-phrase.ts';
import { phrases } from './phrases.ts';

export type { Paragraph };

export interface CardText {
  readonly paragraphs: readonly Paragraph[];
}

/** The text of a card, generated from its abilities. */
export function cardText(card: Card, locale: Locale): CardText {
  const paragraphs: Paragraph[] = [];
  const { abilities } = card;
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i] as Ability;
    const p = phrases(locale, card, sayEffect);
    if (ability.node !== 'static') {
      paragraphs.push(...sayAbility(ability, p));
      continue;
    }
    // Standing effects under the same condition share a sentence.
    const alike = [ability];
    for (let next = abilities[i + 1]; isAlike(ability, next); next = abilities[i + 1]) {
      alike.push(next);
      i++;
    }
    paragraphs.push(...sayStatics(alike, p));
  }
  return { paragraphs };
}

function isAlike(one: Static, other: Ability | undefined): other is Static {
  return (
    other?.node === 'static' &&
    one.active === other.active &&
    JSON.stringify(one.condition) === JSON.stringify(other.condition)
  );
}
