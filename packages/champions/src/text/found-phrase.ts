import { type Localized, type Rich, rich, words } from '@assemble/language';
import type { ChooseCards } from '../abilities/nodes/choose-cards.ts';
import type { DiscardHand } from '../abilities/nodes/discard-hand.ts';
import type { DiscardTop } from '../abilities/nodes/discard-top.ts';
import type { DiscardUntil } from '../abilities/nodes/discard-until.ts';
import type { Drone } from '../abilities/nodes/drone.ts';
import type { LayUnder } from '../abilities/nodes/lay-under.ts';
import type { MoveCard } from '../abilities/nodes/move-card.ts';
import type { PutIntoPlay } from '../abilities/nodes/put-into-play.ts';
import type { Search } from '../abilities/nodes/search.ts';
import type { Players } from '../abilities/vocabulary.ts';
import { TRAITS, type Trait } from '../names.ts';
import { measured, units } from './amounts.ts';
import { cardsPhrase, placeOf, wantedPhrase, withResource } from './cards-phrase.ts';
import type { Phrases } from './phrases.ts';
import { type C, joined, type Said, says } from './said.ts';
import { self } from './target-phrase.ts';
import { isCharacter, sideOf } from './titles.ts';
import { doers, doneBy, topOf } from './verb-phrase.ts';
import type { Whom } from './whom.ts';

/** What is done with cards outside play: searched for, discarded, put somewhere. */

const find = (p: Phrases, wanted: Whom): void => {
  p.talk.found = wanted.noun;
  p.talk.those = wanted;
  p.talk.did = 'other';
};

const SEARCHED: Readonly<Record<Search['cards']['in'], Localized<string>>> = {
  hand: { en: 'your hand', es: 'tu mano', de: 'deine Hand' },
  deck: { en: 'your deck', es: 'tu mazo', de: 'dein Deck' },
  discard: { en: 'your discard pile', es: 'tu pila de descartes', de: 'deinen Ablagestapel' },
  'encounter-deck': { en: 'the encounter deck', es: 'el mazo de encuentros', de: 'das Begegnungsdeck' },
  'encounter-discard': {
    en: 'the encounter discard pile',
    es: 'la pila de descartes de encuentros',
    de: 'den Ablagestapel der Begegnungskarten',
  },
  encounter: {
    en: 'the encounter deck and discard pile',
    es: 'el mazo de encuentros y en su pila de descartes',
    de: 'das Begegnungsdeck und seinen Ablagestapel',
  },
};

const SHUFFLED: Partial<Readonly<Record<Search['cards']['in'], Localized<string>>>> = {
  deck: SEARCHED.deck,
  'encounter-deck': SEARCHED['encounter-deck'],
  encounter: SEARCHED['encounter-deck'],
};

/** "search your deck for an upgrade, add it to your hand and shuffle your deck". */
export function searchPhrase(p: Phrases, { cards, then }: Search): Said {
  const wanted = wantedPhrase(p, cards, { det: 'a' });
  find(p, wanted);
  const where = SEARCHED[cards.in][p.locale];
  // A title that is no name needs a noun for the pronoun that follows.
  const title = cards.named !== undefined && !isCharacter(sideOf(p.content, cards.named));
  const rest = p.in({
    en: rich`${where} for ${wanted.bare('acc')}`,
    es: rich`${title ? 'la carta ' : ''}${wanted.in('acc')} en ${where}`,
    de: rich`${where} nach ${title ? 'der Karte ' : ''}${wanted.bare('dat')}`,
  });
  return shuffled(p, cards.in, joined({ verb: 'search', rest }, p.say(then)));
}

/** A deck that was searched is shuffled (MC-SEARCH-4): said with the search, so that one condition holds for both. */
function shuffled(p: Phrases, where: Search['cards']['in'], said: Said): Said {
  const deck = SHUFFLED[where];
  const [first, ...others] = said;
  if (deck === undefined || first === undefined) return said;
  return [{ ...first, clauses: [...first.clauses, { verb: 'shuffle', rest: deck[p.locale] }] }, ...others];
}

/** "choose up to 3 different cards in your discard pile and …". */
export function chooseCardsPhrase(p: Phrases, node: ChooseCards): Said {
  const { cards, count, different, topmost, then } = node;
  if (topmost === true) return topmostPhrase(p, node);
  const wanted = wantedPhrase(p, cards, { det: 'none', count: 'many' });
  find(p, wanted);
  const far = p.in({ en: 'up to ', es: 'hasta ', de: 'bis zu ' });
  const unlike =
    different === true ? p.in({ en: 'different ', es: ' diferentes', de: 'unterschiedliche ' }) : '';
  const where = placeOf(cards)[p.locale];
  const rest = p.in({
    en: rich`${far}${count} ${unlike}${wanted.bare('acc')} in ${where}`,
    es: rich`${far}${count} ${wanted.bare('acc')}${unlike} de ${where}`,
    de: rich`${far}${count} ${unlike}${wanted.bare('acc')} ${where}`,
  });
  return joined({ verb: 'choose', rest }, p.say(then));
}

/** The topmost card of a kind goes to its owner's hand. */
function topmostPhrase(p: Phrases, { cards }: ChooseCards): Said {
  const theirs = cards.whose === 'chosen';
  const wanted = wantedPhrase(p, cards, { det: 'the' }).bare('acc');
  const bare = wantedPhrase(p, cards, { det: 'none' }).bare('acc');
  const where = placeOf(cards)[p.locale];
  find(p, wantedPhrase(p, cards, { det: 'a' }));
  const rest = p.in({
    en: rich`the topmost ${bare} in ${where} to ${theirs ? "that player's" : 'your'} hand`,
    es: rich`a ${theirs ? 'la mano de ese jugador' : 'tu mano'} ${wanted} que esté más arriba en ${theirs ? 'su pila de descartes' : where}`,
    de: rich`${wanted}, das ${where} am weitesten oben liegt, auf ${theirs ? 'dessen' : 'deine'} Hand`,
  });
  return says({ verb: 'add', rest });
}

/** To hand, deck or discard pile, or out of the game. */
export function moveCardPhrase(p: Phrases, { what, where, resource }: MoveCard): Said {
  if (what === 'self') {
    const one = self(p).in('acc');
    if (where === 'discard') return says({ verb: 'discard', rest: one });
    if (where === 'hand')
      return says({
        verb: 'return',
        rest: words(one, p.in({ en: 'to your hand', es: 'a tu mano', de: 'auf deine Hand' })),
      });
    if (where === 'deck')
      return says({
        verb: 'shuffle',
        rest: words(one, p.in({ en: 'into your deck', es: 'en tu mazo', de: 'in dein Deck' })),
      });
    return says({
      verb: 'remove',
      rest: words(one, p.in({ en: 'from the game', es: 'del juego', de: 'aus dem Spiel' })),
    });
  }
  const object = { of: p.talk.those, case: 'acc' } as const;
  switch (where) {
    case 'hand': {
      const to = p.in({ en: 'to your hand', es: 'a tu mano', de: 'auf deine Hand' });
      if (resource === undefined) return says({ verb: 'add', object, rest: to });
      const which = withResource(p, resource);
      const rest = p.in({
        en: rich`each card ${which} discarded this way ${to}`,
        es: rich`${to} cada carta ${which} descartada de este modo`,
        de: rich`jede dadurch abgelegte Karte ${which} ${to}`,
      });
      return says({ verb: 'add', rest });
    }
    case 'deck':
      return says({
        verb: 'shuffle',
        object,
        rest: p.in({ en: 'into your deck', es: 'en tu mazo', de: 'in dein Deck' }),
      });
    case 'discard':
      return says({ verb: 'discard', object });
    case 'removed':
      return says({
        verb: 'remove',
        object,
        rest: p.in({ en: 'from the game', es: 'del juego', de: 'aus dem Spiel' }),
      });
  }
}

const DECKS: Readonly<Record<'yours' | 'theirs' | 'encounter', Localized<string>>> = {
  yours: { en: 'your deck', es: 'tu mazo', de: 'deines Decks' },
  theirs: { en: 'their deck', es: 'su mazo', de: 'seines Decks' },
  encounter: { en: 'the encounter deck', es: 'el mazo de encuentros', de: 'des Begegnungsdecks' },
};

const deckOf = (who: Whom | null): Localized<string> => DECKS[who === null ? 'yours' : 'theirs'];

/** "discard the top card of your deck". */
export function discardTopPhrase(p: Phrases, { whose, count }: DiscardTop): Said {
  const who = whose === 'encounter' ? null : doers(p, whose);
  const deck = whose === 'encounter' ? DECKS.encounter : deckOf(who);
  const { what, per } = measured(p, count, 'card');
  p.talk.did = 'discarded';
  if (typeof count === 'number') return says(doneBy({ verb: 'discard', rest: topOf(p, count, deck) }, who));
  const rest = p.in({
    en: rich`${what} from the top of ${deck.en} ${per}`,
    es: rich`${what} ${p.prep('de la parte superior de', deck.es)} ${per}`,
    de: rich`${per} ${what} von der Oberseite ${deck.de}`,
  });
  return says(doneBy({ verb: 'discard', rest }, who));
}

/** "discard 1 card at random from your hand", or all with a resource. */
export function discardHandPhrase(p: Phrases, { who, count, resource }: DiscardHand): Said {
  const subject = doers(p, who);
  p.talk.did = 'discarded';
  const yours = subject === null;
  const hand = p.in({
    en: yours ? 'from your hand' : 'from their hand',
    es: yours ? 'de tu mano' : 'de su mano',
    de: yours ? 'aus deiner Hand' : 'aus seiner Hand',
  });
  if (resource !== undefined) {
    const which = withResource(p, resource);
    const rest = p.in({
      en: rich`all cards ${which} ${hand}`,
      es: rich`todas las cartas ${which} ${hand}`,
      de: rich`alle Karten ${which} ${hand}`,
    });
    return says(doneBy({ verb: 'discard', rest }, subject));
  }
  const cards = units(p, count, 'card');
  const rest = p.in({
    en: rich`${cards} at random ${hand}`,
    es: rich`${cards} al azar ${hand}`,
    de: rich`${count} zufällige ${count === 1 ? 'Karte' : 'Karten'} ${hand}`,
  });
  return says(doneBy({ verb: 'discard', rest }, subject));
}

/** "discard cards from the top of the encounter deck until a minion is discarded". */
export function discardUntilPhrase(p: Phrases, { cards, then }: DiscardUntil): Said {
  const wanted = wantedPhrase(p, cards, { det: 'a' });
  find(p, wanted);
  const first = p.in<C>({
    en: {
      verb: 'discard',
      rest: rich`cards from the top of the encounter deck until ${wanted.bare('nom')} is discarded`,
    },
    es: {
      verb: 'discard',
      rest: rich`cartas del mazo de encuentros hasta que aparezca ${wanted.bare('nom')}`,
    },
    de: {
      verb: 'discard',
      rest: 'Karten von der Oberseite des Begegnungsdecks',
      tail: rich`, bis ${wanted.bare('nom')} abgelegt wird`,
    },
  });
  return [...says(first), ...p.say(then)];
}

/** A card comes into play: a minion engaged with a player, anything else under your control. */
export function putIntoPlayPhrase(p: Phrases, { what, who }: PutIntoPlay): Said {
  const isMinion = (what === 'self' ? p.face.type : p.talk.found) === 'minion';
  const isAlly = what === 'found' && p.talk.found === 'ally';
  const woman = p.locale === 'es' && what === 'found' && p.talk.those.gender === 'f';
  const engaged = p.in(ENGAGED[who]).replace('enfrentado', woman ? 'enfrentada' : 'enfrentado');
  const how = isMinion ? engaged : isAlly ? p.in(CONTROLLED) : '';
  const into = p.in({ en: 'into play', es: 'en juego', de: 'ins Spiel' });
  const rest = p.locale === 'de' ? words(how, into) : words(into, how);
  if (what === 'self') {
    const one = self(p).in('acc');
    return says({ verb: 'put', rest: p.locale === 'es' ? words(into, one, how) : words(one, rest) });
  }
  return says({ verb: 'put', object: { of: p.talk.those, case: 'acc' }, rest });
}

const CONTROLLED: Localized<string> = {
  en: 'under your control',
  es: 'bajo tu control',
  de: 'unter deiner Kontrolle',
};

const ENGAGED: Readonly<Record<Players, Localized<string>>> = {
  you: { en: 'engaged with you', es: 'enfrentado a ti', de: 'mit dir in einen Kampf verwickelt' },
  each: {
    en: 'engaged with each player',
    es: 'enfrentado a cada jugador',
    de: 'mit jedem Spieler in einen Kampf verwickelt',
  },
  first: {
    en: 'engaged with the first player',
    es: 'enfrentado al jugador inicial',
    de: 'mit dem Startspieler in einen Kampf verwickelt',
  },
  chosen: {
    en: 'engaged with that player',
    es: 'enfrentado a ese jugador',
    de: 'mit diesem Spieler in einen Kampf verwickelt',
  },
};

export function revealPhrase(p: Phrases, what: 'top' | 'found'): Said {
  if (what === 'found') return says({ verb: 'reveal', object: { of: p.talk.those, case: 'acc' } });
  return says({ verb: 'reveal', rest: topOf(p, 1, DECKS.encounter) });
}

/** "put the top card of your deck into play face down, engaged with you as a Drone minion". */
export function dronePhrase(p: Phrases, { who, count }: Drone): Said {
  const subject = doers(p, who);
  const top = topOf(p, count, deckOf(subject));
  const yours = subject === null;
  const one = count === 1;
  const name = TRAITS.drone[p.locale];
  const rest = p.in({
    en: rich`${top} into play face down, engaged with ${yours ? 'you' : 'them'} as ${one ? `a ${name} minion` : `${name} minions`}`,
    es: rich`${top} en juego boca abajo, ${one ? 'enfrentada' : 'enfrentadas'} a ${yours ? 'ti' : 'él'} como ${one ? 'esbirro' : 'esbirros'} ${name}`,
    de: rich`${top} verdeckt und mit ${yours ? 'dir' : 'ihm'} in einen Kampf verwickelt als ${name}n-Schergen ins Spiel`,
  });
  return says(doneBy({ verb: 'put', rest }, subject));
}

/** Cards that lie face down under this one, or go back from there. */
export function layUnderPhrase(p: Phrases, { what }: LayUnder): Said {
  const here = self(p);
  if (what === 'back-to-hands')
    return says(
      p.in<C>({
        en: { verb: 'return', rest: rich`each card under ${here.bare('dat')} to its owner's hand` },
        es: {
          verb: 'return',
          rest: rich`cada carta que haya bajo ${here.bare('dat')} a la mano de su propietario`,
        },
        de: {
          verb: 'put',
          rest: rich`jede Karte unter ${here.bare('dat')} auf die Hand ihres Besitzers zurück`,
        },
      }),
    );
  const rest: Rich = p.in({
    en: rich`1 random card from their hand face down under ${here.bare('dat')}`,
    es: rich`boca abajo bajo ${here.bare('dat')} 1 carta al azar de su mano`,
    de: rich`1 zufällige Karte aus seiner Hand verdeckt unter ${here.bare('acc')}`,
  });
  return says({ verb: 'place', subject: p.subject({ noun: 'player', det: 'each' }), rest });
}

/** "look at the top 3 cards of your deck, add 1 of them to your hand and discard the others". */
export function lookAtTopPhrase(p: Phrases, count: number): Said {
  const top = topOf(p, count, DECKS.yours);
  return says(
    { verb: 'lookAt', rest: p.in({ en: rich`at ${top}`, es: top, de: top }) },
    {
      verb: 'add',
      rest: p.in({ en: '1 of them to your hand', es: '1 de ellas a tu mano', de: '1 davon auf deine Hand' }),
    },
    { verb: 'discard', rest: p.in({ en: 'the others', es: 'las demás', de: 'die übrigen' }) },
  );
}

/** The nemesis comes into the game. */
export function nemesisPhrase(p: Phrases): Said {
  p.talk.did = 'nemesis';
  return says(
    {
      verb: 'put',
      rest: p.in({
        en: 'your set-aside nemesis minion and side scheme into play',
        es: 'en juego el esbirro y el plan secundario de tu conjunto de archienemigo',
        de: 'den Schergen und den Nebenplan deines Erzfeind-Begegnungssets ins Spiel',
      }),
    },
    {
      verb: 'shuffle',
      rest: p.in({
        en: 'the rest of your nemesis set into the encounter deck',
        es: 'el resto de ese conjunto en el mazo de encuentros',
        de: 'den Rest dieses Sets in das Begegnungsdeck',
      }),
    },
  );
}

/** "resolve the Special ability of each Black Panther upgrade you control, in any order". */
export function specialsPhrase(p: Phrases, trait: Trait): Said {
  const each = cardsPhrase(p, { type: 'upgrade', who: 'yours', trait }, { det: 'each' });
  const rest = p.in({
    en: rich`the "Special" ability ${each.in('gen')} in any order`,
    es: rich`la capacidad «Especial» ${each.in('gen')} en el orden que elijas`,
    de: rich`die „Spezial“-Fähigkeit ${each.in('gen')} in beliebiger Reihenfolge`,
  });
  return says({ verb: 'resolve', rest });
}
