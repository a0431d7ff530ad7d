import { eventWords, type Json, type WordSchema } from '@assemble/kernel';
import { READY_MADE } from '../builder/ready-made.ts';
import { EDITIONS } from '../editions/index.ts';
import { AFFILIATIONS, CONDITIONS, FACES } from '../names.ts';
import { EVENTS } from './events.ts';
import { MAPS } from './terrain.ts';

type Schema = { readonly [word: string]: Json };

const text = (description: string): Schema => ({ type: 'string', description });
const number = (description: string): Schema => ({ type: 'integer', minimum: 0, description });
const flag = (description: string): Schema => ({ type: 'boolean', description });
const list = (items: Json, description: string): Schema => ({ type: 'array', items, description });
const names = (description: string): Schema => list({ type: 'string' }, description);
const some = (description: string): Schema => ({
  type: ['string', 'array'],
  items: { type: 'string' },
  description,
});
const ref = (name: string): Schema => ({ $ref: `#/definitions/crisis-protocol-${name}` });
const point = (description: string): Schema => ({ allOf: [ref('point')], description });
const pointOrNull = (description: string): Schema => ({
  type: ['array', 'null'],
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
  description,
});
const tokens = (description: string): Schema => list({ type: ['string', 'integer'] }, description);
const mapOf = (values: Json, description: string): Schema => ({
  type: 'object',
  additionalProperties: values,
  description,
});
const wordsOf = (
  description: string,
  properties: { readonly [word: string]: Json },
  ...required: string[]
): Schema => ({ type: 'object', description, properties, required, additionalProperties: false });

const affiliation: Schema = {
  enum: [...Object.keys(AFFILIATIONS), null],
  description: 'the squad affiliation: avengers, cabal …; null for none',
};

/** What may be true of a character, in `given` and in `then`. */
const state = {
  power: number('its Power'),
  damage: number('its damage'),
  side: { enum: ['healthy', 'injured'], description: 'which side of its card is up; left out: healthy' },
  dazed: flag('it has a Dazed token'),
  activated: flag('it has an Activated token'),
  gone: flag('it is KO’d or removed from the game'),
  conditions: list({ enum: [...CONDITIONS] }, `its special conditions: ${CONDITIONS.join(', ')}`),
  holds: tokens('the tokens it holds'),
  form: number('the Form it is in; 0 for the Normal one'),
  owner: text('whose it is'),
};

const character = wordsOf('a character', {
  card: text('its card, where the scenario calls it by another name'),
  at: point('where the middle of its base is; left out: not on the battlefield'),
  ...state,
  owner: text('whose it is, where an effect lets this player control it'),
  gems: names('the Infinity Gems it has'),
});

const token = {
  at: pointOrNull('where its middle is; null while it is held or out of the game'),
  controller: { type: ['string', 'null'], description: 'who controls it: a player, or null' },
  exhausted: flag('the exhausted side of a Source token is up'),
  facing: pointOrNull('the point that the arc of a Zone token looks at'),
};

const terrain = mapOf(
  wordsOf(
    'a terrain feature',
    {
      at: {
        ...list({ type: 'number' }, 'a rectangle by two opposite corners: [x1, y1, x2, y2]'),
        minItems: 4,
        maxItems: 4,
      },
      outline: {
        ...list(ref('point'), 'in place of a rectangle all its corners in order: [[10, 10], [14, 10], …]'),
        minItems: 3,
      },
      turned: {
        type: 'integer',
        multipleOf: 15,
        description: 'degrees it is turned around its middle, clockwise',
      },
      size: number('its Size'),
      kind: text('what it is: car, tree …; left out: building'),
      fixed: flag('non-interactive: it can be neither thrown nor destroyed'),
      steep: flag('nobody can stand on it'),
      standing: {
        ...list(ref('point'), 'the part of it on which bases can stand, by its corners; left out: all of it'),
        minItems: 3,
      },
    },
    'size',
  ),
  'terrain by name: {car: {at: [10, 10, 12, 14], size: 2}}',
);

const definitions: { readonly [name: string]: Json } = {
  'crisis-protocol-point': {
    type: 'array',
    items: { type: 'number' },
    minItems: 2,
    maxItems: 2,
    description: 'x and y in inches, from the top left corner: [10, 18]',
  },
  'crisis-protocol-face': { enum: [...FACES], description: `a face of a die: ${FACES.join(', ')}` },
  'crisis-protocol-result': { enum: [...FACES], description: `a face of a die: ${FACES.join(', ')}` },
  'crisis-protocol-type': {
    enum: ['physical', 'energy', 'mystic', 'secure', 'extraction'],
    description: 'the type of an attack (physical, energy, mystic) or of a crisis (secure, extraction)',
  },
  'crisis-protocol-phase': {
    enum: ['set-up', 'leadership', 'power', 'activation', 'cleanup'],
    description: 'a phase: power, activation, cleanup, or leadership before them',
  },
  'crisis-protocol-setup': wordsOf(
    'a regular set-up in place of a position, from the priority roll on',
    {
      rosters: mapOf(
        ref('roster'),
        `the players’ rosters, written out or ready-made: {Ann: avengers}; ready-made are ${READY_MADE.map(({ id }) => id).join(', ')}`,
      ),
      map: { enum: [...MAPS], description: `a battlefield that comes with the game: ${MAPS.join(', ')}` },
      terrain,
      'one-shots': names('the One-Shot cards in use'),
      draw: names('the crises that are drawn, of each type the first'),
    },
    'rosters',
  ),
  'crisis-protocol-roster': {
    type: ['string', 'object'],
    description: 'a ready-made roster, or {characters: [...], tactics: [...], crises: [...]}',
    properties: {
      characters: {
        type: ['array', 'object'],
        items: { type: 'string' },
        additionalProperties: wordsOf('a character of a roster', { gems: names('its Infinity Gems') }),
        description: 'its characters, or with gems {thanos: {gems: [mind-gem]}}',
      },
      tactics: names('its tactic cards'),
      crises: names('its crisis cards'),
    },
    additionalProperties: false,
  },
  'crisis-protocol-attack': wordsOf(
    'an attack that is under way: {by: iron-man, with: repulsor-blast, target: ultron, step: 9, attack-dice: [hit, wild]}',
    {
      by: text('the attacker, whose activation it is unless `activating` says otherwise'),
      with: text('the attack, by name'),
      target: text('its target'),
      step: {
        type: 'integer',
        minimum: 1,
        maximum: 14,
        description: 'the step of the rulebook that comes next; left out: 2, the target is declared',
      },
      type: { enum: ['physical', 'energy', 'mystic'], description: 'its type, where the attacker chose it' },
      'attack-dice': list(ref('face'), 'the attack dice, where they are rolled'),
      'defense-dice': list(ref('face'), 'the defense dice, where they are rolled'),
      free: flag('its Power cost is not paid'),
    },
    'by',
    'with',
  ),
  'crisis-protocol-lasting': wordsOf(
    'an effect that lasts: {from: shuri, ability: panther-tech, on: black-panther}',
    {
      from: text('the character whose effect it is, or the tactic, crisis or One-Shot card'),
      ability: text('which of its abilities or attacks; left out: the only one that lasts'),
      on: some('on which characters'),
      by: text('whose effect it is; left out: whoever controls the character'),
      that: names('the characters it speaks of besides'),
      user: text('the character who used it, where it is no effect of a character'),
      paid: number('how much Power was paid for it'),
    },
    'from',
  ),
  'crisis-protocol-used': wordsOf(
    'a limited ability that was used: {from: iron-man, ability: friday-a-i}',
    {
      from: text('the character, or the card'),
      ability: text('which of its abilities; left out: all that are limited'),
      by: text('whose character it is, where both have one'),
      on: some('whom it affected, where each can be affected once'),
    },
    'from',
  ),
  'crisis-protocol-side': wordsOf('a player’s side', {
    characters: mapOf(character, 'characters by name: {iron-man: {at: [10, 18], power: 2}}'),
    affiliation,
    leader: text('the character whose leadership is in use'),
    tactics: names('tactic cards that were not played yet'),
    points: number('victory points'),
    edge: { enum: ['top', 'right', 'bottom', 'left'], description: 'the deployment edge' },
  }),
  'crisis-protocol-facts': wordsOf('what is true of a character', {
    at: pointOrNull('where the middle of its base is; null when it is not on the battlefield'),
    ...state,
    controller: text('who controls it'),
  }),
  'crisis-protocol-expected-side': {
    type: 'object',
    description: 'what a player has; any other word is a character’s name',
    properties: {
      characters: mapOf(
        ref('facts'),
        'what is true of characters, by name; they may also stand here directly',
      ),
      points: number('victory points'),
      tactics: names('tactic cards that were not played yet, completely'),
      affiliation,
      leader: { type: ['string', 'null'], description: 'the character whose leadership is in use' },
      edge: { enum: ['top', 'right', 'bottom', 'left'], description: 'the deployment edge' },
    },
    additionalProperties: ref('facts'),
  },
};

const does: Schema = {
  type: ['object', 'null'],
  description: 'what the player decides; nothing just looks',
  properties: {
    activate: text('the character to activate'),
    move: point('move there: [12, 18]'),
    climb: point('climb there'),
    to: point('where to'),
    aim: point('the point to aim at: a push, a throw, a beam, the arc of a token'),
    attack: text('the attack, by name'),
    target: text('its target'),
    power: text('the Active superpower to use'),
    tactic: text('the tactic card to play'),
    players: some('the characters who play the tactic card'),
    shake: { enum: [...CONDITIONS], description: 'the condition to shake off' },
    shed: { enum: [...CONDITIONS], description: 'the condition to lose' },
    face: ref('face'),
    interact: { type: ['string', 'integer'], description: 'the token to interact with' },
    token: { type: ['string', 'integer'], description: 'the token to choose' },
    change: {
      type: ['string', 'integer', 'array'],
      items: { type: ['string', 'integer'] },
      description: 'dice to change: by face [blank] or by number, or none',
    },
    throw: text('the character or terrain to throw or destroy'),
    pick: { type: 'integer', minimum: 1, description: 'which of the printed choices: 1 for the first' },
    squad: wordsOf(
      'the squad: {characters: [iron-man], tactics: [], affiliation: avengers}',
      { characters: names('its characters'), tactics: names('its tactic cards'), affiliation },
      'characters',
    ),
    crisis: text('the crisis to pick'),
    threat: { enum: ['secure', 'extraction'], description: 'the crisis whose Threat counts' },
    edge: { enum: ['top', 'right', 'bottom', 'left'], description: 'the deployment edge' },
    leader: text('the character whose leadership to use'),
  },
  additionalProperties: false,
};

/** The words of Crisis Protocol in scenarios. */
export const SCHEMA: WordSchema = {
  editions: Object.keys(EDITIONS),
  shared: {
    given: {
      players: '',
      turn: '',
      phase: 'left out: activation',
      round: '',
      setup: '',
      refused: '',
      attack: '',
      lasting: '',
      used: '',
      roll: '',
    },
    does: {
      react: 'a superpower, a leadership or a tactic card, by name',
      pass: '',
      end: '',
      choose: 'characters, or terrain',
      may: '',
      amount: '',
      type: '',
      reroll: 'by face [blank, blank] or by number',
      option: '',
      roll: 'from here on',
    },
    then: {
      quiet: '',
      asked: '',
      offered: '{Ann: [attack repulsor-blast, move, end]}, {Ben: [iron-man]}',
      'only-offered': '',
      'not-offered': '',
      phase: '',
      round: '',
      turn: '',
      won: '',
      'won-by': '',
      happened: '{damaged: {who: ultron, amount: 3}}',
      'not-happened': '',
      unchanged: 'players, terrain, tokens',
      meanwhile: '',
    },
  },
  given: {
    type: 'object',
    description: 'the position',
    properties: {
      priority: text('who has the Priority token; left out: the first player'),
      activating: text('the character that is being activated'),
      actions: number('actions it has left; left out: 2, in an attack 1'),
      made: names('actions it has made: [move, other]; left out: other for each that is not left'),
      'last-activation': text('who activated a character last this round; left out: nobody'),
      interacted: tokens('tokens it has interacted with in this activation'),
      attacked: names('characters it has attacked this turn'),
      terrain,
      secure: text('the Secure crisis'),
      extraction: text('the Extraction crisis'),
      'one-shots': mapOf(
        { type: ['string', 'null'] },
        'the One-Shot cards in use, with the terrain that plays a part for them, or null',
      ),
      tokens: mapOf(
        wordsOf('a token', token),
        'tokens that are not as the crisis cards put them: {secure-1: {controller: Ann}}',
      ),
    },
    additionalProperties: ref('side'),
  },
  does,
  then: {
    type: 'object',
    description: 'what is true afterwards; what is not mentioned may be as it is',
    properties: {
      priority: text('who has the Priority token'),
      actions: { type: ['integer', 'null'], description: 'actions that are left; null outside activations' },
      terrain: names('the terrain that stands, completely'),
      tokens: mapOf(
        wordsOf('a token', {
          ...token,
          holder: { type: ['string', 'null'], description: 'the character that holds it' },
        }),
        'what is true of tokens: {secure-1: {controller: Ann}}',
      ),
      roll: wordsOf('the dice of the roll being made: {attack: [hit, blank], defense: [block]}', {
        attack: list(ref('face'), 'attack dice'),
        defense: list(ref('face'), 'defense dice'),
        dodge: list(ref('face'), 'dodge dice'),
        plain: list(ref('face'), 'dice that some effect rolls'),
      }),
    },
    additionalProperties: ref('expected-side'),
  },
  definitions,
  names: [
    [
      'iron-man',
      'a character, by the last part of its card’s id or by a name of your own ({tin: {card: iron-man}})',
    ],
    ["Ben's iron-man", 'the one that Ben owns, where both have one'],
    [
      'repulsor-blast, friday-a-i',
      'an attack or a superpower, as its English name in small letters with hyphens',
    ],
    ['medpack', 'a tactic, crisis, gem or One-Shot card, by the last part of its id'],
    [
      'secure-1, extraction-2',
      'a token: the first of the Secure crisis, the second of the Extraction crisis, in the order of the card',
    ],
    ['0, 1, 2', 'the same tokens by number: first those of the Secure crisis, then the others'],
    ['[10, 18]', 'a place: inches from the left and from the top'],
  ],
  events: eventWords(EVENTS),
  questions: {
    turn: ['activate', 'tactic', 'pass'],
    cards: ['tactic', 'end'],
    activation: ['move', 'climb', 'attack', 'power', 'shake', 'interact', 'tactic', 'end'],
    'which-move': ['move', 'climb'],
    'which-attack': ['attack'],
    'which-target': ['target'],
    'series-next': ['target'],
    'which-type': ['type'],
    react: ['react', 'pass'],
    choose: ['choose'],
    'who-next': ['choose'],
    'who-pays': ['choose'],
    'tactic-players': ['players'],
    'add-tactic': ['tactic'],
    'choose-token': ['token'],
    'one-of': ['pick'],
    stage: ['choose'],
    'which-hit': ['choose'],
    reroll: ['reroll'],
    'change-dice': ['change'],
    'which-face': ['face'],
    may: ['may'],
    pay: ['may'],
    'how-much-power': ['amount'],
    advance: ['move', 'to'],
    climb: ['climb', 'to'],
    place: ['to'],
    transform: ['to'],
    drop: ['to'],
    'place-token': ['to'],
    'turn-token': ['aim'],
    push: ['aim'],
    throw: ['aim'],
    hurl: ['aim'],
    beam: ['aim'],
    'throw-what': ['throw'],
    'destroy-what': ['throw'],
    shed: ['shed'],
    'crisis-type': ['type'],
    'pick-crisis': ['crisis'],
    threat: ['threat'],
    edge: ['edge'],
    squad: ['squad'],
    'deploy-whom': ['choose'],
    deploy: ['to'],
    leadership: ['leader'],
  },
};
