import { writeFileSync } from 'node:fs';
import { plain, words } from '@assemble/language';
import { nodes, sayEffect } from '../src/abilities/nodes/index.ts';
import { sayStatic, standingKinds } from '../src/abilities/statics/index.ts';
import type { Amount, Condition, Dice, Effect, StaticEffect } from '../src/abilities/vocabulary.ts';
import { CARDS, type Card } from '../src/index.ts';
import { cardText } from '../src/text/index.ts';
import { type Phrases, phrases } from '../src/text/phrases.ts';
import { sentenceOf } from '../src/text/said.ts';

/** A word of the vocabulary: the cards that use it and how it reads on the first of them. */
interface Word {
  readonly cards: Set<string>;
  example: string;
}

type Words = Map<string, Word>;
type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Lists that the compiler keeps complete. */
const CONDITIONS: Readonly<Record<Condition['if'] | 'knocked-out', true>> = {
  bursts: true,
  'life-below-opponent': true,
  outnumbered: true,
  fielded: true,
  'used-action': true,
  'attacks-alone': true,
  role: true,
  'engaged-with': true,
  'attack-phase': true,
  'own-turn': true,
  undamaged: true,
  'knocked-out': true,
};
const FILTERS: Readonly<Record<keyof Dice, true>> = {
  who: true,
  kind: true,
  zone: true,
  title: true,
  notTitle: true,
  type: true,
  notType: true,
  affiliation: true,
  notAffiliation: true,
  level: true,
  levelMax: true,
  levelMin: true,
  role: true,
  with: true,
  blocks: true,
  forcedBy: true,
  held: true,
  other: true,
  notSpent: true,
};
const AMOUNTS: Readonly<Record<Exclude<Amount, number>['amount'] | 'number', true>> = {
  number: true,
  count: true,
  attack: true,
  defense: true,
  done: true,
  bursts: true,
};

const ABILITIES: ReadonlySet<string> = new Set([
  'trigger',
  'would',
  'static',
  'action',
  'global',
  'activated',
]);

const listed = (kinds: Readonly<Record<string, unknown>>): Words =>
  new Map(Object.keys(kinds).map((kind) => [kind, { cards: new Set(), example: '' }]));

/** What all cards say, by kind. */
class Inventory {
  readonly abilities = listed(Object.fromEntries([...ABILITIES].map((kind) => [kind, true])));
  readonly effects = listed(
    Object.fromEntries(Object.entries(nodes).filter(([kind]) => !ABILITIES.has(kind))),
  );
  readonly statics = listed(standingKinds);
  readonly conditions = listed(CONDITIONS);
  readonly filters = listed(FILTERS);
  readonly amounts = listed(AMOUNTS);

  constructor() {
    for (const card of CARDS) {
      card.abilities.forEach((ability, i) => {
        this.#note(this.abilities, ability.node, card, () => abilityExample(card, i));
        this.#look(card, ability, 'ability');
      });
    }
  }

  #note(all: Words, kind: string, card: Card, example: (p: Phrases) => string): void {
    const word = all.get(kind);
    if (word === undefined) throw new Error(`"${kind}" is no word of the vocabulary`);
    if (word.cards.size === 0) word.example = example(phrases('en', card, sayEffect));
    word.cards.add(card.id);
  }

  /** Walks a tree; `as` is the field a value stands in. */
  #look(card: Card, value: unknown, as: string): void {
    if (Array.isArray(value)) for (const one of value) this.#look(card, one, as);
    else if (isObject(value)) {
      this.#see(card, value, as);
      // Whom a standing effect is for is a filter; whom an effect is for, a target.
      const standing = typeof value['holds'] === 'string';
      for (const [field, one] of Object.entries(value))
        this.#look(card, one, standing && field === 'to' ? 'dice' : field);
    } else if (
      typeof value === 'number' &&
      (as === 'amount' || as === 'attack' || as === 'defense' || as === 'take')
    ) {
      this.#note(this.amounts, 'number', card, (p) => amountExample(p, value));
    }
  }

  #see(card: Card, value: Values, as: string): void {
    const { node, holds, if: condition, amount } = value;
    if (typeof node === 'string') {
      if (!ABILITIES.has(node)) this.#note(this.effects, node, card, (p) => effectExample(p, value));
    } else if (typeof holds === 'string') {
      this.#note(this.statics, holds, card, (p) =>
        plain(sentenceOf(sayStatic(value as unknown as StaticEffect, p), p)),
      );
    } else if (typeof condition === 'string') {
      this.#note(this.conditions, condition, card, (p) => conditionExample(p, value));
    } else if (typeof amount === 'string') {
      this.#note(this.amounts, amount, card, (p) => amountExample(p, value as unknown as Amount));
    } else if (FILTER_FIELDS.has(as)) {
      for (const key of Object.keys(value)) this.#note(this.filters, key, card, (p) => diceExample(p, value));
    }
  }
}

/** Where filters stand: whatever else is an object there has a kind of its own. */
const FILTER_FIELDS: ReadonlySet<string> = new Set([
  'dice',
  'from',
  'by',
  'only',
  'not',
  'knockOut',
  'spinDown',
]);

const abilityExample = (card: Card, i: number): string => {
  const paragraph = cardText({ ...card, abilities: card.abilities.slice(i, i + 1) }, 'en').paragraphs[0];
  return paragraph === undefined ? '' : plain(paragraph.text);
};

const effectExample = (p: Phrases, node: Values): string => {
  const said = sayEffect(node as unknown as Effect, p);
  return 'clauses' in said && said.clauses.length === 0 ? '' : plain(sentenceOf(said, p));
};

function conditionExample(p: Phrases, value: Values): string {
  if (value['if'] === 'bursts') return 'marks a paragraph: *, **, */**';
  if (value['if'] === 'knocked-out') return 'if that knocks it out';
  const holding = p.condition(value as unknown as Parameters<Phrases['condition']>[0]);
  return plain('during' in holding ? holding.during : p.subordinate('if', holding));
}

const amountExample = (p: Phrases, amount: Amount): string => {
  const { what, per } = p.damage(amount);
  return plain(words(what, per));
};

const diceExample = (p: Phrases, dice: Values): string => plain(p.dice(dice as Dice, { det: 'a' }).text);

const HEADS = {
  abilities: 'Abilities',
  effects: 'Effects',
  statics: 'Standing effects',
  conditions: 'Conditions',
  filters: 'Filters',
  amounts: 'Amounts',
} as const;

type Head = keyof typeof HEADS;

const table = (all: Words): string[] => [
  '| kind | cards | reads |',
  '| --- | ---: | --- |',
  ...[...all]
    .sort(([a, one], [b, other]) => other.cards.size - one.cards.size || (a < b ? -1 : 1))
    .map(
      ([kind, { cards, example }]) => `| \`${kind}\` | ${cards.size} | ${example.replaceAll('|', '\\|')} |`,
    ),
];

/** Kinds of effects and standing effects that one card uses, by kind. */
function natives({ effects, statics }: Inventory): Map<string, string> {
  const found = new Map<string, string>();
  for (const [kind, { cards }] of [...effects, ...statics]) {
    const [only] = cards;
    if (cards.size === 1 && only !== undefined) found.set(kind, only);
  }
  return found;
}

/** How many cards use a kind that no other card uses, and of how many. */
export function nativeShare(): { readonly cards: number; readonly of: number } {
  return { cards: new Set(natives(new Inventory()).values()).size, of: CARDS.length };
}

/** `docs/vocabulary.md`. */
export function vocabularyPage(): string {
  const inventory = new Inventory();
  const own = natives(inventory);
  const cards = new Set(own.values()).size;
  const unused = [...inventory.effects, ...inventory.statics].filter(([, word]) => word.cards.size === 0);
  const text = (Object.keys(HEADS) as Head[]).flatMap((head) => [
    `## ${HEADS[head]}`,
    '',
    ...table(inventory[head]),
    '',
  ]);
  return `${[
    '# The ability vocabulary of Dice Masters',
    '',
    'Written by `npm run generate` (packages/dice-masters/scripts/vocabulary.ts). Do not edit.',
    'Each kind with the number of cards that use it and how it reads on the first of them, taken by itself.',
    '',
    ...text,
    '## Used by one card only',
    '',
    'Candidates to merge with another kind. They stand for the "native operations" of the architecture:',
    `${cards} of ${CARDS.length} cards (${((100 * cards) / CARDS.length).toFixed(1)} %; the limit is 8 %) use ${own.size} such kinds.`,
    '',
    ...[...own].map(([kind, card]) => `- \`${kind}\`: ${card}`),
    '',
    ...(unused.length === 0
      ? []
      : [`Used by no card: ${unused.map(([kind]) => `\`${kind}\``).join(', ')}.`, '']),
  ].join('\n')}`;
}

const page = new URL('../../../docs/vocabulary.md', import.meta.url);
if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(page, vocabularyPage());
