import type { Faces } from './table.ts';
import {
  action,
  boost,
  chooseEnemy,
  damage,
  draw,
  forced,
  interrupt,
  plain,
  response,
  sequence,
  special,
  whenRevealed,
} from './vocabulary.ts';

const onYou = { event: 'attack', who: 'you' } as const;
const onHost = { event: 'attack', who: 'host' } as const;
const attack = { attack: true } as const;

/** Facts of the printed cards; abilities as trees, never as sentences. */
export const FACES: Faces = {
  'Spider-Man': { type: 'hero', atk: 2, def: 3, health: 10, abilities: [interrupt(onYou, draw(1))] },
  'Black Panther': { type: 'hero', atk: 2, def: 2, health: 11, retaliate: 1, abilities: [] },
  Rhino: { type: 'villain', atk: 2, health: 28, abilities: [] },
  'Black Cat': { type: 'ally', atk: 1, health: 2, gives: ['energy'], abilities: [] },
  Backflip: {
    type: 'event',
    cost: 0,
    gives: ['physical'],
    abilities: [
      interrupt({ event: 'attack-damage', who: 'your-hero' }, plain('prevent'), { label: 'defense' }),
    ],
  },
  'Enhanced Spider-Sense': {
    type: 'event',
    cost: 1,
    gives: ['mental'],
    abilities: [interrupt({ event: 'reveal-treachery', who: 'anyone' }, plain('cancel-reveal'))],
  },
  'Get Behind Me!': {
    type: 'event',
    cost: 1,
    gives: ['mental'],
    abilities: [
      interrupt(
        { event: 'reveal-treachery', who: 'anyone' },
        sequence(plain('cancel-reveal'), plain('villain-attacks-you')),
      ),
    ],
  },
  'Counter-Punch': {
    type: 'event',
    cost: 0,
    gives: ['physical'],
    abilities: [
      response({ event: 'defended', who: 'your-hero' }, damage('your-atk', 'attacker', attack), {
        label: 'attack',
      }),
    ],
  },
  Indomitable: {
    type: 'upgrade',
    cost: 1,
    gives: ['energy'],
    abilities: [
      response({ event: 'defended', who: 'your-hero' }, plain('ready-hero'), { cost: { discardSelf: true } }),
    ],
  },
  'Web-Shooter': {
    type: 'upgrade',
    cost: 1,
    gives: ['physical'],
    abilities: [{ node: 'resource', gives: ['wild'] }],
  },
  Strength: { type: 'resource', gives: ['physical', 'physical'], abilities: [] },
  Energy: { type: 'resource', gives: ['energy', 'energy'], abilities: [] },
  'Wakanda Forever!': { type: 'event', cost: 1, gives: ['wild'], abilities: [action(plain('each-special'))] },
  'Panther Claws': {
    type: 'upgrade',
    cost: 2,
    gives: ['energy'],
    special: true,
    abilities: [special(sequence(chooseEnemy(), damage({ step: 2, final: 4 }, 'chosen', attack)))],
  },
  'Energy Daggers': {
    type: 'upgrade',
    cost: 2,
    gives: ['mental'],
    special: true,
    abilities: [special(damage({ step: 1, final: 2 }, 'villain'))],
  },
  'Armored Rhino Suit': {
    type: 'attachment',
    abilities: [interrupt({ event: 'damage', who: 'host' }, plain('place-it-here'), forced)],
  },
  Charge: {
    type: 'attachment',
    atk: 3,
    boost: 2,
    abilities: [
      interrupt(onHost, plain('gains-overkill'), forced),
      response({ event: 'attacked', who: 'host' }, plain('discard-self'), forced),
    ],
  },
  'Enhanced Ivory Horn': {
    type: 'attachment',
    atk: 1,
    boost: 2,
    abilities: [action(plain('discard-self'), { resources: 3, types: ['physical', 'physical', 'physical'] })],
  },
  'Biomechanical Upgrades': {
    type: 'attachment',
    surge: true,
    abilities: [
      interrupt(
        { event: 'defeat', who: 'host' },
        sequence(plain('heal-all-instead'), plain('discard-self')),
        forced,
      ),
    ],
  },
  Shocker: { type: 'minion', atk: 2, health: 3, boost: 2, abilities: [] },
  /** Two events of the slice's own: one turns damage on its source, one may be used beside others. */
  'Turn the Tables': {
    type: 'event',
    cost: 0,
    gives: ['wild'],
    abilities: [interrupt({ event: 'attack-damage', who: 'your-hero' }, plain('hits-its-source'))],
  },
  'Quick Look': {
    type: 'event',
    cost: 0,
    gives: ['wild'],
    abilities: [interrupt({ event: 'attack-damage', who: 'anyone' }, draw(1))],
  },
  /** Two treacheries and a boost of the slice's own: one with surge, one that asks both players at once. */
  'Falling Crane': {
    type: 'treachery',
    boost: 1,
    surge: true,
    abilities: [whenRevealed(damage(3, 'your-hero'))],
  },
  'Lost Evidence': { type: 'treachery', boost: 1, abilities: [whenRevealed(plain('each-player-discards'))] },
  'Cheap Shot': { type: 'treachery', boost: 1, abilities: [boost(damage(1, 'your-hero'))] },
};
