import {
  type Column,
  declineAdjective,
  declineNoun,
  determine,
  einer,
  endingOf,
  numeral,
  pronoun,
  quantified,
} from './de-declension.ts';
import { bracket } from './de-verbs.ts';
import type { Clause, Conjunction, Joining, Kit, NounPhrase, Subject } from './kit.ts';
import type { Lexicon } from './lexicon.ts';
import { capitalise, concat, mapStart, plain, type Rich, rich, type Text, words } from './rich.ts';
import {
  agreementOf,
  agreesWith,
  enumerate,
  linked,
  mainClauses,
  moodOf,
  named,
  numberOf,
  withTail,
} from './shared.ts';

const conjunctions: Record<Conjunction, string> = {
  when: 'wenn',
  whenever: 'immer wenn',
  if: 'falls',
  while: 'solange',
  after: 'nachdem',
  before: 'bevor',
  until: 'bis',
  unless: 'außer wenn',
};

const partStems = { each: 'jed', one: 'ein', any: 'irgendein', none: 'kein' } as const;

const contractions: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'in das': 'ins',
  'an dem': 'am',
  'an das': 'ans',
  'zu dem': 'zum',
  'zu der': 'zur',
  'von dem': 'vom',
  'bei dem': 'beim',
};

function prep(preposition: string, phrase: Text): Rich {
  const start = concat(phrase)[0];
  const article = typeof start === 'string' ? /^\S+(?= )/u.exec(start)?.[0] : undefined;
  const contracted = contractions[`${preposition.toLowerCase()} ${article}`];
  if (article === undefined || contracted === undefined) return words(preposition, phrase);
  const first = /^\p{Lu}/u.test(preposition) ? capitalise([contracted]) : [contracted];
  return concat(
    first,
    mapStart(phrase, (text) => text.slice(article.length)),
  );
}

export function german<N extends string, A extends string, V extends string>(
  lexicon: Lexicon<N, A, V>,
): Kit<N, A, V> {
  const you: Subject = { text: ['du'], person: 2, number: 'one', gender: 'm' };

  function np(phrase: NounPhrase<N, A>): Rich {
    const noun = lexicon.nouns[phrase.noun].de;
    const { part, case: outer = 'nom' } = phrase;
    // "jeder deiner Sidekicks": the whole stands in the genitive; "alle deine Sidekicks": in the same case.
    const inner = part === undefined || part === 'all' ? outer : 'gen';
    const many = numberOf(phrase, noun.only) === 'many';
    const column: Column = many ? 'pl' : noun.gender;
    const determined = determine(phrase.det, column, inner);
    const ending = endingOf(determined, column, inner);
    const adjectives = (phrase.adjectives ?? []).map((id) =>
      declineAdjective(lexicon.adjectives[id].de, ending),
    );
    const extra = determined.extra === undefined ? '' : determined.extra + ending;
    const head = linked(phrase, declineNoun(noun, many, inner));
    const whole = words(determined.word, extra, ...adjectives, phrase.before ?? '', head, phrase.after ?? '');
    if (part === undefined) return whole;
    if (part === 'all') return words(einer('all', 'pl', outer), whole);
    if (typeof part === 'object')
      return words(quantified(part, einer('ein', noun.gender, outer), outer), whole);
    return words(einer(partStems[part], noun.gender, outer), whole);
  }

  function subject(phrase: NounPhrase<N, A>): Subject {
    const noun = lexicon.nouns[phrase.noun].de;
    const number = agreementOf(phrase, numberOf(phrase, noun.only));
    return { person: 3, number, gender: noun.gender, text: np({ ...phrase, case: 'nom' }) };
  }

  /** `inverted`: the first place is taken by a clause before, so the verb comes first and the subject follows. */
  function build(spec: Clause<V>, inverted: boolean): Rich {
    const of = agreesWith(spec, you);
    const mood = moodOf(spec);
    const { finite, end, fused } = bracket(lexicon.verbs[spec.verb].de, spec, of);
    const object = spec.object === undefined ? '' : pronoun(spec.object.of, spec.object.case);
    const middle = words(object, spec.rest ?? '', spec.not || spec.modal === 'cannot' ? 'nicht' : '');
    if (mood === 'subordinate') {
      const last = fused ? end + finite : words(end, finite);
      return withTail(words(of.text, middle, last), spec.tail);
    }
    const front = spec.front ?? '';
    if (mood !== 'finite') return withTail(words(front, finite, middle, end), spec.tail);
    const start = inverted || spec.front !== undefined ? [front, finite, of.text] : [of.text, finite];
    return withTail(words(...start, middle, end), spec.tail);
  }

  const clause = (spec: Clause<V>): Rich => build(spec, false);

  const list = (items: readonly Text[], how: Joining): Rich =>
    enumerate(items, how === 'and' ? 'und' : 'oder');

  function subordinate(conjunction: Conjunction, condition: Clause<V>): Rich {
    // What comes first is told in the perfect: "nachdem dieser Charakter angegriffen hat".
    const tense = conjunction === 'after' ? { past: true } : {};
    return words(conjunctions[conjunction], clause({ ...condition, ...tense, mood: 'subordinate' }));
  }

  return {
    locale: 'de',
    np,
    subject,
    named,
    you,
    join: (subjects, how) => {
      const text = list(
        subjects.map((each) => each.text),
        how,
      );
      const nearest = subjects.at(-1);
      // With "oder" the verb follows the nearest subject: "du oder Hulk erleidet".
      if (how === 'or' && nearest !== undefined) return { ...nearest, text };
      const second = subjects.some(({ person }) => person === 2);
      return { text, person: second ? 2 : 3, number: 'many', gender: 'm' };
    },
    it: ({ person, number, gender }) => ({
      person,
      number,
      gender,
      text: [pronoun({ person, number, gender }, 'nom')],
    }),
    pronoun,
    predicative: (id) => {
      const adjective = lexicon.adjectives[id].de;
      if (typeof adjective === 'string') return adjective;
      return 'invariable' in adjective ? adjective.invariable : adjective.base;
    },
    clause,
    subordinate,
    conditional: (conjunction, condition, main) => {
      const before = subordinate(conjunction, condition);
      // A ready sentence cannot be inverted: it follows a colon.
      if ('text' in main) return rich`${before}: ${capitalise(main.text)}`;
      const clauses = mainClauses(main).map((each, i) => build(each, i === 0));
      return rich`${before}, ${list(clauses, 'and')}`;
    },
    prep,
    list,
    numeral,
    ordinal: (n) => plain(concat(n, '.')),
  };
}
