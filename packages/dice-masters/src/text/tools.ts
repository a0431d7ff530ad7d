import {
  type Case,
  capitalise,
  counted,
  DAMAGE,
  kit,
  type Locale,
  type Part,
  plain,
  quoted,
  type Rich,
  ref,
  rich,
  seatName,
  tally,
  type Units,
  words,
} from '@assemble/language';
import { sayEffect } from '../abilities/nodes/index.ts';
import type { Cost, Effect } from '../abilities/vocabulary.ts';
import { type Card, SIDEKICK_ID } from '../content.ts';
import { type EnergyType, type Face, SIDEKICK_DIE } from '../dice.ts';
import { TITLES } from '../names.ts';
import type { DieRef, SourceRef } from '../rules/events.ts';
import type { Zone } from '../table.ts';
import { faceWords } from './faces.ts';
import type { Outcomes } from './keys.ts';
import { type K, lexicon } from './lexicon.ts';
import { nouns } from './lexicon-nouns.ts';
import { phrases } from './phrases.ts';
import { told } from './said.ts';
import { compound, title } from './titles.ts';
import { zone as zoneWords } from './zones.ts';

const LIFE: Units = {
  en: ['life', 'life'],
  es: ['punto de vida', 'puntos de vida'],
  de: ['Lebenspunkt', 'Lebenspunkte'],
};

/** What a message cannot know by itself: how the players are called, the cards, the dice of the match. */
export interface Names {
  /** By seat. */
  readonly seats: readonly string[];
  card(id: string): Card | undefined;
  /** A die of the match as it is now, for messages that name it by its number. */
  die?(id: number): DieRef | undefined;
}

/** What the sentences of messages are written with, in one language. */
export interface Tools {
  readonly locale: Locale;
  readonly k: K;
  seat(seat: number): Part;
  /** A card by its title, in running text. */
  card(id: string, grammaticalCase?: Case): Rich;
  /** Its title alone, in quotation marks. */
  title(id: string): Rich;
  /** Title and subtitle. */
  fullCard(id: string): Rich;
  /** "a Hulk die", "un dado de Hulk", "einen Hulk-Würfel". */
  oneDieOf(id: string, grammaticalCase?: Case): Rich;
  /** A die by its title and what it shows. */
  die(die: DieRef | number, grammaticalCase?: Case): Rich;
  /** The same without what it shows. */
  plainDie(die: DieRef | number, grammaticalCase?: Case): Rich;
  dice(dice: readonly DieRef[], grammaticalCase?: Case): Rich;
  /** Results of a roll: faces first. */
  results(dice: readonly DieRef[]): Rich;
  face(die: DieRef, face: number): Face | undefined;
  faceWords(die: DieRef, face: number): Rich;
  /** "a fist", "two fists", "level 2": what stands behind "shows". */
  shows(die: DieRef, face: number): Rich;
  /** Whether a message names where something comes from. */
  isKnown(source: SourceRef): boolean;
  source(source: SourceRef, grammaticalCase?: Case): Rich;
  zone(zone: Zone, grammaticalCase?: Case): Rich;
  energy(type: EnergyType): Part;
  /** "1 point of damage" in the words of the language. */
  damage(n: number): Rich;
  life(n: number): Rich;
  /** "Pay a fist: draw a die": what an ability does, and for what; `inside` a sentence, without its capital. */
  forWhat(ability: Outcomes['does.ability'], inside?: boolean): Rich;
  isFeminine(card: string): boolean;
}

export function tools(locale: Locale, names: Names): Tools {
  const k = kit(locale, lexicon);

  const named = (id: string, link: (text: string) => Part, grammaticalCase: Case): Rich => {
    const card = names.card(id);
    if (card === undefined) return [link(id)];
    const text = title(card.title, locale, link).in(grammaticalCase);
    // Spanish and German mark a title that is no name: „Kraft bündeln“.
    if (locale === 'en' || card.kind === 'character') return text;
    const marked = quoted(locale, link(TITLES[card.title].text[locale]));
    return locale === 'de' && grammaticalCase === 'gen' ? rich`von ${marked}` : marked;
  };
  const cardLink = (id: string) => (text: string) => ref('card', id, text);
  const ownTitle = (id: string): Part => {
    const card = names.card(id);
    return cardLink(id)(card === undefined ? id : TITLES[card.title].text[locale]);
  };
  const dieLink = (id: number) => (text: string) => ref('die', String(id), text);

  const dieOf = (die: DieRef | number): DieRef =>
    typeof die === 'number' ? (names.die?.(die) ?? { die, card: '', face: -1 }) : die;

  const face = (die: DieRef, index: number): Face | undefined =>
    (die.card === SIDEKICK_ID ? SIDEKICK_DIE : names.card(die.card)?.die)?.faces[index];

  /** A sidekick is one of many: with its article. */
  const sidekick = (die: DieRef, grammaticalCase: Case, det: 'a' | 'none'): Rich => {
    const isCharacter = die.face < 0 || face(die, die.face)?.kind === 'character';
    const noun = isCharacter ? 'sidekick' : 'sidekickDie';
    return k.np({ noun, det, case: grammaticalCase, link: { ref: 'die', id: String(die.die) } });
  };

  const plainDie = (die: DieRef, grammaticalCase: Case, det: 'a' | 'none' = 'a'): Rich => {
    if (die.card === SIDEKICK_ID) return sidekick(die, grammaticalCase, det);
    if (die.card === '') return k.np({ noun: 'die', det: 'the', case: grammaticalCase });
    return named(die.card, dieLink(die.die), grammaticalCase);
  };

  const shown = (die: DieRef): Rich => {
    const now = face(die, die.face);
    if (now === undefined || (die.card === SIDEKICK_ID && now.kind === 'character')) return [];
    return faceWords(now, locale);
  };

  const die = (one: DieRef, grammaticalCase: Case, det: 'a' | 'none' = 'a'): Rich => {
    const what = shown(one);
    const name = plainDie(one, grammaticalCase, det);
    return what.length === 0 ? name : rich`${name} (${what})`;
  };

  const dice = (all: readonly DieRef[], grammaticalCase: Case): Rich => {
    const alike = (one: DieRef): boolean => all.filter((other) => isAlike(one, other)).length > 1;
    return k.list(tally(all.map((one) => die(one, grammaticalCase, alike(one) ? 'none' : 'a'))), 'and');
  };

  const results = (all: readonly DieRef[]): Rich =>
    k.list(
      tally(
        all.map((one): Rich => {
          const now = face(one, one.face);
          if (one.card !== SIDEKICK_ID || now === undefined || now.kind === 'character')
            return die(one, 'nom', 'none');
          return faceWords(now, locale);
        }),
      ),
      'and',
    );

  const oneDieOf = (id: string, grammaticalCase: Case): Rich => {
    if (id === SIDEKICK_ID) return k.np({ noun: 'sidekickDie', det: 'a', case: grammaticalCase });
    const card = names.card(id);
    if (card === undefined) return k.np({ noun: 'die', det: 'a', case: grammaticalCase });
    const text = title(card.title, locale, cardLink(id));
    if (locale === 'en') return k.np({ noun: 'die', det: 'a', before: text.in('nom') });
    if (locale === 'es')
      return k.np({ noun: 'die', det: 'a', after: k.prep('de', named(id, cardLink(id), 'nom')) });
    return germanDie(k, card, text.in('gen'), grammaticalCase);
  };

  return {
    locale,
    k,
    seat: (seat) => seatName(names.seats, seat),
    card: (id, grammaticalCase = 'nom') => named(id, cardLink(id), grammaticalCase),
    title: (id) => quoted(locale, ownTitle(id)),
    fullCard: (id) => {
      const subtitle = names.card(id)?.subtitle?.[locale];
      return subtitle === undefined ? [ownTitle(id)] : rich`${ownTitle(id)} – ${subtitle}`;
    },
    oneDieOf: (id, grammaticalCase = 'acc') => oneDieOf(id, grammaticalCase),
    die: (one, grammaticalCase = 'nom') => die(dieOf(one), grammaticalCase),
    plainDie: (one, grammaticalCase = 'nom') => plainDie(dieOf(one), grammaticalCase),
    dice: (all, grammaticalCase = 'acc') => dice(all, grammaticalCase),
    results,
    face,
    faceWords: (one, index) => {
      const to = face(one, index);
      return to === undefined ? [] : faceWords(to, locale);
    },
    shows: (one, index) => {
      const to = face(one, index);
      if (to === undefined) return [];
      if (to.kind !== 'energy' || to.count > 1 || to.energy === 'generic') return faceWords(to, locale);
      return k.np({ noun: to.energy, det: 'a', case: 'acc', link: { ref: 'energy', id: to.energy } });
    },
    isKnown: (source) => source.die >= 0 || source.card !== SIDEKICK_ID,
    source: (source, grammaticalCase = 'nom') =>
      source.card === SIDEKICK_ID
        ? k.np({ noun: 'sidekick', det: 'a', case: grammaticalCase })
        : named(source.card, cardLink(source.card), grammaticalCase),
    zone: (place, grammaticalCase = 'nom') => zoneWords(k, place, undefined, grammaticalCase),
    energy: (type) => ref('energy', type, nouns[type][locale].one),
    damage: counted(locale, DAMAGE),
    life: counted(locale, LIFE),
    forWhat: ({ at, cost, effect }, inside = false) => {
      const [id = '', number = ''] = at.split('#');
      const card = names.card(id);
      if (card === undefined) return [];
      const done = forWhat(card, Number.parseInt(number, 10), cost, effect, locale);
      // German begins anew behind a colon.
      return inside && locale !== 'de' ? done : capitalise(done);
    },
    isFeminine: (id) => {
      const card = names.card(id);
      return card !== undefined && title(card.title, locale, (text) => text).gender === 'f';
    },
  };
}

function forWhat(card: Card, number: number, cost: Cost | null, effect: Effect, locale: Locale): Rich {
  const p = phrases(locale, card, sayEffect);
  const ability = card.abilities[number];
  const on =
    ability === undefined
      ? undefined
      : 'on' in ability
        ? ability.on
        : 'reaction' in ability
          ? ability.reaction
          : undefined;
  // The words of the event are not told again, but what follows refers to them.
  if (on !== undefined) p.event(on);
  const paid = cost === null ? [] : p.cost(cost).map((clause) => p.clause(clause));
  const said = p.say(effect);
  const first = told(p, null, said);
  const done = said.more === undefined ? first : words(rich`${first}.`, ...said.more);
  return paid.length === 0
    ? done
    : rich`${p.list(paid, 'and')}: ${locale === 'de' ? capitalise(done) : done}`;
}

const isAlike = (one: DieRef, other: DieRef): boolean => one.card === other.card && one.face === other.face;

/** "einen Hulk-Würfel", "einen Würfel der Menschlichen Fackel", "einen Würfel „Kraft bündeln“". */
function germanDie(k: K, card: Card, genitive: Rich, grammaticalCase: Case): Rich {
  const link = (text: string): Part => ref('card', card.id, text);
  if (card.kind !== 'character') {
    const name = title(card.title, 'de', link).in('nom');
    return k.np({ noun: 'die', det: 'a', after: rich`„${name}“`, case: grammaticalCase });
  }
  const start = compound(card.title, link);
  if (start === null) return k.np({ noun: 'die', det: 'a', after: genitive, case: grammaticalCase });
  const article = plain(k.np({ noun: 'die', det: 'a', case: grammaticalCase })).replace(/ \S+$/u, '');
  return words(article, [...start, 'Würfel']);
}
