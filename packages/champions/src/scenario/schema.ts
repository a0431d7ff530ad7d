import type { Json, WordSchema } from '@assemble/kernel';

const text = (description: string): Json => ({ type: 'string', description });
const whole = (description: string): Json => ({ type: 'integer', minimum: 0, description });
const flag = (description: string): Json => ({ type: 'boolean', description });
const names = (description: string): Json => ({ type: 'array', items: { type: 'string' }, description });
const oneOrMore = (description: string): Json => ({
  type: ['string', 'array', 'null'],
  items: { type: 'string' },
  description,
});
const map = (description: string): Json => ({ type: 'object', description });
const pile = (description: string): Json => ({
  type: ['integer', 'array'],
  items: { type: 'string' },
  description,
});
const placed = (description: string): Json => ({
  type: 'array',
  items: { type: ['string', 'object'] },
  description,
});

const side: Json = {
  type: 'object',
  description: 'what a player has',
  required: ['hero'],
  properties: {
    hero: text('the name of the hero'),
    form: { enum: ['hero', 'alter-ego'], description: 'the form the player is in' },
    identity: map('what is true of the identity: {damage: 3, stunned: true}'),
    hand: names('cards in hand'),
    deck: names('the deck, top card first'),
    discard: names('the discard pile, top card last'),
    play: placed('cards in play: [Aunt May, {card: Web-Shooter, counters: 1}]'),
    minions: placed('minions engaged with the player; Drone for one that lies face down'),
    dealt: names('encounter cards face down before the player'),
    flipped: flag('has changed form this round'),
  },
  additionalProperties: false,
};

/** The words of Champions in scenarios, for validation and for editors. */
export const SCHEMA: WordSchema = {
  given: {
    type: 'object',
    properties: {
      villain: text('the name of the villain'),
      stage: whole('the stage it is at'),
      last: flag('no stage comes after it'),
      villainIs: map('what is true of the villain: {damage: 3, tough: true}'),
      threat: whole('threat on the main scheme'),
      schemeStage: whole('the stage of the main scheme'),
      acceleration: whole('acceleration tokens'),
      scenario: placed('side schemes, attachments and environments in play'),
      encounter: names('the encounter deck, top card first'),
      encounterDiscard: names('the encounter discard pile'),
      aside: names('cards that are set aside'),
      first: text('the first player'),
      pacing: text('always: players are asked wherever they might have an answer'),
      turn: text('whose turn it is'),
      villainStep: whole('the step of the villain phase to begin with'),
    },
    additionalProperties: side,
  },
  does: {
    type: 'object',
    properties: {
      play: text('a card to play'),
      use: text('a card to use: an action, an event, an interrupt or a response'),
      attack: text('who attacks'),
      thwart: text('who thwarts'),
      flip: flag('change form'),
      recover: flag('recover'),
      end: flag('end the turn'),
      ask: text('a player to ask for an action'),
      decline: flag('use no action'),
      pass: flag('let a window go by'),
      player: text('a player to choose'),
      option: { type: ['string', 'integer'], description: 'an option by its id' },
      choose: oneOrMore('cards to choose'),
      defend: oneOrMore('who defends; nobody'),
      discard: oneOrMore('cards to discard'),
      pay: { type: ['string', 'array'], items: { type: 'string' }, description: 'what to pay with, or auto' },
      may: flag('yes or no'),
      order: names('cards in order'),
      divide: map('damage by card'),
    },
    additionalProperties: false,
  },
  then: {
    type: 'object',
    properties: {
      villain: map('what is true of the villain'),
      scheme: map('what is true of the main scheme'),
      cards: map('what is true of cards, by name'),
      encounter: pile('the encounter deck'),
      encounterDiscard: pile('the encounter discard pile'),
      sideSchemes: pile('side schemes in play'),
      acceleration: whole('acceleration tokens'),
      first: text('the first player'),
      round: whole('the round'),
      asks: names('who is asked what'),
      told: names('events that were told'),
      untold: names('events that were not told'),
      outcome: { type: ['string', 'null'], description: 'won, lost, or null' },
      quiet: flag('nothing is under way'),
    },
    additionalProperties: map('what is true of a player'),
  },
  definitions: {},
};
