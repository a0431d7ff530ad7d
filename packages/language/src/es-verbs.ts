import type { Clause, Features, Modal } from './kit.ts';
import type { SpanishVerb } from './lexicon.ts';
import { moodOf, onFirstWord } from './shared.ts';

/** What a finite form is made from. */
type Finite = Omit<SpanishVerb, 'imperative' | 'participle'>;

const ser: Finite = {
  infinitive: 'ser',
  third: 'es',
  plural: 'son',
  second: 'eres',
  secondPlural: 'sois',
  subjunctive: 'sea',
};
const haber: Finite = { infinitive: 'haber', third: 'ha', subjunctive: 'haya' };
const poder: Finite = {
  infinitive: 'poder',
  third: 'puede',
  subjunctive: 'pueda',
  secondPluralSubjunctive: 'podáis',
};
const deber: Finite = { infinitive: 'deber', third: 'debe', subjunctive: 'deba' };
const modals: Record<Modal, Finite> = { may: poder, must: deber, cannot: poder };

const vosotros = (verb: Finite, subjunctive: boolean): string => {
  if (subjunctive) {
    const given = verb.secondPluralSubjunctive;
    return (
      given ?? onFirstWord(verb.subjunctive, (word) => word.replace(/[aá]$/u, 'áis').replace(/[eé]$/u, 'éis'))
    );
  }
  const ending = (word: string): string =>
    word
      .replace(/ar$/u, 'áis')
      .replace(/er$/u, 'éis')
      .replace(/[ií]r$/u, 'ís');
  return verb.secondPlural ?? onFirstWord(verb.infinitive, ending);
};

function finite(verb: Finite, of: Features, subjunctive: boolean): string {
  const { person, number } = of;
  if (person === 2 && number === 'many') return vosotros(verb, subjunctive);
  const form = subjunctive ? verb.subjunctive : verb.third;
  if (person === 2) return (subjunctive ? undefined : verb.second) ?? onFirstWord(form, (word) => `${word}s`);
  if (number === 'one') return form;
  return (subjunctive ? undefined : verb.plural) ?? onFirstWord(form, (word) => `${word}n`);
}

const clitic = ({ person, number }: Features): string =>
  person === 3 ? 'se' : number === 'many' ? 'os' : 'te';

const agreeing = (participle: string, of: Features): string =>
  onFirstWord(
    participle,
    (word) => word.replace(/o$/u, of.gender === 'f' ? 'a' : 'o') + (of.number === 'many' ? 's' : ''),
  );

const nucleus = /[iuü]?[aeo](?:[iu](?![aeo]))?|[iuü]+/giu;

/** A pronoun on an imperative keeps the stress where it was: aturde + lo → atúrdelo, pon + lo → ponlo. */
export function enclitic(imperative: string, clitic: string): string {
  if (/[áéíóú]/u.test(imperative)) return imperative + clitic;
  // The u of que, gui is silent.
  const sounded = imperative.replace(/([qg])u(?=[ei])/gu, '$1_');
  const stressed = [...sounded.matchAll(nucleus)].at(-2);
  if (stressed === undefined) return imperative + clitic;
  const strong = stressed[0].search(/[aeo]/u);
  const at = stressed.index + (strong < 0 ? stressed[0].length - 1 : strong);
  const accented = 'áéíóú'['aeiou'.indexOf(imperative.charAt(at))] ?? imperative.charAt(at);
  return imperative.slice(0, at) + accented + imperative.slice(at + 1) + clitic;
}

/** The verb with everything that clings to it: negation, pronoun, auxiliary. */
export function predicate(
  verb: SpanishVerb,
  clause: Clause<string>,
  subject: Features,
  options: { readonly subjunctive: boolean; readonly object: string | undefined },
): string {
  const { modal, passive = false } = clause;
  const { subjunctive, object } = options;
  const mood = moodOf(clause);
  const of: Features = mood === 'imperative' ? { ...subject, person: 2 } : subject;
  const not = clause.not || modal === 'cannot' ? 'no ' : '';
  const pronoun = object ?? (verb.reflexive && !passive ? clitic(of) : '');
  const before = pronoun === '' ? not : `${not}${pronoun} `;
  const participle = passive ? agreeing(verb.participle, of) : verb.participle;
  const infinitive = passive ? `ser ${participle}` : onFirstWord(verb.infinitive, (word) => word + pronoun);
  if (mood === 'infinitive' || mood === 'toInfinitive') return not + infinitive;
  if (modal !== undefined) return `${not}${finite(modals[modal], of, subjunctive)} ${infinitive}`;
  if (mood === 'imperative') {
    // A negative command is the subjunctive: "no lo aturdas".
    if (clause.not) return before + finite(verb, of, true);
    return object === undefined
      ? verb.imperative
      : onFirstWord(verb.imperative, (word) => enclitic(word, object));
  }
  if (clause.past) return `${before}${finite(haber, of, subjunctive)} ${passive ? 'sido ' : ''}${participle}`;
  return before + (passive ? `${finite(ser, of, subjunctive)} ${participle}` : finite(verb, of, subjunctive));
}
