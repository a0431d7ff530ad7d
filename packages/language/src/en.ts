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
import type { EnglishVerb, Lexicon } from './lexicon.ts';
import { concat, plain, type Rich, rich, type Text, words } from './rich.ts';
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
  onFirstWord,
  quantityOf,
  withFront,
  withTail,
} from './shared.ts';

const numerals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numeral = (n: number): string => numerals[n - 1] ?? String(n);

const quantified = (quantity: Quantity): string => {
  const { kind, n } = quantityOf(quantity);
  return { n: '', upTo: 'up to ', atLeast: 'at least ' }[kind] + numeral(n);
};

/** By sound: "an hour", "a unit", "a one-time bonus", "an X-Man", "an 8". */
function soundsLikeVowel(text: string): boolean {
  if (/^(8|11(?!\d)|18(?!\d))/u.test(text)) return true;
  if (/^[AEFHILMNORSX](?=[-\s\d]|$)/u.test(text)) return true;
  if (/^(hour|honest|honou?r|heir)/iu.test(text)) return true;
  if (/^(uni[^nm]|us[aeu]|ut[ei]|eu|ew|one\b|one-|once|U(?=[-\s\d]|$))/iu.test(text)) return false;
  return /^[aeiou]/iu.test(text);
}

const pronouns = {
  you: { nom: 'you', acc: 'you', dat: 'you', gen: 'your' },
  m: { nom: 'he', acc: 'him', dat: 'him', gen: 'his' },
  f: { nom: 'she', acc: 'her', dat: 'her', gen: 'her' },
  n: { nom: 'it', acc: 'it', dat: 'it', gen: 'its' },
  they: { nom: 'they', acc: 'them', dat: 'them', gen: 'their' },
} as const;

function pronoun(of: Features, grammaticalCase: Case): string {
  const which = of.person === 2 ? 'you' : of.number === 'many' || of.human ? 'they' : of.gender;
  return pronouns[which][grammaticalCase];
}

const conjunctions: Record<Conjunction, string> = {
  when: 'when',
  whenever: 'whenever',
  if: 'if',
  while: 'while',
  after: 'after',
  before: 'before',
  until: 'until',
  unless: 'unless',
};

const add = (word: string, ending: 's' | 'ed'): string => {
  const stem = /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ie` : word;
  if (ending === 's') return stem === word && /(s|x|z|ch|sh|o)$/u.test(word) ? `${word}es` : `${stem}s`;
  return stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
};

function formsOf(verb: EnglishVerb) {
  const past = verb.past ?? onFirstWord(verb.base, (word) => add(word, 'ed'));
  return {
    base: verb.base,
    third: verb.third ?? onFirstWord(verb.base, (word) => add(word, 's')),
    plural: verb.plural ?? verb.base,
    past,
    participle: verb.participle ?? past,
  };
}

const be = { base: 'be', third: 'is', plural: 'are', past: 'was', participle: 'been' };
const isOne = (of: Features): boolean => of.person === 3 && of.number === 'one';
const pastOf = (past: string, of: Features): string => (past === 'was' && !isOne(of) ? 'were' : past);

function predicate(verb: EnglishVerb, clause: Clause<string>, of: Features): string {
  const own = formsOf(verb);
  const forms = clause.passive ? be : own;
  const after = clause.passive ? ` ${own.participle}` : '';
  const not = clause.not ? ' not' : '';
  const mood = moodOf(clause);
  if (mood === 'infinitive' || mood === 'toInfinitive')
    return `${clause.not ? 'not ' : ''}${mood === 'infinitive' ? '' : 'to '}${forms.base}${after}`;
  if (clause.modal === 'cannot') return `cannot ${forms.base}${after}`;
  if (clause.modal !== undefined) return `${clause.modal}${not} ${forms.base}${after}`;
  if (mood === 'imperative') return `${clause.not ? 'do not ' : ''}${forms.base}${after}`;
  const finite = clause.past ? pastOf(forms.past, of) : isOne(of) ? forms.third : forms.plural;
  if (!clause.not || forms.base === 'be') return `${finite}${not}${after}`;
  return `${clause.past ? 'did' : isOne(of) ? 'does' : 'do'} not ${forms.base}`;
}

export function english<N extends string, A extends string, V extends string>(
  lexicon: Lexicon<N, A, V>,
): Kit<N, A, V> {
  const you: Subject = { text: ['you'], person: 2, number: 'one', gender: 'm' };

  function determiner(
    phrase: NounPhrase<N, A>,
    many: boolean,
    next: string,
    an: boolean | undefined,
  ): string {
    const { det = 'none' } = phrase;
    if (isPossessive(det)) return pronoun(det.of, 'gen');
    if (typeof det === 'object') return quantified(det);
    if (det === 'none') return '';
    if (det === 'a') return many ? '' : (an ?? soundsLikeVowel(next)) ? 'an' : 'a';
    if (det === 'this') return many ? 'these' : 'this';
    if (det === 'that') return many ? 'those' : 'that';
    if (det === 'another') return many ? 'other' : 'another';
    return det;
  }

  function np(phrase: NounPhrase<N, A>): Rich {
    const noun = lexicon.nouns[phrase.noun].en;
    const many = numberOf(phrase, noun.only) === 'many';
    const adjectives = (phrase.adjectives ?? []).map((id) => lexicon.adjectives[id].en);
    const texts = adjectives.map((adjective) => (typeof adjective === 'string' ? adjective : adjective.text));
    const core = words(...texts, phrase.before ?? '', linked(phrase, many ? noun.many : noun.one));
    const [first] = adjectives;
    const an = first === undefined ? (phrase.before === undefined ? noun.an : undefined) : undefined;
    const override = typeof first === 'object' ? first.an : an;
    const whole = words(determiner(phrase, many, plain(core), override), core, phrase.after ?? '');
    const { part } = phrase;
    if (part === undefined) return whole;
    if (part === 'all') return words('all', whole);
    return words(typeof part === 'string' ? part : quantified(part), 'of', whole);
  }

  function subject(phrase: NounPhrase<N, A>): Subject {
    const noun = lexicon.nouns[phrase.noun].en;
    const number = agreementOf(phrase, numberOf(phrase, noun.only));
    const features: Features = { person: 3, number, gender: 'n' };
    return { ...features, ...(noun.person ? { human: true } : {}), text: np(phrase) };
  }

  function clause(spec: Clause<V>): Rich {
    const of = agreesWith(spec, you);
    const hasSubject = moodOf(spec) === 'finite' || moodOf(spec) === 'subordinate';
    const verb = lexicon.verbs[spec.verb].en;
    // "knock it out": the pronoun stands before the particle.
    const particle = verb.base.split(' ').slice(1).join(' ');
    const form = predicate(verb, spec, of);
    const split =
      spec.object === undefined || !form.endsWith(particle) ? form.length : form.length - particle.length;
    const object = spec.object === undefined ? '' : pronoun(spec.object.of, spec.object.case);
    const said = [form.slice(0, split).trimEnd(), object, form.slice(split)];
    return withFront(
      spec.front,
      withTail(words(hasSubject ? of.text : '', ...said, spec.rest ?? ''), spec.tail),
    );
  }

  const list = (items: readonly Text[], how: Joining): Rich =>
    enumerate(items, how === 'and' ? 'and' : 'or', true);

  const subordinate = (conjunction: Conjunction, condition: Clause<V>): Rich =>
    words(conjunctions[conjunction], clause({ ...condition, mood: 'subordinate' }));

  // A name is taken up by "it" unless a gender is given.
  const nameOf: typeof named = (text, features) => named(text, { gender: 'n', ...features });

  return {
    locale: 'en',
    np,
    subject,
    named: nameOf,
    you,
    join: (subjects, how) => ({
      ...nameOf(
        list(
          subjects.map(({ text }) => text),
          how,
        ),
      ),
      number: how === 'or' && subjects.every(isOne) ? 'one' : 'many',
    }),
    it: (of) => ({
      person: of.person,
      gender: of.gender,
      number: of.human ? 'many' : of.number,
      text: [pronoun(of, 'nom')],
    }),
    pronoun,
    predicative: (id) => {
      const adjective = lexicon.adjectives[id].en;
      return typeof adjective === 'string' ? adjective : adjective.text;
    },
    clause,
    subordinate,
    conditional: (conjunction, condition, main) => {
      const result = 'text' in main ? main.text : list(mainClauses(main).map(clause), 'and');
      return rich`${subordinate(conjunction, condition)}, ${result}`;
    },
    prep: (preposition, phrase) => words(preposition, phrase),
    list,
    numeral,
    ordinal: (n) => {
      const teen = n % 100 > 10 && n % 100 < 14;
      return plain(concat(n, (teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'));
    },
  };
}
