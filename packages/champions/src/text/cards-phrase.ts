import { type Determiner, type Localized, type Rich, rich, words } from '@assemble/language';
import type { Cards, CardsIn } from '../abilities/vocabulary.ts';
import type { CardType, Resource } from '../content.ts';
import { TRAITS, type Trait } from '../names.ts';
import type { AdjectiveId, NounId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import { resourceOf } from './resources.ts';
import { byName } from './titles.ts';
import { several, type Whom, whom } from './whom.ts';

export interface How {
  readonly det: Determiner;
  readonly count?: number | 'many';
  /** Says that the cards are in play where nothing else does. */
  readonly inPlay?: true;
}

/** Before the noun in English, glued to it in German, behind it in Spanish. */
function traited(p: Phrases, trait: Trait | undefined): { readonly before?: Rich; readonly after: Rich } {
  if (trait === undefined) return { after: [] };
  const name = TRAITS[trait][p.locale];
  return p.in({
    en: { before: [name], after: [] },
    es: { after: [`con el rasgo ${name}`] },
    de: { before: [`${name.replaceAll(' ', '-')}-`], after: [] },
  });
}

const after = (p: Phrases, words: Localized<string>): Rich => [p.in(words)];

function behind(p: Phrases, cards: Cards, how: How): Rich {
  const many = how.count === 'many' || (typeof how.count === 'number' && how.count > 1);
  const parts: Rich[] = [];
  if (cards.who === 'yours')
    parts.push(after(p, { en: 'you control', es: 'bajo tu control', de: 'unter deiner Kontrolle' }));
  if (cards.of === 'chosen')
    parts.push(
      after(p, {
        en: 'that player controls',
        es: 'bajo el control de ese jugador',
        de: 'unter der Kontrolle dieses Spielers',
      }),
    );
  if (cards.engaged !== undefined && p.locale !== 'de') {
    const engaged = many ? 'enfrentados' : 'enfrentado';
    const you = cards.engaged === 'you';
    parts.push(
      after(p, {
        en: you ? 'engaged with you' : 'engaged with that player',
        es: you ? `${engaged} a ti` : `${engaged} a ese jugador`,
        de: '',
      }),
    );
  }
  if (cards.highest !== undefined)
    parts.push(
      after(p, {
        en: 'with the most printed hit points',
        es: 'con más vida impresa',
        de: 'mit den meisten aufgedruckten Lebenspunkten',
      }),
    );
  if (cards.without !== undefined) {
    const name = byName(p, cards.without);
    parts.push(
      p.in({
        en: rich`without ${name.bare('nom')} attached`,
        es: rich`que no tenga vinculada la carta ${name.bare('nom')}`,
        de: rich`ohne ${name.bare('acc')}`,
      }),
    );
  }
  if (how.inPlay === true && parts.length === 0 && cards.engaged === undefined)
    parts.push(after(p, { en: 'in play', es: 'en juego', de: 'im Spiel' }));
  return words(...parts);
}

function adjectivesOf(cards: Cards): AdjectiveId[] {
  const found: AdjectiveId[] = [];
  if (cards.ready !== undefined) found.push(cards.ready ? 'ready' : 'exhausted');
  if (cards.damaged === true) found.push('damaged');
  if (cards.engaged === 'you') found.push('engagedWithYou');
  if (cards.engaged === 'chosen') found.push('engagedWithThatPlayer');
  if (cards.facedown === true) found.push('facedown');
  if (cards.who === 'friendly') found.push('friendly');
  if (cards.who === 'enemy') found.push('hostile');
  return found;
}

const typesOf = (type: Cards['type']): readonly NounId[] =>
  type === undefined ? ['card'] : typeof type === 'string' ? [type] : type;

/** Cards in play: "each Drone minion engaged with you". */
export function cardsPhrase(p: Phrases, cards: Cards, how: How): Whom {
  if (cards.named !== undefined) return byName(p, cards.named);
  const { before, after: trait } = traited(p, cards.trait);
  const det = cards.not !== undefined && how.det === 'a' ? 'another' : how.det;
  const types = typesOf(cards.type);
  const ones = types.map((noun, i) =>
    whom(p, {
      noun,
      det: cards.highest === undefined ? det : 'the',
      adjectives: adjectivesOf(cards),
      ...(how.count === undefined ? {} : { count: how.count }),
      ...(before === undefined ? {} : { before }),
      // "an upgrade or a support you control": once for both.
      after: words(trait, i < types.length - 1 ? '' : behind(p, cards, how)),
    }),
  );
  const found = several(p, ones, det === 'each' || how.count === 'many' ? 'and' : 'or');
  if (cards.orVillain !== true) return found;
  return several(p, [whom(p, { noun: 'villain', det: 'the' }), found], 'and');
}

interface Wanted {
  readonly type?: CardType | readonly CardType[];
  readonly trait?: Trait;
  readonly named?: string;
  readonly resource?: Resource;
}

/** Cards outside play, without saying where: "a Tech upgrade". */
export function wantedPhrase(p: Phrases, cards: Wanted, how: How): Whom {
  if (cards.named !== undefined) return byName(p, cards.named);
  const { before, after: trait } = traited(p, cards.trait);
  const { resource } = cards;
  const ones = typesOf(cards.type).map((noun) =>
    whom(p, {
      noun,
      det: how.det,
      ...(how.count === undefined ? {} : { count: how.count }),
      ...(before === undefined ? {} : { before }),
      after: words(trait, resource === undefined ? '' : withResource(p, resource)),
    }),
  );
  return several(p, ones, 'or');
}

/** "with a mental resource". */
export const withResource = (p: Phrases, resource: Resource): Rich => {
  const one = resourceOf(p, resource, 'dat');
  return p.in({ en: rich`with ${one}`, es: rich`con ${one}`, de: rich`mit ${one}` });
};

/** Where cards lie: "your deck", "the encounter deck and discard pile"; German with its preposition. */
export function placeOf({ in: place, whose }: CardsIn): Localized<string> {
  if (whose === 'any')
    return {
      en: "any player's discard pile",
      es: 'la pila de descartes de cualquier jugador',
      de: 'im Ablagestapel eines beliebigen Spielers',
    };
  if (whose === 'chosen')
    return {
      en: "that player's discard pile",
      es: 'la pila de descartes de ese jugador',
      de: 'im Ablagestapel dieses Spielers',
    };
  switch (place) {
    case 'hand':
      return { en: 'your hand', es: 'tu mano', de: 'in deiner Hand' };
    case 'deck':
      return { en: 'your deck', es: 'tu mazo', de: 'in deinem Deck' };
    case 'discard':
      return { en: 'your discard pile', es: 'tu pila de descartes', de: 'in deinem Ablagestapel' };
    case 'encounter-deck':
      return { en: 'the encounter deck', es: 'el mazo de encuentros', de: 'im Begegnungsdeck' };
    case 'encounter-discard':
      return {
        en: 'the encounter discard pile',
        es: 'la pila de descartes de encuentros',
        de: 'im Ablagestapel der Begegnungskarten',
      };
    case 'encounter':
      return {
        en: 'the encounter deck and discard pile',
        es: 'el mazo de encuentros y su pila de descartes',
        de: 'im Begegnungsdeck und in seinem Ablagestapel',
      };
  }
}
