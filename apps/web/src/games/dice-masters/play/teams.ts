import type { Team } from '@assemble/dice-masters';
import type { Localized } from '@assemble/language';

/** A team that is ready to play, with its name and what it wants. */
export interface ReadyTeam {
  readonly id: string;
  readonly name: Localized<string>;
  readonly about: Localized<string>;
  readonly team: Team;
}

const dice = (...cards: readonly (readonly [card: string, dice: number])[]): Team['cards'] =>
  cards.map(([card, count]) => ({ card: `avx/${card}`, dice: count }));

/** Two teams within the limits of a tournament: eight cards, twenty dice, two basic actions. */
export const READY_TEAMS: readonly [ReadyTeam, ReadyTeam] = [
  {
    id: 'avengers',
    name: { en: 'Avengers', es: 'Los Vengadores', de: 'Avengers' },
    about: {
      en: 'Shields first, then the big ones: Hulk and Thor end it.',
      es: 'Primero escudos, luego los grandes: Hulk y Thor lo rematan.',
      de: 'Erst Schilde, dann die Großen: Hulk und Thor machen den Schluss.',
    },
    team: {
      cards: dice(
        ['black-widow-natural', 3],
        ['hawkeye-longbow', 2],
        ['captain-america-natural-leader', 3],
        ['iron-man-inventor', 3],
        ['nick-fury-mr-anger', 2],
        ['spider-man-tiger', 2],
        ['thor-odinson', 2],
        ['hulk-jade-giant', 3],
      ),
      basicActions: ['avx/smash', 'avx/gearing-up'],
    },
  },
  {
    id: 'x-men',
    name: { en: 'X-Men', es: 'La Patrulla-X', de: 'X-Men' },
    about: {
      en: 'Cheap masks fast, then Wolverine, Cyclops and Colossus break through.',
      es: 'Máscaras baratas enseguida; después abren brecha Lobezno, Cíclope y Coloso.',
      de: 'Schnell günstige Masken, dann brechen Wolverine, Cyclops und Colossus durch.',
    },
    team: {
      cards: dice(
        ['beast-genetic-expert', 4],
        ['storm-african-priestess', 3],
        ['angel-high-ground', 2],
        ['gambit-ace-in-the-hole', 2],
        ['rogue-anna-raven', 2],
        ['cyclops-slim', 2],
        ['wolverine-wildboy', 3],
        ['colossus-unstoppable', 2],
      ),
      basicActions: ['avx/power-bolt', 'avx/focus-power'],
    },
  },
];
