import { describe, expect } from 'vitest';
import type { Dice } from '../../src/abilities/vocabulary.ts';
import type { How } from '../../src/text/dice-phrase.ts';
import type { Phrases } from '../../src/text/phrases.ts';
import { inThreeLanguages, type Saying } from './cases.ts';

const subject = (dice: Dice, det: How['det']) => (p: Phrases) => p.dice(dice, { det }).text;
const object = (dice: Dice, det: How['det'], place?: How['place']) => (p: Phrases) =>
  p.dice(dice, place === undefined ? { det } : { det, place }).in('acc');
const receiver = (dice: Dice, det: How['det']) => (p: Phrases) => p.dice(dice, { det }).in('dat');

const filters: readonly Saying[] = [
  [
    object({ who: 'opposing', level: 1 }, 'a'),
    'an opposing level 1 character',
    'a un personaje enemigo de nivel 1',
    'einen gegnerischen Charakter der Stufe 1',
  ],
  [
    subject({ who: 'own', kind: 'sidekick' }, 'each'),
    'each of your sidekicks',
    'cada uno de tus comparsas',
    'jeder deiner Sidekicks',
  ],
  [
    object({ who: 'own', type: 'fist' }, 'a'),
    'one of your fist characters',
    'a uno de tus personajes de puño',
    'einen deiner Faust-Charaktere',
  ],
  [
    object({ who: 'own', kind: 'sidekick', zone: 'used', notSpent: true }, 'a'),
    'a sidekick die from your used pile (other than dice spent on this)',
    'un dado de comparsa de tu zona de usados (excepto los dados gastados para ello)',
    'einen Sidekick-Würfel aus deiner Ablage (außer dafür ausgegebenen Würfeln)',
  ],
  [
    receiver({ who: 'opposing', levelMin: 2 }, 'each'),
    'to each opposing character of level 2 or higher',
    'a cada personaje enemigo de nivel 2 o superior',
    'jedem gegnerischen Charakter der Stufe 2 oder höher',
  ],
  [
    object({ with: 'self' }, 'a'),
    'a character engaged with Storm',
    'a un personaje enfrentado a Tormenta',
    'einen Charakter im Kampf mit Storm',
  ],
  [
    subject({ notAffiliation: 'villains' }, 'all'),
    "all characters that aren't Villains",
    'todos los personajes que no sean Villanos',
    'alle Nicht-Schurken',
  ],
  [
    object({ notAffiliation: 'avengers' }, 'a'),
    "a character that isn't an Avenger",
    'a un personaje que no sea Vengador',
    'einen Nicht-Avenger',
  ],
  [
    subject({ who: 'own', affiliation: 'avengers' }, 'plural'),
    'your Avengers',
    'tus Vengadores',
    'deine Avengers',
  ],
  [receiver({ affiliation: 'villains' }, 'each'), 'to each Villain', 'a cada Villano', 'jedem Schurken'],
  [
    object({ affiliation: 'x-men' }, 'a'),
    'an X-Men character',
    'a un personaje de los X-Men',
    'einen X-Men-Charakter',
  ],
  [
    subject({ who: 'opposing', affiliation: 'fantastic-four' }, 'plural'),
    'opposing Fantastic Four characters',
    'los personajes enemigos de los 4 Fantásticos',
    'gegnerische Fantastic-Four-Charaktere',
  ],
  [
    subject({ who: 'opposing', notType: 'fist' }, 'plural'),
    'opposing non-fist characters',
    'los personajes enemigos que no sean de puño',
    'gegnerische Nicht-Faust-Charaktere',
  ],
  [
    receiver({ who: 'opposing', role: 'fighting' }, 'a'),
    'to an opposing attacking or blocking character',
    'a un personaje enemigo atacante o bloqueador',
    'einem gegnerischen angreifenden oder blockenden Charakter',
  ],
  [
    object({ role: 'attacking' }, 'a'),
    'an attacking character',
    'a un personaje atacante',
    'einen angreifenden Charakter',
  ],
  [
    object({ role: 'blocked' }, 'a'),
    'a blocked character',
    'a un personaje bloqueado',
    'einen geblockten Charakter',
  ],
  [
    subject({ who: 'own', role: 'unblocked', affiliation: 'avengers' }, 'plural'),
    'your unblocked Avengers',
    'tus Vengadores sin bloquear',
    'deine ungeblockten Avengers',
  ],
  [
    subject({ role: 'engaged' }, 'all'),
    'all engaged characters',
    'todos los personajes enfrentados',
    'alle Charaktere im Kampf',
  ],
  [
    object({ who: 'opposing' }, { n: 2 }),
    'two opposing characters',
    'a dos personajes enemigos',
    'zwei gegnerische Charaktere',
  ],
  [
    object({ who: 'opposing' }, { upTo: 2 }),
    'up to two opposing characters',
    'a hasta dos personajes enemigos',
    'bis zu zwei gegnerische Charaktere',
  ],
  [
    subject({ who: 'own' }, { n: 2 }),
    'two of your characters',
    'dos de tus personajes',
    'zwei deiner Charaktere',
  ],
  [object({ other: 'self' }, 'a'), 'another character', 'a otro personaje', 'einen anderen Charakter'],
  [
    subject({ who: 'own', affiliation: 'villains', other: 'self' }, 'plural'),
    'your other Villains',
    'tus otros Villanos',
    'deine anderen Schurken',
  ],
  [
    subject({ who: 'own', affiliation: 'villains', notTitle: 'magneto' }, 'plural'),
    'your Villains other than Magneto',
    'tus Villanos excepto Magneto',
    'deine Schurken außer Magneto',
  ],
  [
    receiver({ notTitle: 'thor' }, 'each'),
    'to each character other than your Thor',
    'a cada personaje excepto tu Thor',
    'jedem Charakter außer deinem Thor',
  ],
  [
    object({ who: 'own', title: 'hulk', zone: 'used' }, 'each'),
    'each Hulk die from your used pile',
    'cada dado de Hulk de tu zona de usados',
    'jeden Hulk-Würfel aus deiner Ablage',
  ],
  [
    object({ who: 'own', title: 'human-torch', zone: 'used' }, 'a'),
    'a Human Torch die from your used pile',
    'un dado de la Antorcha Humana de tu zona de usados',
    'einen Würfel der Menschlichen Fackel aus deiner Ablage',
  ],
  [
    subject({ who: 'own', title: 'captain-america' }, 'each'),
    'each of your Captain America dice',
    'cada uno de tus dados del Capitán América',
    'jeder deiner Captain-America-Würfel',
  ],
  [
    object({ who: 'opposing', kind: 'action', zone: 'reserve-or-used' }, 'a'),
    "an action die from the opponent's reserve pool or used pile",
    'un dado de acción de la reserva o la zona de usados del rival',
    'einen Aktionswürfel aus der Reserve oder der Ablage des Gegners',
  ],
  [
    object({ who: 'own', kind: 'die', zone: 'bag' }, { n: 3 }),
    'three dice from your bag',
    'tres dados de tu bolsa',
    'drei Würfel aus deinem Würfelbeutel',
  ],
  [
    object({ who: 'own', kind: 'die', zone: 'prep' }, 'each', 'in'),
    'each die in your prep area',
    'cada dado en tu zona de preparación',
    'jeden Würfel in deiner Vorbereitungszone',
  ],
  [
    object({ who: 'opposing', levelMax: 'own-level' }, 'a'),
    "an opposing character of Storm's level or lower",
    'a un personaje enemigo del nivel de Tormenta o inferior',
    'einen gegnerischen Charakter von höchstens der Stufe von Storm',
  ],
  [
    object({ levelMax: 2 }, 'a'),
    'a character of level 2 or lower',
    'a un personaje de nivel 2 o inferior',
    'einen Charakter der Stufe 2 oder niedriger',
  ],
  [
    object({ blocks: 'self' }, 'a'),
    'a character blocking Storm',
    'a un personaje que bloquee a Tormenta',
    'einen Blocker von Storm',
  ],
  [subject({ kind: 'sidekick' }, 'plural'), 'sidekicks', 'los comparsas', 'Sidekicks'],
  [
    object({ who: 'opposing', kind: 'sidekick' }, 'each'),
    'each opposing sidekick',
    'a cada comparsa enemigo',
    'jeden gegnerischen Sidekick',
  ],
];

describe('dice, as a filter means them', () => {
  inThreeLanguages(filters, (said, expected) => expect(said).toBe(expected));
});

/** Named once, the die is taken up by a pronoun. */
const secondMention = (p: Phrases) => {
  p.self();
  return p.self();
};

const targets: readonly Saying[] = [
  [(p) => p.target({ to: 'self' }).text, 'Storm', 'Tormenta', 'Storm'],
  [(p) => secondMention(p).bare('dat'), 'her', 'ella', 'ihr'],
  [(p) => p.target({ to: 'that' }).in('acc'), 'that character', 'a ese personaje', 'diesen Charakter'],
  [(p) => p.target({ to: 'opponent' }).in('dat'), 'to the opponent', 'al rival', 'dem Gegner'],
  [
    (p) => p.target({ to: 'both-players' }).in('dat'),
    'to both players',
    'a ambos jugadores',
    'beiden Spielern',
  ],
  [
    (p) => p.target({ to: 'choose', dice: {}, count: 1, players: 'any' }).in('dat'),
    'to a character or a player',
    'a un personaje o a un jugador',
    'einem Charakter oder einem Spieler',
  ],
  [
    (p) => p.target({ to: 'choose', dice: { who: 'opposing' }, count: 1, players: 'opponent' }).in('dat'),
    'to an opposing character or the opponent',
    'a un personaje enemigo o al rival',
    'einem gegnerischen Charakter oder dem Gegner',
  ],
  [
    (p) => p.clause(p.choose({ to: 'choose', dice: { who: 'opposing' }, count: 2, by: 'opponent' })),
    'the opponent chooses two of their characters',
    'el rival elige a dos de sus personajes',
    'der Gegner wählt zwei seiner Charaktere',
  ],
];

describe('whom an effect is for', () => {
  inThreeLanguages(targets, (said, expected) => expect(said).toBe(expected));
});

const amounts: readonly Saying[] = [
  [(p) => p.values(1, 1).what, '+1A and +1D', '+1A y +1D', '+1A und +1V'],
  [(p) => p.values(0, 4).what, '+4D', '+4D', '+4V'],
  [(p) => p.values(-2, 0).what, '−2A', '−2A', '−2A'],
  [(p) => p.damage(1).what, '1 damage', '1 punto de daño', '1 Schaden'],
  [(p) => p.damage(3).what, '3 damage', '3 puntos de daño', '3 Schaden'],
  [
    (p) => p.damage({ amount: 'attack', of: 'self' }).what,
    "damage equal to Storm's attack",
    'daño igual al ataque de Tormenta',
    'Schaden in Höhe des Angriffs von Storm',
  ],
  [
    (p) => (secondMention(p).pronoun ? p.damage({ amount: 'attack', of: 'self' }).what : []),
    'damage equal to her attack',
    'daño igual a su ataque',
    'Schaden in Höhe ihres Angriffs',
  ],
  [
    (p) => p.amount({ amount: 'count', dice: { who: 'own', kind: 'sidekick' } }).per,
    'for each of your sidekicks',
    'por cada uno de tus comparsas',
    'für jeden deiner Sidekicks',
  ],
  [(p) => p.life(1).what, '1 life', '1 punto de vida', '1 Lebenspunkt'],
  [
    (p) =>
      p.list(
        p.cost({ energy: ['fist'] }).map((one) => p.clause(one)),
        'and',
      ),
    'pay a fist',
    'paga un puño',
    'zahle eine Faust',
  ],
  [
    (p) =>
      p.list(
        p.cost({ energy: ['bolt', 'bolt'] }).map((one) => p.clause(one)),
        'and',
      ),
    'pay two bolts',
    'paga dos rayos',
    'zahle zwei Blitze',
  ],
  [
    (p) =>
      p.list(
        p.cost({ energy: ['any', 'any'] }).map((one) => p.clause(one)),
        'and',
      ),
    'pay 2 energy',
    'paga 2 de energía',
    'zahle 2 Energie',
  ],
  [
    (p) =>
      p.list(
        p.cost({ energy: ['bolt'], knockOut: { who: 'own', kind: 'sidekick' } }).map((one) => p.clause(one)),
        'and',
      ),
    'pay a bolt and knock out one of your sidekicks',
    'paga un rayo y aturde a uno de tus comparsas',
    'zahle einen Blitz und schlage einen deiner Sidekicks k. o.',
  ],
  [
    (p) =>
      p.list(
        p.cost({ energy: [], spinDown: { who: 'own' } }, p.opponent()).map((one) => p.clause(one)),
        'and',
      ),
    'the opponent spins down one of their characters by one level',
    'el rival rebaja un nivel a uno de sus personajes',
    'der Gegner dreht einen seiner Charaktere um eine Stufe herunter',
  ],
];

describe('how much', () => {
  inThreeLanguages(amounts, (said, expected) => expect(said).toBe(expected));
});
