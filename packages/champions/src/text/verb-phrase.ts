import { isReader, type Rich, rich, words } from '@assemble/language';
import type { Amount, Cards, Players, Status, Target } from '../abilities/vocabulary.ts';
import { measured } from './amounts.ts';
import { cardsPhrase } from './cards-phrase.ts';
import { TOUGH_CARD } from './forms.ts';
import type { VerbId } from './lexicon.ts';
import { STATUS } from './names.ts';
import type { Phrases } from './phrases.ts';
import type { C } from './said.ts';
import { targetPhrase, thatOne } from './target-phrase.ts';
import { type Whom, whom } from './whom.ts';

const tailed = (clause: C, tail: Rich): C => (tail.length === 0 ? clause : { ...clause, tail });

/** Something done to someone: "exhaust this card". */
export const act = (p: Phrases, verb: VerbId, target: Target): C => ({
  verb,
  rest: cardOf(p, target).in('acc'),
});

/** The reader's card, where something is done to a card. */
const cardOf = (p: Phrases, target: Target): Whom =>
  target.to === 'you' ? whom(p, { noun: 'identity', det: 'your' }) : targetPhrase(p, target);

/** "deal 2 damage to an enemy"; the reader takes it. */
export function deal(p: Phrases, amount: Amount, target: Target): C {
  const one = targetPhrase(p, target);
  const { what, per, tail, heavy } = measured(p, amount, 'damage');
  const german = p.locale === 'de';
  if (isReader(one))
    return doneBy(
      tailed({ verb: 'take', rest: german ? words(per, what) : words(what, per) }, tail),
      doers(p, 'you'),
    );
  const to = one.in('dat');
  return tailed({ verb: 'deal', rest: german || heavy ? words(to, per, what) : words(what, to, per) }, tail);
}

/** "heal 2 damage from a character". */
export function heal(p: Phrases, amount: Amount | 'all', target: Target): C {
  const one = cardOf(p, target);
  const all = p.in({ en: 'all damage', es: 'todo el daño', de: 'allen Schaden' });
  const { what, per, tail } =
    amount === 'all' ? { what: [all], per: [], tail: [] } : measured(p, amount, 'damage');
  const from = p.in({
    en: rich`from ${one.bare('dat')}`,
    es: one.in('dat'),
    de: p.prep('von', one.bare('dat')),
  });
  return tailed(
    { verb: 'heal', rest: p.locale === 'de' ? words(per, what, from) : words(what, from, per) },
    tail,
  );
}

/** "place 1 threat on the main scheme". */
export function placeThreat(p: Phrases, amount: Amount, target: Target): C {
  const one = targetPhrase(p, target);
  const { what, per, tail } = measured(p, amount, 'threat');
  const on = p.in({
    en: rich`on ${one.bare('dat')}`,
    es: rich`en ${one.bare('dat')}`,
    de: rich`auf ${one.bare('acc')}`,
  });
  return tailed({ verb: 'place', rest: threatAnd(p, what, on, per) }, tail);
}

/** "remove 2 threat from a scheme". */
export function removeThreat(p: Phrases, amount: Amount, target: Target): C {
  const one = targetPhrase(p, target);
  const { what, per, tail } = measured(p, amount, 'threat');
  const from = p.in({
    en: rich`from ${one.bare('dat')}`,
    es: p.prep('de', one.bare('dat')),
    de: p.prep('von', one.bare('dat')),
  });
  return tailed({ verb: 'remove', rest: threatAnd(p, what, from, per) }, tail);
}

/** What is counted comes last, in German first. */
const threatAnd = (p: Phrases, what: Rich, where: Rich, per: Rich): Rich =>
  p.locale === 'de' ? words(per, what, where) : words(what, where, per);

const everyone = (p: Phrases): Whom => whom(p, { noun: 'player', det: 'each' });

/** Those who do it; nothing for the reader, who is told to. */
export function doers(p: Phrases, who: Players): Whom | null {
  switch (who) {
    case 'you':
      return p.talk.everyone ? everyone(p) : null;
    case 'each':
      return everyone(p);
    case 'first':
      return whom(p, { noun: 'firstPlayer', det: 'the' });
    case 'chosen':
      return thatOne(p, 'player');
  }
}

/** The same clause, done by these players. */
export const doneBy = (clause: C, who: Whom | null): C =>
  who === null ? clause : { ...clause, subject: who };

/** "the top card of your deck", "the top 5 cards of …". */
export function topOf(
  p: Phrases,
  count: number,
  deck: { readonly en: string; readonly es: string; readonly de: string },
): Rich {
  const one = count === 1;
  return p.in({
    en: rich`the top ${one ? 'card' : `${count} cards`} of ${deck.en}`,
    es: p.prep(one ? 'la primera carta de' : `las ${count} primeras cartas de`, deck.es),
    de: one ? rich`die oberste Karte ${deck.de}` : rich`die obersten ${count} Karten ${deck.de}`,
  });
}

/** "stun an enemy", "give the villain a tough status card"; the reader is stunned. */
export function giveStatus(p: Phrases, status: Status, target: Target): C {
  if (status !== 'tough') {
    if (target.to === 'you') return { verb: 'become', subject: p.you, rest: STATUS[status][p.locale] };
    return act(p, status === 'stunned' ? 'stun' : 'confuse', target);
  }
  const one = cardOf(p, target);
  const word = TOUGH_CARD[p.locale];
  return {
    verb: 'give',
    rest: p.in({
      en: rich`${one.bare('acc')} ${word}`,
      es: rich`${one.in('dat')} ${word}`,
      de: rich`${one.bare('dat')} ${word}`,
    }),
  };
}

/** "move 1 damage from your hero to an enemy", or from the card itself. */
export function moveDamage(p: Phrases, amount: Amount, target: Target, source?: 'self'): C {
  const { what, per, tail } = measured(p, amount, 'damage');
  const giver =
    source === undefined ? whom(p, { noun: 'hero', det: 'your' }) : targetPhrase(p, { to: source });
  const from = giver.bare('dat');
  const one = targetPhrase(p, target);
  const rest = p.in({
    en: rich`${what} from ${from} ${one.in('dat')}`,
    es: rich`${what} ${p.prep('de', from)} ${one.in('dat')}`,
    de: rich`${what} ${p.prep('von', from)} auf ${one.bare('acc')}`,
  });
  return tailed({ verb: 'move', rest: words(rest, per) }, tail);
}

/** "prevent 1 of that damage", "prevent all of that damage". */
export function prevent(p: Phrases, amount: Amount | 'all'): C {
  const threat = p.talk.event === 'threat' || p.talk.event === 'scheme';
  if (amount === 'all') {
    const rest = threat
      ? p.in({ en: 'all of that threat', es: 'toda esa amenaza', de: 'diese Bedrohung vollständig' })
      : p.in({ en: 'all of that damage', es: 'todo ese daño', de: 'diesen Schaden vollständig' });
    return { verb: 'prevent', rest };
  }
  const { what, per, tail } = measured(p, amount, threat ? 'threat' : 'damage');
  const n = typeof amount === 'number' ? amount : null;
  if (n === null) return tailed({ verb: 'prevent', rest: words(what, per) }, tail);
  if (p.talk.event === 'scheme')
    return {
      verb: 'prevent',
      rest: p.in({
        en: rich`${n} of the threat that would be placed`,
        es: rich`${what} de los que fuera a poner`,
        de: rich`${what}`,
      }),
      ...(p.locale === 'de' ? { tail: ', die dadurch gelegt würde' } : {}),
    };
  return {
    verb: 'prevent',
    rest: p.in({
      en: rich`${n} of that ${threat ? 'threat' : 'damage'}`,
      es: rich`${n} ${n === 1 ? 'punto' : 'puntos'} de ${threat ? 'esa amenaza' : 'ese daño'}`,
      de: rich`${n} ${n === 1 ? 'Punkt' : 'Punkte'} ${threat ? 'dieser Bedrohung' : 'dieses Schadens'}`,
    }),
  };
}

/** "put 1 counter on this card for each …". */
export function putCounters(p: Phrases, amount: Amount): C {
  const { what, per, tail } = measured(p, amount, 'counter');
  const on = p.in({ en: 'on this card', es: 'en esta carta', de: 'auf diese Karte' });
  return tailed(
    { verb: 'place', rest: p.locale === 'de' ? words(per, what, on) : words(what, on, per) },
    tail,
  );
}

/** What was about to be dealt lies on the card instead. */
export function damageHere(p: Phrases, amount: Amount): C {
  const what =
    typeof amount === 'object' && amount.amount === 'x'
      ? [p.in({ en: 'that damage', es: 'ese daño', de: 'diesen Schaden' })]
      : measured(p, amount, 'damage').what;
  const on = p.in({ en: 'on this card', es: 'en esta carta', de: 'auf diese Karte' });
  return { verb: 'place', rest: words(what, on) };
}

/** "divide … among the heroes and allies". */
export function divide(p: Phrases, amount: Amount, among: Cards): C {
  const { what, per } = measured(p, amount, 'damage');
  const those = cardsPhrase(p, among, { det: 'the', count: 'many' });
  const rest = p.in({
    en: rich`${words(what, per)} among ${those.bare('acc')}`,
    es: rich`${words(what, per)} entre ${those.bare('acc')}`,
    de: rich`${words(what, per)} unter ${those.bare('dat')}`,
  });
  return { verb: 'divide', rest };
}
