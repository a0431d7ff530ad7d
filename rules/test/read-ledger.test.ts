import { expect, test } from 'vitest';
import { readDifferences, readGlossary, readLedger, readTerms } from '../scripts/read-ledger.ts';
import { renderLedger, renderTerms } from '../scripts/render.ts';

const entry = `
- id: DM-ZZ-1
  topic: invented
  says: "It's so."
  source: "A heading"
  kind: timing
  test_hint: "Look."
`;

const inBoth = { es: 'DM-ZZ-1: Es así.', de: 'DM-ZZ-1: So ist es.' };
const readOne = (yaml: string) => readLedger('dice-masters', yaml, inBoth);

test('a good entry is read without complaint', () => {
  expect(readOne(entry)).toEqual({
    items: [
      {
        id: 'DM-ZZ-1',
        topic: 'invented',
        says: { en: "It's so.", es: 'Es así.', de: 'So ist es.' },
        kind: 'timing',
        source: 'A heading',
      },
    ],
    problems: [],
  });
});

const two = `
- {id: CP-ZZ-1, topic: t, says: one, editions: [en, de], source: {en: a, de: b}, kind: setup, test_hint: h}
- {id: CP-ZZ-2, topic: t, says: two, editions: [es13], source: {es13: c}, kind: ruling-needed, test_hint: h, variant_of: CP-ZZ-1, gap: g, proposed_ruling: p, note: n}
`;
const spanish = '{CP-ZZ-1: uno, CP-ZZ-2: {says: dos, gap: hueco, proposed_ruling: propuesta}}';
const german = '{CP-ZZ-1: eins, CP-ZZ-2: {says: zwei, gap: Lücke, proposed_ruling: Vorschlag}}';
const readTwo = (es = spanish, de = german) => readLedger('crisis-protocol', two, { es, de });

test('editions, variants and rulings are kept, in three languages', () => {
  const { items, problems } = readTwo();
  expect(problems).toEqual([]);
  expect(items[0]).toMatchObject({ says: { en: 'one', es: 'uno', de: 'eins' }, editions: ['en', 'de'] });
  expect(items[1]).toMatchObject({
    variantOf: 'CP-ZZ-1',
    says: { en: 'two', es: 'dos', de: 'zwei' },
    gap: { en: 'g', es: 'hueco', de: 'Lücke' },
    proposedRuling: { en: 'p', es: 'propuesta', de: 'Vorschlag' },
  });
});

test.each([
  ['CP-ZZ-1: uno', 'CP-ZZ-1: ""', 'CP-ZZ-1 lacks says in Spanish'],
  ['CP-ZZ-1: uno', 'CP-ZZ-9: uno', 'CP-ZZ-9 is said in another language, but is no entry'],
  ['gap: hueco, ', '', 'CP-ZZ-2 lacks gap in Spanish'],
  ['proposed_ruling: propuesta', 'ruling: propuesta', 'CP-ZZ-2 lacks proposed_ruling in Spanish'],
  [spanish, '', 'CP-ZZ-2 lacks says in Spanish'],
])('Spanish with %j replaced by %j: %s', (good, bad, problem) => {
  expect(readTwo(spanish.replace(good, bad)).problems).toContain(problem);
});

test('an entry without German is named', () => {
  expect(readTwo(spanish, '{}').problems).toContain('CP-ZZ-1 lacks says in German');
});

test.each([
  ['  topic: invented\n', '', 'DM-ZZ-1 lacks topic'],
  ['says: "It\'s so."', 'says: ""', 'DM-ZZ-1 lacks says'],
  ['  source: "A heading"\n', '', 'DM-ZZ-1 lacks source'],
  ['"A heading"', '{fr: x}', 'DM-ZZ-1 has a source that is not a heading for an edition: fr'],
  ['kind: timing', 'kind: timming', 'DM-ZZ-1 has an unknown kind: timming'],
  ['  test_hint: "Look."\n', '', 'DM-ZZ-1 lacks test_hint'],
  ['id: DM-ZZ-1', 'id: CP-ZZ-1', 'CP-ZZ-1 has an id without DM-'],
  ['id: DM-ZZ-1', 'id: dm_1', 'dm_1 has a malformed id'],
  ['topic: invented', 'topic: invented\n  toppic: x', 'DM-ZZ-1 has an unknown field: toppic'],
  ['topic: invented', 'topic: invented\n  editions: [fr]', 'DM-ZZ-1 names an unknown edition'],
  [
    'topic: invented',
    'topic: invented\n  variant_of: DM-YY-9',
    'DM-ZZ-1 is a variant of DM-YY-9, which does not exist',
  ],
])('%j replaced by %j: %s', (good, bad, problem) => {
  expect(readOne(entry.replace(good, bad)).problems).toContain(problem);
});

test('a repeated id is named', () => {
  expect(readOne(entry + entry).problems).toEqual(['DM-ZZ-1 appears more than once']);
});

test('an empty file is refused', () => {
  expect(readLedger('dice-masters', '', { es: '', de: '' }).problems).toEqual(['the file holds no entry']);
  expect(readTerms('').problems).toEqual(['the file holds no term']);
});

test('a term without a language, or repeated, is named; an absent word becomes null', () => {
  const yaml = `
- {id: a, en: one, es: uno, de: eins}
- {id: b, en: "(absent)", es: dos, de: zwei}
- {id: b, en: two, es: dos}
- {id: a, en: one, es: uno, de: eins}
`;
  const { items, problems } = readTerms(yaml);
  expect(problems).toEqual(['term b lacks one of id, en, es, de', 'a appears more than once']);
  expect(items[1]).toEqual({ id: 'b', en: null, es: 'dos', de: 'zwei' });
});

test('a term carries the entry that explains it; the glossary names no other term and no other entry', () => {
  const terms = '- {id: a, en: one, es: uno, de: eins}';
  const glossary = readGlossary(
    '{dice-masters: {a: DM-ZZ-1, b: DM-ZZ-2}, champions: {c: MC-ZZ-1}}',
    'dice-masters',
  );
  const { items, problems } = readTerms(terms, glossary, ['DM-ZZ-1']);
  expect(items).toEqual([{ id: 'a', en: 'one', es: 'uno', de: 'eins', rule: 'DM-ZZ-1' }]);
  expect(problems).toEqual([
    'the glossary explains b, which is no term',
    'the glossary explains b by DM-ZZ-2, which does not exist',
  ]);
});

test('modules carry the ids as a type and the entries as data', () => {
  const ledger = renderLedger('dice-masters', readOne(entry).items);
  expect(ledger).toContain("export type DiceMastersRuleId =\n  | 'DM-ZZ-1';");
  expect(ledger).toContain('export const diceMastersRules: readonly RuleEntry<DiceMastersRuleId>[] = [');
  expect(renderTerms('champions', [])).toContain(
    'export const championsTerms: readonly Term<ChampionsTermId>[]',
  );
});

const difference = '- {id: CP-DIFF-1, question: q, en: a, de: b, es13: c, ledger_ids: [CP-ZZ-1]}\n';
const otherwise = '- {id: CP-DIFF-1, question: t, en: x, de: y, es13: z}\n';
const read = (en: string, es = otherwise) => readDifferences({ en, es, de: otherwise }, ['CP-ZZ-1']);

test('a difference between editions is read with the answer of each, in three languages', () => {
  const { items, problems } = read(difference);
  expect(problems).toEqual([]);
  expect(items).toEqual([
    {
      id: 'CP-DIFF-1',
      question: { en: 'q', es: 't', de: 't' },
      answers: {
        en: { en: 'a', es: 'x', de: 'x' },
        de: { en: 'b', es: 'y', de: 'y' },
        es13: { en: 'c', es: 'z', de: 'z' },
      },
      rules: ['CP-ZZ-1'],
    },
  ]);
});

test.each([
  ['CP-DIFF-1', 'CP-DIFF-2', 'CP-DIFF-1 is not in every language'],
  ['CP-DIFF-1', 'CP-DIFF-2', 'CP-DIFF-2 is not in English'],
  ['es13: z', 'es13: []', 'CP-DIFF-1 in Spanish lacks one of id, question, en, de, es13'],
])('a translation with %j replaced by %j: %s', (good, bad, problem) => {
  expect(read(difference, otherwise.replace(good, bad)).problems).toContain(problem);
});

test.each([
  ['en: a, ', '', 'CP-DIFF-1 lacks one of id, question, en, de, es13'],
  ['CP-ZZ-1', 'CP-ZZ-2', 'CP-DIFF-1 cites CP-ZZ-2, which does not exist'],
  ['[CP-ZZ-1]', '[]', 'CP-DIFF-1 cites no rule'],
  ['\n', `\n${difference}`, 'CP-DIFF-1 appears more than once'],
])('a difference with %j replaced by %j: %s', (good, bad, problem) => {
  expect(read(difference.replace(good, bad)).problems).toContain(problem);
});
