import type { Json, WordSchema } from '@assemble/kernel';
import { projections } from '../view/projections.ts';

/** Every kind of event the log may tell of. */
const EVENTS = Object.keys(projections);
const PHASES = ['clear-and-draw', 'roll-and-reroll', 'main', 'attack', 'regroup'];

const ref = (name: string): Json => ({ $ref: `#/definitions/dice-masters-${name}` });
const text = (description: string): Json => ({ type: 'string', description });
const whole = (description: string): Json => ({ type: 'integer', minimum: 0, description });
const flag = (description: string): Json => ({ type: 'boolean', description });
const listOf = (items: Json, description: string): Json => ({ type: 'array', items, description });
const mapOf = (values: Json, description: string): Json => ({
  type: 'object',
  additionalProperties: values,
  description,
});
/** A word alone, or a list of them. */
const someOf = (description: string): Json => ({
  type: ['string', 'array'],
  items: { type: 'string' },
  description,
});

const sideWords = {
  life: whole('life points'),
  markers: whole('generic energy for dice that could not be drawn'),
  bag: ref('pile'),
  prep: ref('pile'),
  used: ref('pile'),
  cards: ref('pile'),
  reserve: listOf(text('a rolled die: sidekick@fist'), 'rolled dice: [sidekick@fist, thor@L2]'),
  field: listOf(ref('placed'), 'fielded dice: [thor@L2, {die: hulk@L1, damage: 2}]'),
};

const definitions: { readonly [name: string]: Json } = {
  'dice-masters-pile': mapOf(
    { type: 'integer', minimum: 0, description: 'how many dice' },
    'dice by name: {sidekick: 4, beast: 1}',
  ),
  'dice-masters-placed': {
    type: ['string', 'object'],
    description: 'a die: thor@L2, or {die: thor@L2, damage: 1}',
    required: ['die'],
    properties: { die: text('a die: thor@L2'), damage: whole('damage on it') },
    additionalProperties: false,
  },
  'dice-masters-team': {
    type: ['array', 'object'],
    description: 'cards: [avx/beast-big-boy-blue], or with names of your own {blue: avx/beast-big-boy-blue}',
    items: text('the id of a card'),
    additionalProperties: text('the id of a card'),
  },
  'dice-masters-side': {
    type: 'object',
    description: 'what a player has',
    properties: sideWords,
    additionalProperties: false,
  },
  'dice-masters-expected-side': {
    type: 'object',
    description: 'what a player has; each zone that is named is named in full',
    properties: {
      ...sideWords,
      attack: listOf(ref('placed'), 'dice in the attack zone'),
      stats: mapOf(
        { type: 'string', pattern: '^\\d+/\\d+$', description: "attack and defense: '5/4'" },
        "attack and defense now: {thor: '5/4'}",
      ),
      bonuses: mapOf(someOf("bonuses: '+1A +1D'"), "all bonuses on fielded dice: {beast: '+1A +1D'}"),
    },
    additionalProperties: false,
  },
  'dice-masters-event': {
    type: ['string', 'object'],
    description: 'an event: knocked-out, or with what matters of it {damaged: {die: hulk, amount: 3}}',
    if: { type: 'string' },
    then: { enum: EVENTS },
    properties: Object.fromEntries(EVENTS.map((kind) => [kind, { type: 'object' }])),
    additionalProperties: false,
  },
  'dice-masters-moment': {
    type: 'object',
    description: 'the state at the moment of an event',
    required: ['at'],
    properties: {
      at: ref('event'),
      phase: { enum: PHASES },
      blocks: mapOf(someOf('an attacker'), 'who blocks whom'),
      blocked: listOf({ type: 'string' }, 'attackers that are blocked'),
      shared: ref('pile'),
    },
    additionalProperties: ref('expected-side'),
  },
};

const chance = {
  roll: listOf(
    text('a face'),
    'results of the next rolls: fist for any die, hulk@L2 for the next one of that name',
  ),
  draw: listOf(text('a die'), 'the next dice drawn'),
};

const given: Json = {
  type: 'object',
  description: 'the position, as far as it matters',
  properties: {
    players: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: { type: 'string' },
      description: 'two names; Ann and Ben if left out',
    },
    active: text('whose turn it is; the first player if left out'),
    phase: { enum: PHASES, description: 'the phase that begins; main if left out' },
    turn: { type: 'integer', minimum: 1, description: 'the number of the turn' },
    priority: { enum: ['tournament', 'casual'], description: 'when the other player may act' },
    teams: mapOf(ref('team'), "the players' cards"),
    shared: ref('team'),
    left: ref('pile'),
    stubs: mapOf(
      mapOf(
        {
          type: 'object',
          properties: {
            cost: whole('fielding cost'),
            attack: whole('attack'),
            defense: whole('defense'),
            bursts: whole('bursts'),
          },
          additionalProperties: false,
        },
        'numbers by level: {L2: {attack: 3}}',
      ),
      'other numbers on the dice of a card, for examples that fix them',
    ),
    setup: { type: 'object', description: 'a regular set-up in place of a position' },
    ...chance,
  },
  additionalProperties: ref('side'),
};

const does: Json = {
  type: ['object', 'null'],
  description: 'what the player decides; nothing just looks',
  properties: {
    reroll: someOf('dice to reroll, all or none'),
    buy: text('a card to buy a die from'),
    field: text('a character to field'),
    use: text('an action die to use'),
    global: text('a card whose global ability to use'),
    activate: text('a card whose ability to use'),
    react: text('a card whose ability to use in answer to what is about to happen'),
    lift: text('a card whose ban to buy off'),
    pass: flag('stop, or let it go by'),
    pay: someOf(
      'dice to pay with: fist is one of a sidekick, thor@bolt+bolt:1 a part of a face, marker, or auto',
    ),
    also: {
      type: 'object',
      description: 'one more thing in the same payment',
      properties: { buy: text('a card'), field: text('a die'), again: flag('the same ability once more') },
      additionalProperties: false,
    },
    attack: someOf('the attackers'),
    block: mapOf(someOf('whom it blocks'), 'who blocks whom: {beast: thor}'),
    divide: mapOf(whole('damage'), 'damage among several: {thor: 2, hulk: 1}'),
    choose: someOf('what an effect is aimed at'),
    cost: someOf('a die to pay a cost with'),
    may: flag('whether to'),
    first: text('the card whose ability comes first'),
    spin: { type: ['string', 'number', 'boolean'], description: 'which way to spin' },
    type: { enum: ['fist', 'bolt', 'mask', 'shield'], description: 'the energy type that is named' },
    name: text('the card that is named'),
    copy: text("a card of the opponent's to copy"),
    amount: whole('how much'),
    team: { type: 'object', description: 'a team for the set-up' },
    draft: text('a card to draft'),
    dice: { type: ['integer', 'object'], description: 'how many dice' },
    option: { description: 'the answer as it is, where no word fits' },
    ...chance,
  },
  additionalProperties: false,
};

const then: Json = {
  type: 'object',
  description: 'what is true afterwards; what is not mentioned may be as it is',
  properties: {
    shared: ref('pile'),
    quiet: flag('nothing of an effect is pending'),
    asked: mapOf(text('the question'), 'who is asked what: {Ann: ask.main}'),
    won: { type: ['string', 'null'], description: 'who has won; null for nobody yet' },
    phase: { enum: PHASES, description: 'the phase' },
    active: text('whose turn it is'),
    offered: mapOf(
      listOf({ type: 'string' }, 'choices'),
      "exactly these choices: {Ann: ['buy beast', pass]}",
    ),
    blocks: mapOf(someOf('an attacker'), 'who blocks whom, completely'),
    blocked: listOf({ type: 'string' }, 'the attackers that are blocked, completely'),
    fires: listOf(
      { type: 'string' },
      'the cards whose abilities and effects were carried out, in this order',
    ),
    damage: mapOf(whole('damage'), 'damage dealt to players: {Ann: 2}; to the others none'),
    happened: listOf(ref('event'), 'these events happened in this order, others perhaps between them'),
    'not-happened': listOf(ref('event'), 'none of these events happened'),
    unchanged: listOf({ type: 'string' }, 'players whose whole side is as before'),
    meanwhile: listOf(ref('moment'), 'the state at moments in between'),
  },
  additionalProperties: ref('expected-side'),
};

/** The words of Dice Masters in scenarios. */
export const SCHEMA: WordSchema = { given, does, then, definitions };
