import { predicate } from './es-verbs.ts';
import type {
  Case,
  Clause,
  Conjunction,
  Features,
  Joining,
  Kit,
  NounPhrase,
  Quantity,
  Subject,
} from './kit.ts';
import type { Lexicon, SpanishAdjective, SpanishNoun } from './lexicon.ts';
import { concat, mapStart, plain, type Rich, rich, type Text, words } from './rich.ts';
import {
  agreementOf,
  agreesWith,
  enumerate,
  isPossessive,
  linked,
  mainClauses,
  moodOf,
  named,
  numberOf,
  quantityOf,
  withFront,
  withTail,
} from './shared.ts';

type Forms = readonly [m: string, f: string, mp: string, fp: string];

const pick = ([m, f, mp, fp]: Forms, gender: 'm' | 'f', many: boolean): string =>
  gender === 'm' ? (many ? mp : m) : many ? fp : f;

const numerals = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const numeral = (n: number): string => numerals[n - 1] ?? String(n);

const quantified = (quantity: Quantity, one: string): string => {
  const { kind, n } = quantityOf(quantity);
  return { n: '', upTo: 'hasta ', atLeast: 'al menos ' }[kind] + (n === 1 ? one : numeral(n));
};

const pluralOf = (word: string): string =>
  /[aeiouáéó]$/u.test(word) ? `${word}s` : word.endsWith('z') ? `${word.slice(0, -1)}ces` : `${word}es`;

function formsOf(adjective: SpanishAdjective): Forms {
  if (typeof adjective === 'string') {
    const feminine = adjective.replace(/o$/u, 'a');
    return [adjective, feminine, pluralOf(adjective), pluralOf(feminine)];
  }
  if ('m' in adjective) return [adjective.m, adjective.f, adjective.mp, adjective.fp];
  const { invariable } = adjective;
  return [invariable, invariable, invariable, invariable];
}

const determiners = {
  a: ['un', 'una', '', ''],
  the: ['el', 'la', 'los', 'las'],
  this: ['este', 'esta', 'estos', 'estas'],
  that: ['ese', 'esa', 'esos', 'esas'],
  each: ['cada', 'cada', 'cada', 'cada'],
  all: ['todo el', 'toda la', 'todos los', 'todas las'],
  another: ['otro', 'otra', 'otros', 'otras'],
  any: ['cualquier', 'cualquier', 'cualesquiera', 'cualesquiera'],
  no: ['ningún', 'ninguna', 'ningún', 'ninguna'],
  your: ['tu', 'tu', 'tus', 'tus'],
  their: ['su', 'su', 'sus', 'sus'],
  its: ['su', 'su', 'sus', 'sus'],
  none: ['', '', '', ''],
} as const satisfies Record<string, Forms>;

const parts = {
  each: ['cada uno', 'cada una'],
  one: ['uno', 'una'],
  any: ['cualquiera', 'cualquiera'],
  none: ['ninguno', 'ninguna'],
} as const;

/** Pronouns of the third person by case; the nominative is the stressed form. */
const pronouns: Record<Case, Forms> = {
  nom: ['él', 'ella', 'ellos', 'ellas'],
  acc: ['lo', 'la', 'los', 'las'],
  dat: ['le', 'le', 'les', 'les'],
  gen: ['su', 'su', 'sus', 'sus'],
};

const genderOf = (of: Features): 'm' | 'f' => (of.gender === 'f' ? 'f' : 'm');

function pronoun(of: Features, grammaticalCase: Case): string {
  if (of.person === 3) {
    // The possessive agrees with what is possessed, which stands in the singular here: "su dado".
    return grammaticalCase === 'gen'
      ? 'su'
      : pick(pronouns[grammaticalCase], genderOf(of), of.number === 'many');
  }
  const many = of.number === 'many';
  return many
    ? { nom: 'vosotros', acc: 'os', dat: 'os', gen: 'vuestro' }[grammaticalCase]
    : { nom: 'tú', acc: 'te', dat: 'te', gen: 'tu' }[grammaticalCase];
}

/** a + el, de + el: contracts before an article, never before a name such as El Diablo. */
function join(left: Text, right: Text): Rich {
  const start = concat(right)[0];
  const end = plain(left);
  if (typeof start !== 'string' || !/^el /u.test(start) || !/(^|\s)(a|de)$/iu.test(end))
    return words(left, right);
  return concat(
    left,
    mapStart(right, (text) => text.replace(/^el/u, 'l')),
  );
}

/** "e" before an i sound, "u" before an o sound. A foreign name with another sound keeps "y": "Thor y Iron Man". */
function conjunctionBefore(how: Joining, next: string): string {
  if (how === 'nor') return 'ni';
  if (how === 'and') return /^(i(?![aeo]|ron|ce)|í|hi(?![aeo])|hí)/iu.test(next) ? 'e' : 'y';
  return /^(o|ó|8|11(?!\d))/iu.test(next) || /^h[oó]/u.test(next) ? 'u' : 'o';
}

const conjunctions: Record<Conjunction, string> = {
  when: 'cuando',
  whenever: 'siempre que',
  if: 'si',
  while: 'mientras',
  after: 'después de que',
  before: 'antes de que',
  until: 'hasta que',
  unless: 'a menos que',
};

export function spanish<N extends string, A extends string, V extends string>(
  lexicon: Lexicon<N, A, V>,
): Kit<N, A, V> {
  // Subject pronouns are dropped unless coordinated.
  const you: Subject = { text: [], person: 2, number: 'one', gender: 'm' };

  function determiner(
    phrase: NounPhrase<N, A>,
    noun: SpanishNoun,
    many: boolean,
    nounFollows: boolean,
  ): string {
    const { det = 'none' } = phrase;
    const el = noun.el === true && nounFollows && !many;
    const one = noun.gender === 'f' && !el ? 'una' : 'un';
    if (isPossessive(det)) {
      if (det.of.person === 3) return many ? 'sus' : 'su';
      if (det.of.number === 'one') return many ? 'tus' : 'tu';
      return pick(['vuestro', 'vuestra', 'vuestros', 'vuestras'], noun.gender, many);
    }
    if (typeof det === 'object') return quantified(det, one);
    if (el && (det === 'a' || det === 'the' || det === 'no')) return pick(determiners[det], 'm', many);
    if (el && det === 'all') return 'toda el';
    return pick(determiners[det], noun.gender, many);
  }

  function np(phrase: NounPhrase<N, A>): Rich {
    const noun = lexicon.nouns[phrase.noun].es;
    const many = numberOf(phrase, noun.only) === 'many';
    const before: string[] = [];
    const after: string[] = [];
    for (const id of phrase.adjectives ?? []) {
      const adjective = lexicon.adjectives[id].es;
      const form = pick(formsOf(adjective), noun.gender, many);
      if (typeof adjective === 'string' || !adjective.before) after.push(form);
      else before.push('short' in adjective && noun.gender === 'm' && !many ? adjective.short : form);
    }
    const name = phrase.before ?? '';
    const det = determiner(phrase, noun, many, before.length === 0 && phrase.before === undefined);
    const head = linked(phrase, many ? noun.many : noun.one);
    const whole = words(det, ...before, name, head, ...after, phrase.after ?? '');
    const { part } = phrase;
    if (part === undefined) return whole;
    if (part === 'all') return words(noun.gender === 'f' ? 'todas' : 'todos', whole);
    const [m, f] = typeof part === 'string' ? parts[part] : parts.one;
    const one = noun.gender === 'f' ? f : m;
    return join(words(typeof part === 'string' ? one : quantified(part, one), 'de'), whole);
  }

  function subject(phrase: NounPhrase<N, A>): Subject {
    const noun = lexicon.nouns[phrase.noun].es;
    const number = agreementOf(phrase, numberOf(phrase, noun.only));
    return { person: 3, number, gender: noun.gender, text: np(phrase) };
  }

  const predicative = (id: A, of: Features): string =>
    pick(formsOf(lexicon.adjectives[id].es), genderOf(of), of.number === 'many');

  function build(spec: Clause<V>, subjunctive: boolean): Rich {
    const of = agreesWith(spec, you);
    const mood = moodOf(spec);
    const hasSubject = mood === 'finite' || mood === 'subordinate';
    const object = spec.object === undefined ? undefined : pronoun(spec.object.of, spec.object.case);
    const verb = predicate(lexicon.verbs[spec.verb].es, spec, of, { subjunctive, object });
    const said = join(words(hasSubject ? of.text : '', verb), spec.rest ?? '');
    return withFront(spec.front, withTail(said, spec.tail));
  }

  const clause = (spec: Clause<V>): Rich => build(spec, moodOf(spec) === 'subordinate');

  const list = (items: readonly Text[], how: Joining): Rich =>
    enumerate(items, conjunctionBefore(how, plain(items.at(-1) ?? '')));

  const subordinate = (conjunction: Conjunction, condition: Clause<V>): Rich =>
    words(conjunctions[conjunction], build({ ...condition, mood: 'subordinate' }, conjunction !== 'if'));

  return {
    locale: 'es',
    np,
    subject,
    named,
    you,
    join: (subjects, how) => {
      const texts = subjects.map((each) => (each.text.length === 0 ? pronoun(each, 'nom') : each.text));
      const second = subjects.some(({ person }) => person === 2);
      const one = how === 'or' && !second && subjects.every(({ number }) => number === 'one');
      const gender = subjects.every((each) => each.gender === 'f') ? 'f' : 'm';
      return { text: list(texts, how), person: second ? 2 : 3, number: one ? 'one' : 'many', gender };
    },
    it: ({ person, number, gender }) => ({ person, number, gender, text: [] }),
    pronoun,
    predicative,
    clause,
    subordinate,
    conditional: (conjunction, condition, main) => {
      const result = 'text' in main ? main.text : list(mainClauses(main).map(clause), 'and');
      return rich`${subordinate(conjunction, condition)}, ${result}`;
    },
    prep: join,
    list,
    numeral,
    ordinal: (n, gender) => `${n}.${gender === 'f' ? 'ª' : 'º'}`,
  };
}
