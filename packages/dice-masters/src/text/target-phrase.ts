import type { Features, Rich } from '@assemble/language';
import { again, followedBy, known, reader, several, type Whom, whom } from '@assemble/language';
import type { Target } from '../abilities/vocabulary.ts';
import type { How } from './dice-phrase.ts';
import type { Phrases } from './phrases.ts';

/** Whom an effect is for. What is chosen here is what "that character" means afterwards. */
export function targetPhrase(
  p: Phrases,
  target: Target,
  place: 'in' | 'from' = 'from',
  owner?: Features,
): Whom {
  switch (target.to) {
    case 'self':
    case 'namesakes':
      return p.self();
    case 'that':
      return thatOne(p);
    case 'you':
      return reader(p);
    case 'opponent':
      return p.opponent();
    case 'both-players':
      return both(p);
    case 'each':
      return meant(p, p.dice(target.dice, { det: 'each', place }), 'many');
    case 'choose': {
      const of = owner === undefined || owner.person === 2 ? {} : { owner };
      const one = p.dice(target.dice, { det: howMany(target), place, ...of });
      const chosen = target.by === 'opponent' ? followedBy(one, byOpponent(p)) : one;
      const whole = target.players === undefined ? chosen : several(p, [chosen, player(p, target.players)]);
      return meant(p, whole, target.count === 1 ? 'one' : 'many');
    }
  }
}

const howMany = ({ count, upTo }: { count: number; upTo?: true }): How['det'] => {
  if (upTo === true) return { upTo: count };
  return count === 1 ? 'a' : { n: count };
};

/** From now on "it" means this one. */
function meant(p: Phrases, one: Whom, number: Features['number']): Whom {
  p.talk.focus = 'that';
  p.talk.that = { person: 3, number, gender: one.gender };
  return one;
}

function thatOne(p: Phrases): Whom {
  const { that } = p.talk;
  if (that === null) {
    const det = p.locale === 'de' ? 'this' : 'that';
    return meant(p, whom(p, { noun: 'character', det }, true), 'one');
  }
  return again(p, that);
}

const both = (p: Phrases): Whom =>
  known(p, { person: 3, number: 'many', gender: 'm', human: true }, (grammaticalCase): Rich => {
    if (p.locale === 'en') return ['both players'];
    if (p.locale === 'es') return ['ambos jugadores'];
    return [
      { nom: 'beide Spieler', acc: 'beide Spieler', dat: 'beiden Spielern', gen: 'beider Spieler' }[
        grammaticalCase
      ],
    ];
  });

const player = (p: Phrases, which: 'any' | 'opponent'): Whom =>
  which === 'opponent' ? p.opponent() : whom(p, { noun: 'player', det: 'a' }, true);

const byOpponent = (p: Phrases): Rich => [
  { en: "of the opponent's choice", es: 'a elección del rival', de: 'nach Wahl des Gegners' }[p.locale],
];
