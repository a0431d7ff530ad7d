import type { Json, WordSchema } from '@assemble/kernel';
import { CONDITIONS, FACES } from '../names.ts';

type Schema = { readonly [word: string]: Json };

const text = (description: string): Schema => ({ type: 'string', description });
const number = (description: string): Schema => ({ type: 'number', description });
const flag = (description: string): Schema => ({ type: 'boolean', description });
const list = (items: Json, description: string): Schema => ({ type: 'array', items, description });
const ref = (name: string): Schema => ({ $ref: `#/definitions/crisis-protocol-${name}` });

const character: Schema = {
  type: 'object',
  properties: {
    card: text('its card, where the scenario calls it by another name'),
    at: ref('point'),
    power: number('its Power'),
    damage: number('its damage'),
    side: { enum: ['healthy', 'injured'] },
    dazed: flag('it has a Dazed token'),
    activated: flag('it has an Activated token'),
    conditions: list({ enum: [...CONDITIONS] }, 'its special conditions'),
    holds: list({ type: 'number' }, 'the tokens it holds, by number'),
    form: number('the Form it is in; 0 for the Normal one'),
    gems: list({ type: 'string' }, 'the Infinity Gems it has'),
  },
  additionalProperties: false,
};

const side: Schema = {
  type: 'object',
  description: 'a player’s side',
  properties: {
    characters: { type: 'object', additionalProperties: character, description: 'characters by name' },
    affiliation: text('the squad affiliation'),
    leader: text('the character whose leadership is in use'),
    tactics: list({ type: 'string' }, 'tactic cards that were not played yet'),
    points: number('victory points'),
    edge: { enum: ['top', 'right', 'bottom', 'left'] },
  },
  additionalProperties: false,
};

const token: Schema = {
  type: 'object',
  properties: {
    at: { anyOf: [ref('point'), { type: 'null' }] },
    controller: {},
    exhausted: { type: 'boolean' },
    facing: { anyOf: [ref('point'), { type: 'null' }] },
  },
  additionalProperties: false,
};

const dice = list(ref('face'), 'what the next dice show, in the order they are rolled');

const does: Schema = {
  type: 'object',
  properties: {
    activate: text('the character to activate'),
    pass: flag('passes, or uses none of the offered abilities'),
    end: flag('ends the activation'),
    move: ref('point'),
    climb: ref('point'),
    to: ref('point'),
    aim: ref('point'),
    attack: text('the attack, by name'),
    target: text('its target'),
    type: { enum: ['physical', 'energy', 'mystic'] },
    power: text('the Active superpower to use'),
    react: text('the ability to use now'),
    tactic: text('the tactic card to play'),
    players: list({ type: 'string' }, 'who plays the tactic card'),
    shake: { enum: [...CONDITIONS] },
    shed: { enum: [...CONDITIONS] },
    face: ref('face'),
    interact: number('the token to interact with'),
    choose: {
      description: 'characters',
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    },
    reroll: { description: 'dice by number, or none' },
    change: { description: 'dice by number, or none' },
    may: flag('yes or no'),
    amount: number('how much Power'),
    throw: text('the character or terrain to throw'),
    option: text('an option by its id'),
    dice,
  },
  additionalProperties: false,
};

const then: Schema = {
  type: 'object',
  properties: {
    quiet: flag('nothing but the flow of the game is pending'),
    asked: { type: 'object', description: 'who is asked what' },
    won: { description: 'the winner, nobody, or null' },
    'won-by': { description: 'the rule that ended the match' },
    phase: text('the phase'),
    round: number('the round'),
    priority: text('who has the Priority token'),
    actions: number('actions that are left'),
    terrain: list({}, 'the terrain that stands'),
    tokens: { type: 'object', additionalProperties: token, description: 'tokens by number' },
    roll: { type: 'object', description: 'the dice of the roll being made, by side' },
    offered: { type: 'object', description: 'what a player may choose now' },
    'not-offered': { type: 'object', description: 'what a player may not choose now' },
    happened: list({}, 'events in this order; others may stand between'),
    'not-happened': list({}, 'events that did not happen'),
  },
  additionalProperties: {
    type: 'object',
    description: 'a player: points, tactics, and facts of characters by name',
  },
};

/** JSON Schema pieces for the words of this game. */
export const SCHEMA: WordSchema = {
  given: {
    type: 'object',
    properties: {
      round: number('the round'),
      phase: {
        enum: ['leadership', 'power', 'activation', 'cleanup'],
        description: 'where the scenario begins',
      },
      priority: text('who has the Priority token'),
      turn: text('whose turn comes next'),
      active: text('the character that is being activated'),
      actions: number('actions it has left'),
      terrain: {
        type: 'object',
        description: 'terrain by name: a rectangle by two corners, and its Size',
        additionalProperties: {
          type: 'object',
          required: ['at', 'size'],
          properties: {
            at: list({ type: 'number' }, 'x1, y1, x2, y2'),
            size: { type: 'number' },
            fixed: flag('non-interactive'),
            steep: flag('nobody can stand on it'),
          },
          additionalProperties: false,
        },
      },
      secure: text('the Secure crisis'),
      extraction: text('the Extraction crisis'),
      'one-shots': {
        type: 'object',
        description:
          'the One-Shot cards in use by name, with the terrain that plays a part for them, or null',
      },
      tokens: {
        type: 'object',
        additionalProperties: token,
        description: 'tokens that lie elsewhere than the cards say',
      },
      dice,
    },
    additionalProperties: side,
  },
  does,
  then,
  definitions: {
    'crisis-protocol-point': {
      type: 'array',
      items: { type: 'number' },
      minItems: 2,
      maxItems: 2,
      description: 'x and y in inches, from the top left corner',
    },
    'crisis-protocol-face': { enum: [...FACES], description: 'a face of a die' },
  },
};
