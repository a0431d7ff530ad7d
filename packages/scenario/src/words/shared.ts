import type { Json, WordPlace } from '@assemble/kernel';

type Schema = { readonly [word: string]: Json };

/** What a game has to define for the shared words: `own('event')` is its definition `<game>-event`. */
const own = (name: string): Schema => ({ $ref: `#/definitions/@${name}` });
const text = (description: string): Schema => ({ type: 'string', description });
const yes = (description: string): Schema => ({ const: true, description });
const whole = (description: string): Schema => ({ type: 'integer', minimum: 0, description });
const list = (items: Json, description: string): Schema => ({ type: 'array', items, description });
const some = (description: string): Schema => ({
  type: ['string', 'array', 'null'],
  items: { type: 'string' },
  description,
});
const byPlayer = (values: Json, description: string): Schema => ({
  type: 'object',
  additionalProperties: values,
  description,
});
const choices = (description: string): Schema =>
  byPlayer(list(text('a choice in the words of a step'), 'choices in the words of a step'), description);

const roll = list(own('result'), 'what the next dice show, in the order in which they are rolled');

/**
 * The words that mean the same in every game that speaks them. A game lists those it speaks and may add a half
 * sentence; their form, their meaning and (for `then`) their check are here and in `expect.ts`, once.
 */
export const SHARED: { readonly [place in WordPlace]: { readonly [word: string]: Schema } } = {
  given: {
    players: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: { type: 'string' },
      description: 'the names of the players in the order of their seats; left out: those with a side here',
    },
    turn: text('whose turn it is; left out: the first player’s'),
    phase: own('phase'),
    round: { type: 'integer', minimum: 1, description: 'the number of the round; left out: 1' },
    setup: own('setup'),
    refused: list(
      { $ref: '#/definitions/rule-id' },
      'the set-up is refused for these reasons, and nothing is played',
    ),
    attack: own('attack'),
    lasting: list(own('lasting'), 'effects that last, as they stand when the scenario begins'),
    used: list(own('used'), 'abilities whose limit is used up when the scenario begins'),
    roll,
  },
  does: {
    use: text('a card or die whose ability to use'),
    react: text('a card whose ability to use in answer to what happens'),
    first: text('the card whose ability comes first'),
    pass: yes('do nothing more here: stop, decline, let it go by'),
    end: yes('end the turn or the activation'),
    choose: some('what to choose: names, or nobody'),
    may: { type: 'boolean', description: 'yes (true) or no (false)' },
    amount: whole('how much, or how many'),
    pay: some('what to pay with, or auto; left out: auto, the easy way'),
    divide: byPlayer(whole('how much of it'), 'how much each of them gets'),
    type: own('type'),
    reroll: { type: ['string', 'array', 'integer'], description: 'dice to roll again, all or none' },
    option: {
      type: ['string', 'number', 'boolean', 'array', 'object'],
      description: 'the answer as the rules take it, where no other word fits; internal, may change',
    },
    roll,
  },
  then: {
    quiet: {
      type: 'boolean',
      description: 'nothing of an effect is pending: the game is over or waits for the next regular choice',
    },
    asked: {
      type: ['object', 'null'],
      additionalProperties: own('question'),
      description: 'who is asked what, completely; null for nobody',
    },
    offered: choices('these choices are open to the player now, others perhaps too'),
    'only-offered': choices('exactly these choices are open to the player now'),
    'not-offered': choices('these choices are not open to the player, who is asked something'),
    phase: own('phase'),
    round: whole('the number of the round'),
    turn: { type: ['string', 'null'], description: 'whose turn it is; null for nobody’s' },
    won: {
      type: ['string', 'array', 'null'],
      items: { type: 'string' },
      description: 'who has won: a player, several, everybody, nobody; null while it goes on',
    },
    'won-by': {
      anyOf: [{ $ref: '#/definitions/rule-id' }, { type: 'null' }],
      description: 'the rule that ended the match; null while it goes on',
    },
    happened: list(
      own('events'),
      'events, in this order, others perhaps between them; a list in the list: in any order',
    ),
    'not-happened': list(own('event'), 'none of these events'),
    unchanged: list(
      text('a player, or whatever else has a side'),
      'whose whole sides are as they were before',
    ),
    meanwhile: list(own('moment'), 'the state in the middle of a step, when the log told of an event'),
  },
};
