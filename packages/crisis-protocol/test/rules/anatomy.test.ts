import { plain } from '@assemble/language';
import { ledger } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { flight, healingFactor, immunity, stealth, wallCrawler } from '../../src/abilities/print.ts';
import type { Card } from '../../src/content.ts';
import { CARDS } from '../../src/index.ts';
import { CONDITIONS, DIE, type TokenKind } from '../../src/names.ts';
import { attackFacts } from '../../src/text/facts.ts';
import { INVENTED } from '../invented.ts';
import { RULE_CARDS } from '../invented-rules.ts';

/** The parts that the rulebooks find on every card, looked for on all of ours. */

const of = <K extends Card['card']>(kind: K): Extract<Card, { card: K }>[] =>
  CARDS.filter((card): card is Extract<Card, { card: K }> => card.card === kind);

/** What is wrong with cards, by id: a test says it expects nothing. */
const wrong = <T extends { readonly id: string }>(
  cards: readonly T[],
  right: (card: T) => boolean,
): string[] => cards.filter((card) => !right(card)).map(({ id }) => id);

const named = ({ name }: Pick<Card, 'name'>): boolean =>
  (['en', 'es', 'de'] as const).every((locale) => name[locale].trim() !== '');

const characters = of('character');
/** With a few more attacks: few printed ones are Mystic, or areas. */
const attacks = [
  ...characters,
  ...[...INVENTED, ...RULE_CARDS].filter((card) => card.card === 'character'),
].flatMap((card) => card.attacks.map((attack) => ({ ...attack, id: card.id })));
const powers = characters.flatMap((card) => card.superpowers.map((power) => ({ ...power, id: card.id })));

proves(['CP-STAT-5', 'CP-STAT-6'], 'a stat card gives a name and an alter ego', () => {
  expect(characters.length).toBeGreaterThan(20);
  expect(wrong(characters, (card) => named(card) && card.alterEgo.trim() !== '')).toEqual([]);
});

proves('CP-STAT-7', 'every attack is Physical, Energy or Mystic, and all three exist', () => {
  expect(wrong(characters, (card) => card.attacks.length > 0)).toEqual([]);
  const types = [...new Set(attacks.map(({ type }) => type))].sort();
  expect(types).toEqual(['energy', 'mystic', 'physical']);
});

proves('CP-STAT-8', 'only some characters have a leadership ability', () => {
  const leaders = characters.filter(({ leadership }) => leadership.length > 0);
  expect(leaders.length).toBeGreaterThan(0);
  expect(leaders.length).toBeLessThan(characters.length);
});

proves(
  ['CP-STAT-9', 'CP-SUPER-1', 'CP-SUPER-2'],
  'every superpower has a name and one of three types that its abilities agree with',
  () => {
    expect([...new Set(powers.map(({ kind }) => kind))].sort()).toEqual(['active', 'innate', 'reactive']);
    expect(wrong(powers, named)).toEqual([]);
    // Used in an activation; when its trigger comes, for a cost; always or by itself.
    expect(
      wrong(powers, ({ kind, abilities }) =>
        kind === 'active'
          ? abilities.every(({ node }) => node === 'active')
          : kind === 'reactive'
            ? abilities.every(({ node }) => node === 'trigger')
            : abilities.every(({ node }) => node !== 'active'),
      ),
    ).toEqual([]);
  },
);

proves('CP-SUPER-13', 'keywords are innate superpowers, and the ledger holds the text of each', () => {
  const keywords = [flight, wallCrawler, stealth, immunity('slow'), healingFactor(1)];
  expect(keywords.map(({ kind }) => kind)).toEqual(keywords.map(() => 'innate'));
  const texts = ledger['crisis-protocol'].filter(({ kind }) => kind === 'keyword').map(({ says }) => says.en);
  for (const { name } of keywords)
    expect([name.en, texts.some((text) => text.startsWith(name.en))]).toEqual([name.en, true]);
});

proves('CP-DICE-1', 'a die: one critical, one wild, two hits, one block, two blanks, one failure', () => {
  expect([...DIE].sort()).toEqual(
    ['critical', 'wild', 'hit', 'hit', 'block', 'blank', 'blank', 'failure'].sort(),
  );
});

proves('CP-COND-15', 'conditions are a list that every rule reads; the cards use none beside it', () => {
  expect(new Set(CONDITIONS).size).toBe(10);
  const used = [...JSON.stringify(CARDS).matchAll(/"conditions":\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.replaceAll('"', '')),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((one) => one !== '' && !CONDITIONS.some((known) => known === one))).toEqual([]);
});

proves(['CP-BEAM-1', 'CP-AREA-1'], 'a letter before its Range marks a beam or an area', () => {
  const printed = (shape: string) => {
    const attack = attacks.find((one) => one.shape === shape && one.range === 3);
    if (attack === undefined) throw new Error(`no ${shape} of Range 3`);
    return (['en', 'es', 'de'] as const).map((locale) => plain(attackFacts(attack, locale)));
  };
  const letters = { beam: ['B3', 'R3', 'S3'], area: ['A3', 'A3', 'F3'], target: ['3', '3', '3'] };
  for (const [shape, expected] of Object.entries(letters))
    expect(printed(shape).map((text) => /\p{Lu}?3\b/u.exec(text)?.[0])).toEqual(expected);
});

const crises = of('crisis');

proves(
  ['CP-CRISIS-2', 'CP-CRISIS-3', 'CP-CRISIS-4', 'CP-CRISIS-5'],
  'a crisis has a name, a type, a Maximum Threat and tokens of its own',
  () => {
    expect(wrong(crises, named)).toEqual([]);
    expect([...new Set(crises.map(({ type }) => type))].sort()).toEqual(['extraction', 'secure']);
    expect(wrong(crises, ({ maximumThreat }) => maximumThreat >= 14 && maximumThreat <= 20)).toEqual([]);
    expect(wrong(crises, ({ tokens }) => tokens.length > 0 && tokens.every(named))).toEqual([]);
  },
);

proves(['CP-CRISIS-6', 'CP-CRISIS-7'], 'its map says where its tokens lie, on the battlefield', () => {
  const places = (card: (typeof crises)[number]) => card.tokens.flatMap(({ at }) => at);
  expect(wrong(crises, (card) => places(card).length > 0)).toEqual([]);
  expect(
    wrong(crises, (card) => places(card).every(([x, y]) => x > 0.6 && x < 35.4 && y > 0.6 && y < 35.4)),
  ).toEqual([]);
});

/** Which kinds of token each edition knows: de and es13 add one to en, es13 two more in its appendix. */
const KINDS: readonly TokenKind[] = ['civilian', 'asset', 'location', 'opportunity', 'source', 'zone'];

proves(
  ['CP-OBJ-1', 'CP-OBJ-2', 'CP-OBJ-3', 'CP-OBJ-4', 'CP-OBJ-5', 'CP-OBJ-6'],
  'tokens stand for people, things, places and what moves; people and things can be carried, places cannot',
  () => {
    const kinds = crises.flatMap((card) => card.tokens.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !KINDS.includes(kind))).toEqual([]);
    for (const kind of ['civilian', 'asset', 'location', 'opportunity'] as const)
      expect(kinds).toContain(kind);
    // What is picked up is a person, a thing, or something that can move.
    const carried = crises.filter((card) => JSON.stringify(card.interact).includes('"pick-up"'));
    expect(carried.length).toBeGreaterThan(0);
    expect(
      wrong(carried, (card) => card.tokens.some(({ kind }) => kind !== 'location' && kind !== 'zone')),
    ).toEqual([]);
  },
);

const tactics = of('tactic');

proves('CP-TACTIC-1', 'a tactic card has a name, an affiliation or none, a type and what it does', () => {
  expect(wrong(tactics, named)).toEqual([]);
  expect(
    wrong(tactics, ({ kind, ability }) => (kind === 'reactive') === (ability.node === 'trigger')),
  ).toEqual([]);
  expect(tactics.some(({ affiliation }) => affiliation === null)).toBe(true);
  expect(tactics.some(({ affiliation }) => affiliation !== null)).toBe(true);
});
