import { rich } from '@assemble/language';
import type { Attacks } from '../abilities/nodes/attacks.ts';
import type { EachPlayer } from '../abilities/nodes/each-player.ts';
import type { Phrases } from './phrases.ts';
import { asOne, at, type C, opened, type Said, says } from './said.ts';
import { self, targetPhrase } from './target-phrase.ts';
import { isCharacter } from './titles.ts';

/** "the villain attacks you". */
export function attacksPhrase(p: Phrases, node: Attacks): Said {
  const { to, whom, heroes } = node;
  const subject = targetPhrase(p, to);
  const yours = whom === 'you' || (to.to === 'each' && to.cards.engaged === 'you');
  p.talk.x = 'dealt';
  p.talk.did = 'attacked';
  p.talk.that = 'hurt';
  if (yours && heroes !== true) return says({ verb: 'attack', subject, object: { of: p.you, case: 'acc' } });
  if (yours)
    return says({
      verb: 'attack',
      subject,
      rest: p.in({ en: 'your hero', es: 'a tu héroe', de: 'deinen Helden' }),
    });
  return says(
    p.in<C>({
      en: { verb: 'attack', subject, rest: 'the hero it is engaged with' },
      es: { verb: 'attack', subject, rest: 'al héroe al que esté enfrentado' },
      de: { verb: 'attack', subject, rest: 'den Helden', tail: ', mit dem er in einen Kampf verwickelt ist' },
    }),
  );
}

/** "Each player discards … and takes …". */
function everyone(p: Phrases, effect: EachPlayer['effect']): Said {
  p.talk.everyone = true;
  const said = p.say(effect);
  p.talk.everyone = false;
  return asOne(said);
}

/** Each player as "you"; an attack on all others is told as one. */
export function eachPlayerPhrase(p: Phrases, { effect, others }: EachPlayer): Said {
  if (effect.node === 'attacks' && others === true) {
    const subject = targetPhrase(p, effect.to);
    const rest = p.in({
      en: "each other player's hero as well",
      es: 'también al héroe de cada uno de los demás jugadores',
      de: 'auch den Helden jedes anderen Spielers',
    });
    return says({ verb: 'attack', subject, rest });
  }
  if (others !== true && effect.node === 'sequence') return everyone(p, effect);
  const said = p.say(effect);
  const [first] = said;
  if (first?.options !== undefined && said.length === 1) {
    const subject = p.subject({ noun: 'player', det: 'each' });
    return [{ ...first, clauses: first.clauses.map((clause): C => ({ ...clause, subject })) }];
  }
  const who =
    others === true
      ? p.in({
          en: 'for each other player',
          es: 'para cada uno de los demás jugadores',
          de: 'für jeden anderen Spieler',
        })
      : p.in({ en: 'for each player', es: 'para cada jugador', de: 'für jeden Spieler' });
  return opened(said, at([who]));
}

/** One more boost card for the enemy that acts. */
export function extraBoostPhrase(p: Phrases): Said {
  const subject = isCharacter(p.face)
    ? self(p)
    : p.named(p.in({ en: 'this activation', es: 'esta activación', de: 'diese Aktivierung' }), {
        gender: 'f',
      });
  const rest = p.in({
    en: rich`1 additional boost card`,
    es: rich`1 carta de aumento adicional`,
    de: rich`1 zusätzliche Boost-Karte`,
  });
  return says({ verb: 'get', subject, rest });
}
