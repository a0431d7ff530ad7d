import { eventWords, type Json, type WordSchema } from '@assemble/kernel';
import { EVENTS } from './events.ts';
import { ATTACK_STEPS } from './under-way.ts';

const PHASES = ['clear-and-draw', 'roll-and-reroll', 'main', 'attack', 'regroup'];
const TYPES = ['fist', 'bolt', 'mask', 'shield'];
const MARKS = [
  'cannot-block',
  'cannot-attack',
  'must-attack',
  'must-block',
  'unblockable',
  'deals-no-damage',
  'takes-no-damage',
  'over-to-opponent',
  'undamaged-blocking',
  'used-to-prep',
  'attackers-return',
  'cannot-field',
  'immune',
];

const ref = (name: string): Json => ({ $ref: `#/definitions/dice-masters-${name}` });
const text = (description: string): Json => ({ type: 'string', description });
const whole = (description: string): Json => ({ type: 'integer', minimum: 0, description });
const listOf = (items: Json, description: string): Json => ({ type: 'array', items, description });
const mapOf = (values: Json, description: string): Json => ({
  type: 'object',
  additionalProperties: values,
  description,
});
const wordsOf = (
  description: string,
  properties: { readonly [word: string]: Json },
  ...required: string[]
): Json => ({
  type: 'object',
  description,
  properties,
  required,
  additionalProperties: false,
});
/** A word alone, or a list of them. */
const someOf = (description: string): Json => ({
  type: ['string', 'array'],
  items: { type: 'string' },
  description,
});
const pile = (description: string): Json => ({ allOf: [ref('pile')], description });
const dice = (description: string): Json => listOf(ref('placed'), description);

const sideWords = {
  life: whole('life points; left out: all'),
  markers: whole('generic energy for dice that could not be drawn'),
  bag: pile('dice in the bag: {sidekick: 4}; left out: the sidekicks that are nowhere else'),
  prep: pile('dice in the prep area'),
  used: pile('dice in the used pile'),
  cards: pile('dice still on the player’s cards; left out: one on each'),
  reserve: dice('rolled dice in the reserve pool: [sidekick@fist, thor@L2]'),
  field: dice('fielded dice: [thor@L2, {die: hulk@L1, damage: 2}]'),
  captured: dice('the player’s dice that are captured: [{die: beast@L1, by: magneto}]'),
  beside: dice('action dice that lie beside characters: [{die: vibranium-shield, by: thor}]'),
};

const placedWords = {
  die: text('its name and its face: thor@L2'),
  damage: whole('damage on it'),
  named: {
    type: 'string',
    pattern: "^[^ @#']+$",
    description: 'a name of its own, to tell it from others like it',
  },
  owner: text('whose die it is, where another player controls it'),
  by: text('the die that controls or captured it, or beside which it lies'),
  copies: text('the card whose values and abilities it has this turn'),
};

const setup = wordsOf('a regular set-up in place of a position', {
  format: text('first-game, basic, tournament or draft'),
  priority: text('when the other player may act: tournament or casual'),
  first: { type: ['string', 'integer'], description: 'who plays first: a player, or random' },
  teams: {
    type: ['object', 'array'],
    additionalProperties: ref('chosen-team'),
    description: 'the players’ teams; one that is left out is chosen at the table: {Ann: {cards: {…}}}',
  },
  draft: wordsOf('what is drafted', {
    number: whole('the most dice of a team, and the life'),
    'basic-actions': whole('how many basic actions'),
    cards: listOf(text('the id of a card'), 'the cards on the table'),
    'dice-per-title': whole('how many dice each title has'),
  }),
});

const definitions: { readonly [name: string]: Json } = {
  'dice-masters-phase': { enum: [...PHASES, 'set-up'], description: `a phase: ${PHASES.join(', ')}` },
  'dice-masters-setup': setup,
  'dice-masters-chosen-team': {
    type: ['object', 'null'],
    description: 'a team: {cards: {avx/hulk-jade-giant: 3}, basic-actions: [avx/smash]}',
    properties: {
      cards: {
        type: ['object', 'array'],
        description: 'the cards with how many dice each',
        additionalProperties: whole('how many dice'),
      },
      'basic-actions': listOf(text('the id of a card'), 'the basic actions that the player brings'),
      basicActions: listOf(text('the id of a card'), 'the same, as earlier versions call it'),
    },
    additionalProperties: false,
  },
  'dice-masters-attack': wordsOf(
    'an attack that is under way: {step: damage, attackers: [thor], blocks: {beast: thor}}',
    {
      step: {
        enum: ATTACK_STEPS,
        description: `what comes next: ${ATTACK_STEPS.join(', ')}; left out: blockers`,
      },
      attackers: listOf(text('a die'), 'fielded dice of the player whose turn it is'),
      blocks: mapOf(someOf('whom it blocks'), 'who blocks whom: {beast: thor}'),
      blocked: listOf(text('a die'), 'attackers that are blocked though their blockers are gone'),
    },
    'attackers',
  ),
  'dice-masters-lasting': wordsOf(
    'a bonus {die: thor, attack: 2}, or a mark {die: beast, mark: cannot-block}',
    {
      die: text('the die it is on'),
      player: text('the player it is on, or whose die it is; left out: whose turn it is'),
      attack: { type: 'integer', description: 'added to its attack' },
      defense: { type: 'integer', description: 'added to its defense' },
      mark: { enum: MARKS, description: `what it must, may or cannot do: ${MARKS.join(', ')}` },
      attacker: text('whom it must block (must-block)'),
      type: { enum: TYPES, description: 'the energy type that is immune (immune)' },
      card: text('the card that cannot be fielded (cannot-field)'),
      from: text('the card it comes from'),
      until: {
        enum: ['turn', 'next-turn'],
        description: 'when it ends: with this turn or the next; left out: turn',
      },
    },
  ),
  'dice-masters-used': {
    type: ['string', 'object'],
    description: 'a card whose once-per-turn ability was used: doctor-strange, or {card: …, by: Ben, die: …}',
    required: ['card'],
    properties: {
      card: text('the card'),
      by: text('who used it; left out: whose turn it is'),
      die: text('the die whose ability it is, where each die has its own; left out: all of them'),
    },
    additionalProperties: false,
  },
  'dice-masters-result': {
    type: 'string',
    description: 'fist for any die, hulk@L2 for the next one of that name',
  },
  'dice-masters-type': { enum: TYPES, description: 'the energy type that is named' },
  'dice-masters-pile': mapOf(whole('how many dice'), 'dice by name: {sidekick: 4, beast: 1}'),
  'dice-masters-placed': {
    type: ['string', 'object'],
    description: 'a die: thor@L2, or with more of it {die: thor@L2, damage: 1}',
    required: ['die'],
    properties: placedWords,
    additionalProperties: false,
  },
  'dice-masters-team': {
    type: ['array', 'object'],
    description: 'cards: [avx/beast-big-boy-blue], or with names of your own {blue: avx/beast-big-boy-blue}',
    items: text('the id of a card'),
    additionalProperties: text('the id of a card'),
  },
  'dice-masters-side': wordsOf('what a player has', {
    ...sideWords,
    fielded: whole('how many characters the player has fielded this turn'),
    'actions-used': whole('how many actions the player has used this turn'),
  }),
  'dice-masters-expected-side': wordsOf('what a player has; each zone that is named is named in full', {
    ...sideWords,
    attack: dice('dice in the attack zone'),
    stats: mapOf(
      { type: 'string', pattern: '^\\d+/\\d+$', description: "attack and defense: '5/4'" },
      "attack and defense now: {thor: '5/4'}",
    ),
    bonuses: mapOf(someOf("bonuses: '+1A +1D'"), "all bonuses on fielded dice: {beast: '+1A +1D'}"),
  }),
  'dice-masters-facts': wordsOf('what is true of a die', {
    zone: {
      type: 'string',
      description: 'card, bag, prep, reserve, field, attack, used, captured or beside',
    },
    shows: {
      type: ['string', 'null'],
      description: 'its face: L2, fist, action*; null when it is not rolled',
    },
    owner: { type: ['string', 'null'], description: 'whose die it is' },
    controller: { type: ['string', 'null'], description: 'who controls it' },
    by: {
      type: ['string', 'null'],
      description: 'the die that controls or captured it, or beside which it lies',
    },
    copies: { type: ['string', 'null'], description: 'the card it copies' },
    damage: whole('damage on it'),
    attack: { type: ['integer', 'null'], description: 'its attack now; null when it is not fielded' },
    defense: { type: ['integer', 'null'], description: 'its defense now; null when it is not fielded' },
  }),
};

const given: Json = {
  type: 'object',
  description: 'the position, as far as it matters',
  properties: {
    'turn-number': { type: 'integer', minimum: 1, description: 'the number of the turn; left out: 1' },
    format: {
      enum: ['first-game', 'basic', 'tournament'],
      description: 'how the match was set up, and with how much life it began; left out: tournament',
    },
    priority: {
      enum: ['tournament', 'casual'],
      description: 'when the other player may act; left out: tournament',
    },
    teams: mapOf(ref('team'), 'the players’ cards: {Ann: [avx/hulk-jade-giant]}'),
    shared: { allOf: [ref('team')], description: 'basic actions' },
    left: pile('how many dice are left on shared cards; left out: all'),
    stubs: mapOf(
      mapOf(
        wordsOf('numbers of a level', {
          cost: whole('fielding cost'),
          attack: whole('attack'),
          defense: whole('defense'),
          bursts: whole('bursts'),
        }),
        'numbers by level: {L2: {attack: 3}}',
      ),
      'other numbers on the dice of a card: {avx/hulk-jade-giant: {L2: {attack: 6}}}',
    ),
    draw: listOf(text('a die'), 'the next dice drawn'),
  },
  additionalProperties: ref('side'),
};

const does: Json = {
  type: ['object', 'null'],
  description: 'what the player decides; nothing just looks',
  properties: {
    buy: text('a card to buy a die from'),
    field: text('a character die to field'),
    global: text('a card whose global ability to use'),
    activate: text('a card in the field, or a die beside a character, whose ability to use'),
    lift: text('a card whose ban to buy off'),
    also: {
      type: 'object',
      description: 'one more thing in the same payment',
      minProperties: 1,
      maxProperties: 1,
      properties: {
        buy: text('a card'),
        field: text('a die'),
        again: { const: true, description: 'the same ability once more' },
      },
      additionalProperties: false,
    },
    attack: {
      type: ['string', 'array', 'null'],
      items: { type: 'string' },
      description: 'the attackers, or nobody',
    },
    block: mapOf(someOf('whom it blocks'), 'who blocks whom: {beast: thor}'),
    cost: someOf('a die to pay a cost with'),
    spin: { enum: ['up', 'down'], description: 'which way to spin' },
    name: text('the card that is named'),
    copy: text('a card of the opponent’s to copy'),
    team: { allOf: [ref('chosen-team')], description: 'the team, where it is chosen at the table' },
    draft: text('a card to draft'),
    draw: listOf(text('a die'), 'the next dice drawn, from here on'),
  },
  additionalProperties: false,
};

const then: Json = {
  type: 'object',
  description: 'what is true afterwards; what is not mentioned may be as it is',
  properties: {
    shared: pile('how many dice are left on these shared cards'),
    blocks: mapOf(someOf('an attacker'), 'who blocks whom, completely'),
    blocked: listOf(
      text('a die'),
      'the attackers that are blocked, completely, also by blockers that are gone',
    ),
    fires: listOf(
      text('a card'),
      'the cards whose abilities and effects were carried out, in this order, and no others',
    ),
    damage: mapOf(whole('damage'), 'damage dealt to players in the step: {Ann: 2}; to the others none'),
    dice: mapOf(ref('facts'), 'what is true of single dice, by name: {thor: {damage: 2, controller: Ben}}'),
  },
  additionalProperties: ref('expected-side'),
};

/** The words of Dice Masters in scenarios. */
export const SCHEMA: WordSchema = {
  editions: [],
  shared: {
    given: {
      players: '',
      turn: '',
      phase: 'left out: main',
      setup: '',
      refused: '',
      attack: '',
      lasting: '',
      used: '',
      roll: '',
    },
    does: {
      use: 'an action die',
      react: '',
      first: '',
      pass: '',
      choose: 'dice, or a player',
      may: '',
      amount: '',
      pay: 'dice: fist is a sidekick’s, hulk@fist+fist:1 one symbol of two, marker',
      divide: 'damage: {thor: 2, hulk: 1}',
      type: '',
      reroll: 'by name',
      option: '',
      roll: 'from here on',
    },
    then: {
      quiet: '',
      asked: '',
      offered: '{Ann: [buy beast, pass]}, {Ben: [beast blocks thor]}, {Ann: [thor@L2]}',
      'only-offered': '',
      'not-offered': '',
      phase: '',
      turn: '',
      won: '',
      'won-by': '',
      happened: '{damaged: {die: hulk, amount: 3, source: iron-man}}',
      'not-happened': '',
      unchanged: '',
      meanwhile: '[{at: knocked-out, Ben: {life: 14}}]',
    },
  },
  given,
  does,
  then,
  definitions,
  names: [
    [
      'beast',
      'a card or its dice, by title, by slug, or by a name of your own (teams: {Ann: {blue: avx/beast-big-boy-blue}})',
    ],
    ['sidekick', 'the sidekick dice'],
    ['beast@L2, sidekick@character', 'a die that shows a level'],
    ['sidekick@fist, hulk@fist+fist, smash@2, sidekick@wild', 'energy: one, two, generic, wild'],
    ['smash@action, smash@action*, smash@action**', 'an action face with its bursts'],
    ["Ben's beast", 'the one that Ben controls (out of play: owns), where both have one'],
    ['sidekick#1, sidekick#2', 'the first and the second of one name, among those that can be meant'],
    [
      '{die: sidekick@character, named: left}',
      'in given: a die with a name of its own, which it keeps wherever it goes',
    ],
  ],
  events: eventWords(EVENTS),
  questions: {
    main: ['buy', 'field', 'use', 'global', 'activate', 'lift', 'pass'],
    'attack-actions': ['use', 'global', 'activate', 'lift', 'pass', 'buy', 'field'],
    respond: ['global', 'activate', 'lift', 'pass', 'use', 'buy', 'field'],
    pay: ['also', 'pay'],
    'pay-ability': ['also', 'pay'],
    reroll: ['reroll'],
    attackers: ['attack'],
    blockers: ['block'],
    choose: ['choose'],
    keep: ['choose'],
    'cost-die': ['cost'],
    may: ['may'],
    unless: ['may'],
    lift: ['may'],
    'hit-opponent': ['may'],
    'name-type': ['type'],
    'copy-card': ['copy'],
    'divide-damage': ['divide'],
    'next-ability': ['first'],
    react: ['react', 'pass'],
    spin: ['spin'],
    name: ['name'],
    redirect: ['amount'],
    team: ['team'],
    draft: ['draft'],
    'draft-dice': ['amount'],
  },
};
