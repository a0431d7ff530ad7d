import { actionDie, characterDie } from '../../dice.ts';

/** The dice of Avengers vs. X-Men: [fielding cost, attack, defense, bursts] for each level. */
export const DICE = {
  angel: characterDie('shield', [
    [0, 2, 2],
    [1, 3, 3],
    [1, 3, 4],
  ]),
  beast: characterDie('mask', [
    [0, 1, 2, 1],
    [0, 2, 3],
    [1, 2, 4],
  ]),
  'black-widow': characterDie('fist', [
    [0, 2, 1],
    [0, 2, 2],
    [1, 3, 3],
  ]),
  'captain-america': characterDie('shield', [
    [1, 3, 3],
    [2, 5, 4],
    [2, 5, 5],
  ]),
  colossus: characterDie('fist', [
    [1, 4, 4],
    [1, 6, 5, 1],
    [2, 8, 7, 1],
  ]),
  cyclops: characterDie('bolt', [
    [1, 4, 2],
    [1, 5, 3],
    [1, 6, 4],
  ]),
  deadpool: characterDie('fist', [
    [0, 2, 4],
    [0, 2, 5],
    [1, 3, 7],
  ]),
  'doctor-doom': characterDie('shield', [
    [1, 3, 6],
    [2, 4, 7],
    [3, 5, 8],
  ]),
  'doctor-octopus': characterDie('shield', [
    [1, 4, 4],
    [2, 4, 8],
    [3, 8, 8],
  ]),
  'doctor-strange': characterDie('mask', [
    [1, 4, 6],
    [2, 5, 8],
    [3, 8, 9],
  ]),
  gambit: characterDie('mask', [
    [1, 1, 1, 1],
    [1, 2, 2, 1],
    [2, 4, 4],
  ]),
  'ghost-rider': characterDie('bolt', [
    [1, 2, 3],
    [2, 3, 4],
    [3, 5, 5],
  ]),
  'green-goblin': characterDie('bolt', [
    [0, 2, 2],
    [1, 3, 3],
    [1, 5, 5],
  ]),
  hawkeye: characterDie('bolt', [
    [0, 3, 1],
    [0, 4, 1],
    [1, 4, 2],
  ]),
  hulk: characterDie('fist', [
    [1, 6, 5, 1],
    [2, 7, 7, 1],
    [3, 8, 8],
  ]),
  'human-torch': characterDie('bolt', [
    [0, 2, 2],
    [1, 3, 3],
    [2, 4, 4],
  ]),
  'iron-man': characterDie('shield', [
    [1, 3, 5],
    [1, 4, 6],
    [2, 5, 7, 1],
  ]),
  loki: characterDie('mask', [
    [1, 1, 5],
    [1, 1, 7],
    [2, 2, 8],
  ]),
  magneto: characterDie('mask', [
    [1, 4, 4],
    [2, 5, 7],
    [3, 6, 8],
  ]),
  mjolnir: actionDie('bolt'),
  'mr-fantastic': characterDie('mask', [
    [1, 1, 5],
    [2, 2, 6],
    [2, 2, 7],
  ]),
  mystique: characterDie('mask', [
    [1, 1, 1],
    [0, 1, 1],
    [2, 1, 1, 1],
  ]),
  'nick-fury': characterDie('shield', [
    [0, 1, 3],
    [1, 2, 4],
    [1, 2, 5],
  ]),
  nightcrawler: characterDie('fist', [
    [1, 2, 4],
    [1, 3, 6],
    [2, 5, 6],
  ]),
  nova: characterDie('bolt', [
    [1, 4, 4],
    [2, 5, 6],
    [2, 7, 7],
  ]),
  phoenix: characterDie('bolt', [
    [1, 5, 5],
    [2, 7, 7],
    [3, 8, 8],
  ]),
  'professor-x': characterDie('mask', [
    [1, 1, 5],
    [2, 1, 7],
    [3, 1, 9],
  ]),
  punisher: characterDie('bolt', [
    [1, 4, 1],
    [1, 5, 2],
    [2, 6, 3],
  ]),
  rogue: characterDie('mask', [
    [1, 2, 3],
    [2, 4, 5],
    [2, 5, 6],
  ]),
  'silver-surfer': characterDie('shield', [
    [1, 5, 5],
    [2, 7, 5],
    [3, 8, 7],
  ]),
  'spider-man': characterDie('fist', [
    [0, 3, 3],
    [1, 4, 4],
    [1, 5, 5],
  ]),
  storm: characterDie('mask', [
    [0, 2, 1],
    [1, 2, 2],
    [1, 3, 2],
  ]),
  thing: characterDie('fist', [
    [1, 3, 3],
    [2, 5, 5],
    [3, 8, 6],
  ]),
  thor: characterDie('bolt', [
    [1, 5, 6],
    [2, 6, 8],
    [3, 8, 8],
  ]),
  venom: characterDie('fist', [
    [1, 4, 4],
    [1, 5, 5, 1],
    [2, 6, 6, 1],
  ]),
  'vibranium-shield': actionDie('shield'),
  'war-machine': characterDie('shield', [
    [1, 3, 4],
    [1, 4, 5],
    [2, 5, 6],
  ]),
  wolverine: characterDie('fist', [
    [1, 5, 2, 1],
    [2, 6, 3, 1],
    [3, 8, 4],
  ]),
} as const;
