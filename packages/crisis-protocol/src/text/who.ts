import {
  again,
  type Determiner,
  followedBy,
  known,
  plain,
  properName,
  quoted,
  type Rich,
  rich,
  several,
  type Whom,
  whom,
  words,
} from '@assemble/language';
import type { Amount, Target, Who } from '../abilities/vocabulary.ts';
import { AFFILIATIONS, type Affiliation } from '../names.ts';
import { named } from './anchors.ts';
import { per } from './dice.ts';
import type { AdjectiveId, Phrase } from './lexicon.ts';
import { ARTICLES } from './names.ts';
import type { Phrases } from './phrases.ts';
import { details } from './who-details.ts';

/** plural: characters as such, with the article Spanish gives them; bare: without. */
export type Det = Determiner | 'plural' | 'bare';

/** Whom an effect is for. What is chosen here is what "that character" means afterwards. */
export function targetPhrase(p: Phrases, target: Target): Whom {
  switch (target.to) {
    case 'each':
      return named(p, 'that', characters(p, target.who, 'each'));
    case 'choose': {
      const { count, upTo } = target;
      if (target.who.is === 'that') return oneOfThose(p, count);
      if (typeof count !== 'number') {
        const several = named(p, 'that', eachFor(p, characters(p, target.who, 'a'), per(p, count)));
        p.talk.that = { person: 3, number: 'many', gender: several.gender };
        return several;
      }
      const det = upTo === true ? { upTo: count } : count === 1 ? 'a' : { n: count };
      return named(p, 'that', characters(p, target.who, det));
    }
    case 'players':
      return p.card.card === 'tactic' && p.card.players.max === 1 ? p.anchor('self') : playing(p);
    default:
      return p.anchor(target.to);
  }
}

/** "another character for each Power spent"; a German one follows what it is counted by. */
const eachFor = (p: Phrases, one: Whom, count: Rich): Whom =>
  p.locale === 'de'
    ? {
        ...one,
        bare: (wanted) => words(count, one.bare(wanted)),
        in: (wanted) => words(count, one.in(wanted)),
      }
    : followedBy(one, count);

/** Something was done to each: from now on they are several. */
export function severally(p: Phrases, to: Target | undefined): void {
  const { that } = p.talk;
  if (to?.to === 'each' && that !== null) p.talk.that = { person: 3, number: 'many', gender: that.gender };
}

/** "one of the characters that played it". */
const oneOfThose = (p: Phrases, count: Amount): Whom =>
  named(
    p,
    'that',
    whom(p, {
      noun: 'character',
      det: 'the',
      count: 'many',
      part: typeof count !== 'number' || count === 1 ? 'one' : { upTo: count },
      after: { en: 'that played it', es: 'que la hayan jugado', de: ', die sie gespielt haben,' }[p.locale],
    }),
  );

/** "each of these characters": all that played the tactic card. */
function playing(p: Phrases): Whom {
  const one = whom(p, { noun: 'character', det: 'this', count: 'many', part: 'each' });
  if (p.talk.focus === 'players') return again(p, { ...one, number: 'many' });
  p.talk.focus = 'players';
  return one;
}

/** "each other allied character within Range 2 of the target". */
export function characters(p: Phrases, who: Who, det: Det): Whom {
  const { other: _said, ...rest } = who;
  // "another" is other than the one spoken of, "each other" than whom the Range is measured from.
  const other =
    who.other !== undefined && (who.other === (who.of ?? 'self') || (who.other === 'self' && det === 'a'));
  const after = words(...details(p, other ? rest : who, det === 'plural' || det === 'bare'));
  if (who.is !== undefined) return followedBy(p.anchor(who.is), after);
  // A group is one character with a name in the plural.
  const crowd = who.named !== undefined && p.isGroup(who.named) ? p.nameOf(who.named) : null;
  if (who.named !== undefined && crowd === null) return beside(proper(p, p.nameOf(who.named)), after);
  if (who.alterEgo !== undefined)
    return beside(
      several(
        p,
        [who.alterEgo].flat().map((name) => proper(p, p.nameOf(name))),
      ),
      after,
    );
  const adjectives: AdjectiveId[] = [
    ...(other && det !== 'a' ? (['other'] as const) : []),
    ...(who.damaged === true && p.locale === 'en' ? (['damaged'] as const) : []),
    ...(who.side === undefined ? [] : [who.side]),
    ...(who.health === undefined ? [] : [who.health]),
  ];
  return whom(p, {
    noun: 'character',
    ...determined(p, det, other),
    adjectives,
    ...(p.locale === 'en' && crowd !== null ? { before: crowd } : group(p, who.affiliation)),
    after: words(p.locale === 'en' || crowd === null ? '' : quoted(p.locale, crowd), after),
  });
}

/** Behind a name with a comma of its own, more words stand in brackets; so do Spanish relative clauses behind any name. */
const beside = (one: Whom, after: Rich): Whom => {
  const apart = plain(one.text).includes(',') || plain(after).startsWith('que ');
  return followedBy(one, after.length > 0 && apart ? rich`(${after})` : after);
};

/** "another", "each other": Spanish says "cada uno de los otros" and gives the plural its article. */
function determined(p: Phrases, det: Det, other: boolean): Pick<Phrase, 'det' | 'count' | 'part'> {
  if (det === 'bare') return { count: 'many' };
  if (det === 'plural') return p.locale === 'es' ? { det: 'the', count: 'many' } : { count: 'many' };
  if (!other) return { det };
  if (det === 'a') return { det: 'another' };
  return p.locale === 'es' && det === 'each' ? { det: 'the', count: 'many', part: 'each' } : { det };
}

/** "an Avengers character"; behind the noun elsewhere. */
const group = (p: Phrases, affiliation: string | undefined): Pick<Phrase, 'before'> =>
  affiliation === undefined || p.locale !== 'en'
    ? {}
    : { before: AFFILIATIONS[affiliation as Affiliation].en };

const proper = (p: Phrases, name: string): Whom =>
  known(p, p.named(name), (grammaticalCase) =>
    properName(p.locale, name, { case: grammaticalCase, articles: ARTICLES }),
  );
