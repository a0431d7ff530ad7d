import { type Rich, rich, type Subject, type Whom, whom, words } from '@assemble/language';
import type { On } from '../abilities/vocabulary.ts';
import { halvesOf, type TacticCard } from '../content.ts';
import { spent } from './amounts.ts';
import { type C, type Phrases, sentences, under } from './said.ts';

/** Who plays a tactic card, when, for how much, and what it does. */
export function sayTactic(card: TacticCard, p: Phrases): Rich[] {
  const { ability, kind } = card;
  const playing = halvesOf(card).flatMap((half) => sayPlaying(half, p));
  p.talk.played = true;
  const { max, who, and } = card.players;
  const proper = who.named !== undefined || who.alterEgo !== undefined;
  p.talk.focus = max === 1 && !proper && and === undefined ? 'self' : null;
  const action = kind === 'action' ? [p.pick({ en: 'Action:', es: 'Acción:', de: 'Aktion:' })] : [];
  return [...action, ...playing, ...sentences(p, null, p.say(ability.effect))];
}

/** Which cards cannot be in a roster with it. */
export const sayExclusions = ({ notWith = [] }: TacticCard, p: Phrases): Rich[] =>
  notWith.map((id) =>
    p.pick({
      en: rich`This card cannot be in a roster together with “${p.nameOf(id)}”.`,
      es: rich`Esta carta no puede estar en la misma Lista que «${p.nameOf(id)}».`,
      de: rich`Diese Karte kann nicht zusammen mit „${p.nameOf(id)}“ in einem Vorrat sein.`,
    }),
  );

function sayPlaying(card: TacticCard, p: Phrases): Rich[] {
  const { ability } = card;
  const on = ability.node === 'trigger' ? ability.on : null;
  const { opening, condition } =
    on === null ? { opening: null, condition: conditionOf(card, p) } : p.event(on);
  return sentences(
    p,
    opening,
    under(p, opening, condition, () => ({ clauses: [play(p, card, on)] })),
  );
}

function conditionOf({ ability }: TacticCard, p: Phrases): (() => Rich) | undefined {
  const condition = ability.node === 'active' ? ability.if : undefined;
  return condition === undefined ? undefined : () => p.condition(condition);
}

/** "an allied character may spend 2 Power to play this card". */
function play(p: Phrases, card: TacticCard, on: On | null): C {
  const subject = withSecond(p, card, players(p, card, on));
  const { cost = 0 } = card.ability;
  const { activated, who } = card.players;
  const when = activated === true && Object.keys(who).length > 0 ? inActivation(p) : [];
  const aim = p.pick({
    en: words('to play this card', when),
    es: words('para jugar esta carta', when),
    de: words(', um', when, 'diese Karte zu spielen'),
  });
  const alone = card.players.max === 1 && card.players.and === undefined;
  const each = alone ? [] : p.pick({ en: 'each', es: 'cada uno', de: 'je' });
  if (cost === 0)
    return {
      verb: 'play',
      subject,
      modal: 'may',
      rest: p.pick({
        en: words('this card', when),
        es: words('esta carta', when),
        de: words(when, 'diese Karte'),
      }),
    };
  const power = spent(p, cost);
  return {
    verb: 'spend',
    subject,
    modal: 'may',
    rest: p.locale === 'de' ? words(each, power) : words(power, each),
    tail: aim,
  };
}

/** In whose activation it is played: of two players the first's. */
const inActivation = (p: Phrases): Rich =>
  p.talk.first === null
    ? p.pick({ en: 'while activated', es: 'durante su Activación', de: 'während der eigenen Aktivierung' })
    : p.pick({
        en: rich`during the activation of ${p.talk.first.bare('acc')}`,
        es: rich`durante la Activación ${p.talk.first.in('gen')}`,
        de: rich`während der Aktivierung ${p.talk.first.bare('gen')}`,
      });

/** Any number of characters: more than a squad has. */
const ANY = 10;

/** "Red Skull and another allied character within Range 2 of it"; two of whom nothing is asked are just two. */
function withSecond(p: Phrases, { players: { who, and } }: TacticCard, first: Whom): Subject {
  if (and === undefined) return first;
  if (Object.keys(who).length + Object.keys(and).length === 0)
    return p.characters({ side: 'allied' }, { n: 2 });
  p.talk.focus = 'self';
  const side = 'allied' as const;
  const second = p.characters({ side, other: 'self', ...and }, 'a');
  p.talk.focus = null;
  if (who.named !== undefined) p.talk.first = first;
  return p.join([first, second], 'and');
}

function players(p: Phrases, { players: { who, min, max, activated } }: TacticCard, on: On | null): Whom {
  // The target of the attack was just spoken of.
  if (who.is === 'target' && on?.who !== undefined) return p.anchor('that');
  if (who.is === 'that' && max > 1) return p.anchor('that');
  const allied = { side: 'allied' as const, ...who };
  if (who.is !== undefined || who.named !== undefined || who.alterEgo !== undefined)
    return p.characters(who, 'a');
  if (activated === true && Object.keys(who).length === 0)
    return whom(p, { noun: 'character', det: 'the', adjectives: ['activated'] });
  if (max === 1) return p.characters(allied, 'a');
  if (max >= ANY) return anyNumber(p, p.characters(allied, 'bare'));
  return p.characters(allied, min === max ? { n: max } : { upTo: max });
}

/** "any number of allied characters". */
const anyNumber = (p: Phrases, ones: Whom): Whom => ({
  ...ones,
  text: p.pick({
    en: rich`any number of ${ones.text}`,
    es: p.prep('cualquier cantidad de', ones.text),
    de: rich`beliebig viele ${ones.text}`,
  }),
});
