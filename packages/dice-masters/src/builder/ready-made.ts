import type { Localized } from '@assemble/language';
import type { TeamFormat } from '../rules/formats.ts';
import type { Team } from '../rules/teams.ts';

/** A team that is ready to play, with its name and what it wants. */
export interface ReadyTeam {
  readonly id: string;
  readonly name: Localized<string>;
  readonly about: Localized<string>;
  readonly team: Team;
}

const dice = (...cards: readonly (readonly [card: string, dice: number])[]): Team['cards'] =>
  cards.map(([card, count]) => ({ card: `avx/${card}`, dice: count }));

/** Two ready-made teams for each format in which players bring one. */
export const READY_TEAMS: Readonly<Record<TeamFormat['id'], readonly [ReadyTeam, ReadyTeam]>> = {
  basic: [
    {
      id: 'fantastic-four',
      name: { en: 'Fantastic Four', es: 'Los Cuatro Fantásticos', de: 'Fantastische Vier' },
      about: {
        en: 'Block well early; Thing and Silver Surfer hit hardest when you are behind.',
        es: 'Bloquea bien al principio; la Cosa y Estela Plateada golpean más cuando vas por detrás.',
        de: 'Früh gut blocken; das Ding und der Silver Surfer schlagen am härtesten zu, wenn du hinten liegst.',
      },
      team: {
        cards: dice(
          ['nick-fury-mr-anger', 1],
          ['human-torch-matchstick', 3],
          ['mr-fantastic-brilliant-scientist', 3],
          ['spider-man-tiger', 3],
          ['thing-grim-ben', 3],
          ['silver-surfer-silverado', 2],
        ),
        basicActions: ['avx/take-cover', 'avx/inner-rage'],
      },
    },
    {
      id: 'villains',
      name: { en: 'Villains', es: 'Los villanos', de: 'Schurken' },
      about: {
        en: 'Doctor Doom weakens everybody else; Venom and Doctor Octopus slip past the blockers.',
        es: 'El Doctor Muerte debilita a los demás; Veneno y el Doctor Octopus esquivan a quien bloquea.',
        de: 'Doctor Doom schwächt alle anderen; Venom und Doctor Octopus kommen an den Blockern vorbei.',
      },
      team: {
        cards: dice(
          ['green-goblin-goblin-lord', 3],
          ['mystique-unknown', 2],
          ['doctor-doom-reed-richards-rival', 3],
          ['magneto-former-comrade', 2],
          ['doctor-octopus-megalomaniac', 2],
          ['venom-eddie-brock', 3],
        ),
        basicActions: ['avx/distraction', 'avx/smash'],
      },
    },
  ],
  tournament: [
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
  ],
};
