import { type Locale, type Rich, words } from '@assemble/language';
import { sayAbility, sayEffect } from '../abilities/nodes/index.ts';
import type { StaticKind } from '../abilities/statics.ts';
import type { Ability, Cost, Static } from '../abilities/vocabulary.ts';
import { CARDS } from '../cards/index.ts';
import {
  type Attack,
  type AttackRule,
  attackAddress,
  attacksOn,
  type Card,
  type CharacterCard,
  type CrisisCard,
  type GemCard,
  type Leadership,
  type OneShotCard,
  type Printed,
  type Superpower,
  slug,
  type TacticCard,
} from '../content.ts';
import { AFFILIATIONS, type Face } from '../names.ts';
import { sayStandings } from './abilities.ts';
import { namesAmong } from './card-names.ts';
import { attackFacts, costText, scoringText } from './facts.ts';
import { type Phrases, type Place, phrases } from './phrases.ts';
import { sentences } from './said.ts';
import { sayExclusions, sayTactic } from './tactics.ts';

/** A paragraph of a card; with icons it applies when the roll shows them. */
export interface Paragraph {
  readonly icons: readonly Face[];
  readonly name: string | null;
  readonly text: Rich;
}

/** A part of a card: an attack, a superpower, what a tactic card does. */
export interface Block {
  readonly kind:
    | 'attack'
    | Superpower['kind']
    | 'leadership'
    | 'tactic'
    | 'setup'
    | 'interact'
    | 'scoring'
    | 'rules';
  /** By which the match names it; null for what is no ability of its own. */
  readonly address: string | null;
  readonly name: string | null;
  /** Type, range, strength and cost of an attack; cost of a superpower. */
  readonly facts: Rich;
  /** On one side or in one Form only. */
  readonly printed: Printed;
  readonly paragraphs: readonly Paragraph[];
}

export interface CardText {
  readonly blocks: readonly Block[];
}

/** The text of a card, generated from its abilities. */
export function cardText(card: Card, locale: Locale): CardText {
  const from = (place: Place): Phrases =>
    phrases(locale, card, place, { say: sayEffect, ...namesAmong(CARDS, card, locale) });
  switch (card.card) {
    case 'character':
      return { blocks: characterBlocks(card, locale, from) };
    case 'tactic':
      return {
        blocks: [
          tacticBlock(card, from),
          ...(card.grants === undefined ? [] : [powerBlock(card, card.grants, locale, from)]),
          ...attacksOn(card).map((attack) => attackBlock(card, attack, locale, from)),
        ],
      };
    case 'crisis':
      return { blocks: crisisBlocks(card, from) };
    case 'gem':
      return { blocks: card.superpowers.map((power) => powerBlock(card, power, locale, from)) };
    case 'one-shot':
      return { blocks: oneShotBlocks(card, from) };
  }
}

type From = (place: Place) => Phrases;

const plainParagraph = (text: Rich): Paragraph => ({ icons: [], name: null, text });

const NOWHERE: Printed = {};
const printedOf = ({ side, form }: Printed): Printed => ({
  ...(side === undefined ? {} : { side }),
  ...(form === undefined ? {} : { form }),
});

function characterBlocks(card: CharacterCard, locale: Locale, from: From): Block[] {
  return [
    ...card.attacks.map((attack) => attackBlock(card, attack, locale, from)),
    ...card.leadership.map((one) => leadershipBlock(card, one, locale, from)),
    ...card.superpowers.map((power) => powerBlock(card, power, locale, from)),
  ];
}

const attackBlock = (
  card: CharacterCard | TacticCard,
  attack: Attack,
  locale: Locale,
  from: From,
): Block => ({
  kind: 'attack',
  address: attackAddress(card.id, attack),
  name: attack.name[locale],
  facts: attackFacts(attack, locale),
  printed: printedOf(attack),
  paragraphs: attack.rules.map((rule) => ruleParagraph(rule, locale, from)),
});

const ruleParagraph = ({ icons, name, abilities }: AttackRule, locale: Locale, from: From): Paragraph => ({
  icons,
  name: name?.[locale] ?? null,
  text: words(...said(abilities, () => from('attack'))),
});

function powerBlock(
  card: CharacterCard | GemCard | TacticCard,
  power: Superpower,
  locale: Locale,
  from: From,
): Block {
  return {
    kind: power.kind,
    address: `${card.id}#${slug(power.name)}`,
    name: power.name[locale],
    facts: costOf(power.abilities, locale),
    printed: printedOf(power),
    paragraphs: isKeyword(power) ? [] : said(power.abilities, () => from('superpower')).map(plainParagraph),
  };
}

const KEYWORDS: ReadonlySet<StaticKind> = new Set([
  'flight',
  'wall-crawler',
  'stealth',
  'unrivalled',
  'reserve',
]);

/** Cards print a keyword by its name alone. */
const isKeyword = ({ abilities }: Superpower): boolean =>
  abilities.every((ability) => ability.node === 'static' && KEYWORDS.has(ability.holds.holds));

/** Active and Reactive superpowers have a cost, Innate ones have none. */
function costOf(abilities: readonly Ability[], locale: Locale): Rich {
  const costs = abilities.flatMap((ability): Cost[] =>
    ability.node === 'static' || ability.cost === undefined ? [] : [ability.cost],
  );
  const [cost] = costs;
  return cost === undefined ? [] : costText(cost, locale);
}

const leadershipBlock = (card: CharacterCard, one: Leadership, locale: Locale, from: From): Block => ({
  kind: 'leadership',
  address: `${card.id}#${slug(one.name)}`,
  name: one.name[locale],
  facts: [AFFILIATIONS[one.affiliation][locale]],
  printed: NOWHERE,
  paragraphs: said(one.abilities, () => from('leadership')).map(plainParagraph),
});

function tacticBlock(card: TacticCard, from: From): Block {
  const p = from('tactic');
  const { cost } = card.ability;
  return {
    kind: 'tactic',
    address: `${card.id}#played`,
    name: null,
    facts: cost === undefined ? [] : costText(cost, p.locale),
    printed: NOWHERE,
    paragraphs: [words(...sayTactic(card, p)), ...sayExclusions(card, p)].map(plainParagraph),
  };
}

const block = (kind: Block['kind'], address: string | null, facts: Rich, texts: readonly Rich[]): Block => ({
  kind,
  address,
  name: null,
  facts,
  printed: NOWHERE,
  paragraphs: texts.map(plainParagraph),
});

function crisisBlocks(card: CrisisCard, from: From): Block[] {
  const p = from('interact');
  const { interact, rules, scoring } = card;
  return [
    ...(interact === null
      ? []
      : [
          block('interact', `${card.id}#interact`, costText(interact.cost, p.locale), [
            words(...sayAbility(interact, p)),
          ]),
        ]),
    ...(rules.length === 0
      ? []
      : [
          block(
            'rules',
            `${card.id}#rules`,
            [],
            said(rules, () => from('crisis')),
          ),
        ]),
    block(
      'scoring',
      null,
      [],
      scoring.map((one) => scoringText(one, card, p.locale)),
    ),
  ];
}

function oneShotBlocks(card: OneShotCard, from: From): Block[] {
  const { setup, rules } = card;
  const p = from('one-shot');
  const first = setup === null ? [] : sentences(p, null, sayEffect(setup, p));
  return [
    ...(first.length === 0 ? [] : [block('setup', `${card.id}#setup`, [], first)]),
    ...(rules.length === 0
      ? []
      : [
          block(
            'rules',
            `${card.id}#rules`,
            [],
            said(rules, () => from('one-shot')),
          ),
        ]),
  ];
}

/** One text for each ability; standing effects for the same characters share a sentence. */
function said(abilities: readonly Ability[], from: () => Phrases): Rich[] {
  const texts: Rich[] = [];
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i] as Ability;
    if (ability.node !== 'static') {
      texts.push(words(...sayAbility(ability, from())));
      continue;
    }
    const alike = [ability];
    for (let next = abilities[i + 1]; isAlike(ability, next); next = abilities[i + 1]) {
      alike.push(next);
      i++;
    }
    texts.push(words(...sayStandings(alike, from())));
  }
  return texts;
}

const isAlike = (one: Static, other: Ability | undefined): other is Static =>
  other?.node === 'static' && JSON.stringify([one.if, one.for]) === JSON.stringify([other.if, other.for]);
