import { eventWords, type Json, type WordSchema } from '@assemble/kernel';
import { EVENTS } from './events.ts';

const ref = (name: string): Json => ({ $ref: `#/definitions/champions-${name}` });
const text = (description: string): Json => ({ type: 'string', description });
const whole = (description: string): Json => ({ type: 'integer', minimum: 0, description });
const flag = (description: string): Json => ({ type: 'boolean', description });
const yes = (description: string): Json => ({ const: true, description });
const listOf = (items: Json, description: string): Json => ({ type: 'array', items, description });
const names = (description: string): Json => listOf(text('the name of a card'), description);
const cards = (description: string): Json => listOf(ref('lying'), description);
const placed = (description: string): Json => listOf(ref('placed'), description);
const some = (description: string): Json => ({
  type: ['string', 'array', 'null'],
  items: { type: 'string' },
  description,
});
const mapOf = (values: Json, description: string): Json => ({
  type: 'object',
  additionalProperties: values,
  description,
});
const wordsOf = (
  description: string,
  properties: { readonly [word: string]: Json },
  ...required: string[]
): Json => ({ type: 'object', description, properties, required, additionalProperties: false });
const pile = (description: string): Json => ({ allOf: [ref('pile')], description });

/** What may be true of a card in play, in `given` and in `then`. */
const state = {
  exhausted: flag('it is exhausted'),
  damage: whole('damage on it'),
  threat: whole('threat on it'),
  counters: whole('counters on it'),
  stunned: flag('it has a stunned card'),
  confused: flag('it has a confused card'),
  tough: flag('it has a tough card'),
};

const stats = Object.fromEntries(
  ['thw', 'atk', 'def', 'rec', 'sch'].map((stat): [string, Json] => [
    stat,
    { type: ['integer', 'null'], description: `its ${stat.toUpperCase()} now; null for none` },
  ]),
);

const facts = {
  ...state,
  zone: text('where it is: play, deck, hand, discard, dealt, boost, shown, under, aside, stage or removed'),
  owner: text('who owns it: a player, or scenario'),
  controller: text('who controls it: a player, or scenario'),
  remaining: whole('hit points that remain'),
  engaged: { type: ['string', 'null'], description: 'the player it is engaged with' },
  on: { type: ['string', 'null'], description: 'the card it is attached to' },
  attachments: names('the cards attached to it, all of them'),
  under: whole('how many cards lie face down under it'),
  is: { type: ['string', 'null'], description: 'the card that lies face down as it (a Drone)' },
  face: text('the side that is up, by its id'),
  stage: { type: ['integer', 'null'], description: 'its stage' },
  ...stats,
};

const { threat: _none, ...stateOfIdentity } = state;

const side: Json = wordsOf('what a player has', {
  hero: text('the name of the hero'),
  form: { enum: ['hero', 'alter-ego'], description: 'the form the player is in; left out: hero' },
  ...stateOfIdentity,
  hand: cards('cards in hand'),
  deck: cards('the deck, top card first'),
  discard: cards('the discard pile, the card that was discarded last at the end'),
  play: placed('cards the player controls: [Aunt May, {card: Web-Shooter, counters: 1}]'),
  minions: placed('minions engaged with the player; Drone for a card that lies face down'),
  dealt: cards('encounter cards face down before the player'),
  flipped: flag('has changed form this round'),
  out: yes('is eliminated: nothing of the player is in play'),
});

const setup: Json = wordsOf(
  'a regular set-up in place of a position; the sides may say which hand and which deck chance deals',
  {
    decks: mapOf(
      wordsOf('a deck', {
        hero: text('the name of the hero'),
        cards: mapOf(whole('how many'), 'the cards of the deck by name'),
      }),
      'the players’ decks: {ada: {hero: Spider-Man, cards: {Backflip: 2}}}',
    ),
    villain: text('the scenario: rhino, klaw or ultron'),
    mode: text('standard or expert'),
    modular: {
      type: ['array', 'integer'],
      items: { type: 'string' },
      description: 'modular sets, or how many',
    },
    first: text('the first player; left out: the players agree at the table'),
    pacing: text('always: players are asked wherever they might have an answer'),
  },
  'decks',
);

const definitions: { readonly [name: string]: Json } = {
  'champions-phase': {
    enum: ['player', 'villain', 'set-up'],
    description: 'a phase: player or villain',
  },
  'champions-setup': setup,
  'champions-attack': wordsOf(
    'an enemy’s attack that is under way: {by: Sandman, on: ada, step: 4, defender: Mockingbird}',
    {
      by: text('who attacks: a minion’s name, or villain; left out: the villain'),
      on: text('the player who is attacked'),
      step: {
        enum: [1, 2, 3, 4],
        description:
          'what comes next: 1 boost card, 2 defender, 3 boost cards are turned up, 4 damage; left out: 2',
      },
      defender: text('who defends'),
      boosts: names('boost cards that lie face down, from the encounter deck'),
      icons: whole('boost icons that were turned up'),
      overkill: flag('it has overkill'),
    },
    'on',
  ),
  'champions-lasting': wordsOf(
    'an effect of a card that lasts: {card: Rocket Boots, by: ada, on: Iron Man}',
    {
      card: text('the card whose effect it is; it has to be in the match'),
      by: text('whose effect it is; left out: whoever controls or owns the card'),
      on: {
        type: ['string', 'array'],
        items: { type: 'string' },
        description: 'the cards it speaks of as "that"',
      },
      nth: { type: 'integer', minimum: 1, description: 'which of its lasting effects; left out: the first' },
      player: text('the player it was chosen for'),
    },
    'card',
  ),
  'champions-used': {
    type: ['string', 'object'],
    description: 'a card whose limited ability was used: Web-Shooter, or {card: Captain Marvel, ability: 2}',
    required: ['card'],
    properties: {
      card: text('the card'),
      ability: {
        type: 'integer',
        minimum: 1,
        description: 'which of its abilities; left out: all that are limited',
      },
    },
    additionalProperties: false,
  },
  'champions-lying': {
    type: ['string', 'object'],
    description: 'a card by name, or {card: Backflip, named: mine}',
    required: ['card'],
    properties: { card: text('its name or id'), named: text('a name of its own') },
    additionalProperties: false,
  },
  'champions-placed': {
    type: ['string', 'object'],
    description: 'a card in play: Aunt May, or {card: Web-Shooter, counters: 1}',
    required: ['card'],
    properties: {
      card: text('its name or id'),
      named: text('a name of its own, to tell it from others like it'),
      owner: text('the player who owns it, where another one controls it'),
      on: text('the card it is attached to'),
      is: text('the card that lies face down as a Drone; left out: Energy'),
      under: names('cards that lie face down under it'),
      ...state,
    },
    additionalProperties: false,
  },
  'champions-pile': {
    type: ['integer', 'array', 'object'],
    description:
      'how many cards, which (in any order), or {top: […], bottom: […], order: […], has: […], count: 3}',
    items: { type: 'string' },
    properties: {
      top: names('its top cards, the topmost first'),
      bottom: names('its lowest cards, the lowest last'),
      order: names('all of it from the top'),
      has: names('cards that are among others in it'),
      count: whole('how many cards'),
    },
    additionalProperties: false,
  },
  'champions-side': side,
  'champions-facts': wordsOf('what is true of a card; elsewhere than in play only zone and owner', facts),
  'champions-expected-side': wordsOf('what a player has, and what is true of the identity', {
    form: {
      enum: ['hero', 'alter-ego', null],
      description: 'the form the player is in; null when eliminated',
    },
    hand: pile('cards in hand'),
    deck: pile('the deck'),
    discard: pile('the discard pile'),
    dealt: pile('encounter cards before the player'),
    play: pile('cards the player controls, without the identity'),
    minions: pile('minions engaged with the player'),
    flipped: flag('has changed form this round'),
    out: flag('is eliminated'),
    ...facts,
  }),
};

/** The words of Champions in scenarios. */
export const SCHEMA: WordSchema = {
  editions: [],
  shared: {
    given: {
      players: '',
      turn: '',
      phase: 'left out: player',
      round: '',
      setup: '',
      refused: '',
      attack: '',
      lasting: '',
      used: '',
    },
    does: {
      use: 'an action in a turn, an event; in a window the same as react',
      react: 'an interrupt or a response',
      first: 'where several are forced',
      pass: '',
      end: '',
      choose: '',
      may: '',
      pay: 'cards: [Strength, Web-Shooter=mental]',
      divide: 'damage: {Sandman: 2, Rhino: 1}',
      option: '',
    },
    then: {
      quiet: '',
      asked: '',
      offered: '{ada: [play Backflip, use Web-Shooter, pick 2, end]}, {ada: [Rhino]}',
      'only-offered': '',
      'not-offered': '',
      phase: '',
      round: '',
      turn: '',
      won: '',
      'won-by': '',
      happened: '{damaged: {card: Rhino, amount: 3, by: Spider-Man}}',
      'not-happened': '',
      unchanged: 'players, villain, scheme, encounter',
      meanwhile: '',
    },
  },
  given: {
    type: 'object',
    description: 'the position: the cards that are named, and nothing else',
    properties: {
      villain: {
        type: ['string', 'object'],
        description: 'the villain by name, or {card: Rhino, stage: 2, damage: 3}; left out: Rhino at stage 1',
        properties: {
          card: text('its name'),
          stage: whole('the stage it is at; left out: 1'),
          last: flag('no stage comes after it'),
          ...state,
        },
        additionalProperties: false,
      },
      scheme: wordsOf('the main scheme: {stage: 1, threat: 4}', {
        stage: whole('its stage; left out: 1'),
        threat: whole('threat on it; left out: none'),
      }),
      acceleration: whole('acceleration tokens'),
      scenario: placed(
        'cards of the scenario in play: side schemes, attachments (on the villain unless `on` says), environments',
      ),
      encounter: cards('the encounter deck, top card first'),
      'encounter-discard': cards('the encounter discard pile, the card that was discarded last at the end'),
      aside: cards('cards that are set aside'),
      removed: cards('cards that are removed from the game'),
      first: text('the first player; left out: the first who is not eliminated'),
      pacing: { enum: ['always'], description: 'players are asked wherever they might have an answer' },
      'turns-are-over': yes('in the player phase: discarding, drawing and readying come next'),
      'villain-step': { enum: [1, 2, 3, 4, 5], description: 'the step of the villain phase to begin with' },
    },
    additionalProperties: ref('side'),
  },
  does: {
    type: ['object', 'null'],
    description: 'what the player decides; nothing just looks',
    properties: {
      play: text('an ally, support or upgrade to play'),
      attack: text('who attacks'),
      thwart: text('who thwarts'),
      flip: yes('change form'),
      recover: yes('recover'),
      ask: text('a player to ask for an action'),
      player: text('a player to choose'),
      pick: { type: 'integer', minimum: 1, description: 'which of the printed choices: 1 for the first' },
      defend: some('who defends; nobody'),
      discard: some('cards to discard; nobody for none'),
      order: names('cards in order'),
    },
    additionalProperties: false,
  },
  then: {
    type: 'object',
    description: 'what is true afterwards; what is not mentioned may be as it is',
    properties: {
      villain: { allOf: [ref('facts')], description: 'what is true of the villain' },
      scheme: { allOf: [ref('facts')], description: 'what is true of the main scheme' },
      cards: mapOf(ref('facts'), 'what is true of cards, by name: {Sandman: {damage: 2}}'),
      encounter: pile('the encounter deck'),
      'encounter-discard': pile('the encounter discard pile'),
      'side-schemes': pile('side schemes in play'),
      acceleration: whole('acceleration tokens'),
      first: text('the first player'),
    },
    additionalProperties: ref('expected-side'),
  },
  definitions,
  names: [
    ['Web-Shooter, core/9', 'a card by its English title, or by its id'],
    ['Spider-Man, Peter Parker', 'an identity by the side that is up, or by any other'],
    ["ben's Web-Shooter", 'the one that ben controls (out of play: owns; minions: is engaged with)'],
    [
      'Web-Shooter#2',
      'the second of one name, among those that can be meant; in play in the order they came',
    ],
    ['Energy Channel/2', 'the second ability of a card'],
    [
      '{card: Drone, is: Backflip, named: first}',
      'in given: a card that lies face down as a Drone, with a name of its own',
    ],
    [
      'Web-Shooter=mental',
      'in pay: a wild resource used as mental; =energy+energy where a card says how much',
    ],
  ],
  events: eventWords(EVENTS),
  questions: {
    turn: ['play', 'use', 'attack', 'thwart', 'flip', 'recover', 'ask', 'end'],
    offer: ['use', 'pass'],
    interrupt: ['react', 'use', 'pass'],
    response: ['react', 'use', 'pass'],
    forced: ['first', 'use'],
    pay: ['pay'],
    'printed-cost': ['choose'],
    'discard-cost': ['discard', 'choose'],
    attack: ['choose'],
    attacks: ['choose'],
    thwart: ['choose'],
    schemes: ['choose'],
    defender: ['defend'],
    minion: ['choose'],
    'end-discard': ['discard'],
    mulligan: ['discard'],
    'over-limit': ['choose', 'discard'],
    host: ['choose'],
    controller: ['player'],
    'choose-player': ['player'],
    'first-player': ['player'],
    'choose-one': ['pick'],
    'choose-cards': ['choose'],
    'look-at-top': ['choose'],
    search: ['choose'],
    specials: ['order'],
    'assign-damage': ['divide'],
    may: ['may'],
    choose: ['choose'],
    damage: ['choose'],
    discard: ['choose', 'discard'],
    exhaust: ['choose'],
    'gain-control': ['choose'],
    'give-status': ['choose'],
    heal: ['choose'],
    'move-damage': ['choose'],
    'place-threat': ['choose'],
    ready: ['choose'],
    'remove-threat': ['choose'],
  },
};
