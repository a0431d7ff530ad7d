import type { Case, Features, NounPhrase, Quantity } from './kit.ts';
import type { Gender, GermanAdjective, GermanNoun } from './lexicon.ts';
import { isPossessive, quantityOf } from './shared.ts';

/** Gender matters in the singular only: the plural is a fourth column. */
export type Column = Gender | 'pl';
type Table = Readonly<Record<Case, Readonly<Record<Column, string>>>>;

const table = (...rows: readonly [nom: string, acc: string, dat: string, gen: string]): Table => {
  const row = (text: string): Record<Column, string> => {
    const [m = '', f = '', n = '', pl = ''] = text.split(' ').map((ending) => ending.replace('-', ''));
    return { m, f, n, pl };
  };
  return { nom: row(rows[0]), acc: row(rows[1]), dat: row(rows[2]), gen: row(rows[3]) };
};

/** Each row: masculine, feminine, neuter, plural. */
const strong = table('er e es e', 'en e es e', 'em er em en', 'en er en er');
const weak = table('e e e en', 'en e e en', 'en en en en', 'en en en en');
const mixed = table('er e es en', 'en e es en', 'en en en en', 'en en en en');
export const der = table('der die das die', 'den die das die', 'dem der dem den', 'des der des der');
const dieser = table('er e es e', 'en e es e', 'em er em en', 'es er es er');
const ein = table('- e - e', 'en e - e', 'em er em en', 'es er es er');

export const einer = (stem: string, column: Column, grammaticalCase: Case): string =>
  stem + dieser[grammaticalCase][column];

const numerals = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
export const numeral = (n: number): string => numerals[n - 1] ?? String(n);

const before = { n: '', upTo: 'bis zu ', atLeast: 'mindestens ' } as const;

/** "zwei", "bis zu zwei", in the genitive "zweier"; `one` is the declined word for one. */
export function quantified(quantity: Quantity, one: string, grammaticalCase: Case): string {
  const { kind, n } = quantityOf(quantity);
  const many = grammaticalCase === 'gen' && (n === 2 || n === 3) ? `${numeral(n)}er` : numeral(n);
  return before[kind] + (n === 1 ? one : many);
}

interface Determined {
  readonly word: string;
  readonly endings: Table;
  /** Stems that decline with the adjectives: "ein anderer …". */
  readonly extra?: string;
}

const possessives = { your: 'dein', their: 'ihr', its: 'sein' } as const;

const possessive = ({ person, number, gender }: Features): string => {
  if (person === 2) return number === 'many' ? 'euer' : 'dein';
  return number === 'many' || gender === 'f' ? 'ihr' : 'sein';
};

/** The determiner and the adjective endings it asks for. */
export function determine(
  det: NounPhrase<string, string>['det'],
  column: Column,
  grammaticalCase: Case,
): Determined {
  const none = { word: '', endings: strong };
  const like = (stem: string): Determined => ({
    word: (stem === 'euer' && ein[grammaticalCase][column] ? 'eur' : stem) + ein[grammaticalCase][column],
    endings: mixed,
  });
  const asDieser = (stem: string): Determined => ({
    word: einer(stem, column, grammaticalCase),
    endings: weak,
  });
  const indefinite = column === 'pl' ? none : like('ein');
  if (isPossessive(det)) return like(possessive(det.of));
  if (typeof det === 'object') {
    const word = quantified(det, indefinite.word, grammaticalCase);
    return { word, endings: indefinite.endings };
  }
  switch (det) {
    case undefined:
    case 'none':
      return none;
    case 'a':
      return indefinite;
    case 'another':
      return { ...indefinite, extra: 'ander' };
    case 'any':
      return { ...indefinite, extra: 'beliebig' };
    case 'the':
      return { word: der[grammaticalCase][column], endings: weak };
    case 'this':
      return asDieser('dies');
    case 'that':
      return asDieser('jen');
    case 'each':
      return asDieser('jed');
    case 'all':
      if (column === 'pl') return asDieser('all');
      return { word: der[grammaticalCase][column], endings: weak, extra: 'gesamt' };
    case 'no':
      return like('kein');
    default:
      return like(possessives[det]);
  }
}

export function declineAdjective(adjective: GermanAdjective, ending: string): string {
  if (typeof adjective === 'string') return adjective.replace(/e$/u, '') + ending;
  return 'invariable' in adjective ? adjective.invariable : adjective.stem + ending;
}

export const endingOf = ({ endings }: Determined, column: Column, grammaticalCase: Case): string =>
  endings[grammaticalCase][column];

export function declineNoun(noun: GermanNoun, many: boolean, grammaticalCase: Case): string {
  if (many) {
    if (grammaticalCase !== 'dat') return noun.many;
    return noun.dativePlural ?? (/[ns]$/u.test(noun.many) ? noun.many : `${noun.many}n`);
  }
  if (grammaticalCase === 'gen' && noun.genitive !== undefined) return noun.genitive;
  if (noun.weak && grammaticalCase !== 'nom') return noun.many;
  if (grammaticalCase !== 'gen' || noun.gender === 'f') return noun.one;
  if (noun.one.endsWith('nis')) return `${noun.one}ses`;
  return `${noun.one}${/(s|ß|x|z|sch)$/u.test(noun.one) ? 'es' : 's'}`;
}

const third: Readonly<Record<Exclude<Case, 'gen'>, Readonly<Record<Column, string>>>> = {
  nom: { m: 'er', f: 'sie', n: 'es', pl: 'sie' },
  acc: { m: 'ihn', f: 'sie', n: 'es', pl: 'sie' },
  dat: { m: 'ihm', f: 'ihr', n: 'ihm', pl: 'ihnen' },
};

export function pronoun(of: Features, grammaticalCase: Case): string {
  if (grammaticalCase === 'gen') return possessive(of);
  if (of.person === 3) return third[grammaticalCase][of.number === 'many' ? 'pl' : of.gender];
  return (
    of.number === 'many' ? { nom: 'ihr', acc: 'euch', dat: 'euch' } : { nom: 'du', acc: 'dich', dat: 'dir' }
  )[grammaticalCase];
}
