import { name } from '../abilities/print.ts';
import type { Name } from '../content.ts';
import type { Edition } from '../editions/index.ts';
import type { Affiliation } from '../names.ts';
import type { Agreed, Roster, RosterCharacter } from '../setup.ts';
import type { CrisisType } from '../table.ts';

/** A roster to start with: legal in every edition, since no two of its characters share a name or an alter ego. */
export interface ReadyMade {
  readonly id: string;
  readonly name: Name;
  readonly affiliation: Affiliation;
  readonly characters: readonly RosterCharacter[];
  readonly tactics: readonly string[];
  /** Five of each type; editions that want fewer take the first ones. */
  readonly crises: { readonly [type in CrisisType]: readonly string[] };
}

const ids = (set: string, ...names: string[]): string[] => names.map((one) => `${set}/${one}`);
const people = (...from: readonly string[][]): RosterCharacter[] => from.flat().map((id) => ({ id }));

/** CP-ROSTER-3, CP-ROSTER-4: as many crises of each type as the edition wants. */
export function rosterFor(ready: ReadyMade, edition: Edition): Roster {
  const { characters, tactics, crises } = ready;
  const most = edition.crisesOfEachType;
  return {
    characters,
    tactics,
    crises: [...crises.secure.slice(0, most), ...crises.extraction.slice(0, most)],
  };
}

export const READY_MADE: readonly ReadyMade[] = [
  {
    id: 'avengers',
    name: name('Avengers Assemble', 'Vengadores, reuníos', 'Avengers, sammeln'),
    affiliation: 'avengers',
    characters: people(
      ids('core', 'captain-america', 'iron-man', 'captain-marvel', 'black-widow', 'spider-man'),
      ids('expansions', 'hulk', 'thor-prince-of-asgard', 'wasp', 'ms-marvel'),
      ids('mightiest', 'winter-soldier-operative'),
    ),
    tactics: ids(
      'tactics',
      'avengers-assemble',
      'second-wind',
      'battle-plan',
      'ricochet-blast',
      'overcharge',
      'tactical-analysis',
      'brace-for-impact',
      'one-two-punch',
      'medpack',
      'patch-up',
    ),
    crises: {
      secure: ids(
        'crises',
        'riots-spark-over-extremis',
        'infinity-formula-goes-missing',
        'cosmic-invasion',
        'assault-ships',
        'intrusions-open-across-city',
      ),
      extraction: ids(
        'crises',
        'struggle-for-the-cube-continues',
        'alien-ship-crashes-in-downtown',
        'panic-grips-city',
        'surprise-assault',
        'spider-infected-invade-manhattan',
      ),
    },
  },
  {
    id: 'cabal',
    name: name('The Cabal', 'La Camarilla', 'Die Kabale'),
    affiliation: 'cabal',
    characters: [
      ...people(
        ids('core', 'red-skull', 'baron-zemo', 'crossbones', 'ultron', 'doctor-octopus', 'black-widow'),
        ids('mightiest', 'winter-soldier-operative'),
        ids('expansions', 'sabretooth', 'hulk'),
      ),
      { id: 'expansions/thanos-the-mad-titan', gems: ['gems/power'] },
    ],
    tactics: ids(
      'tactics',
      'dark-reign',
      'cosmic-invigoration',
      'dig-in',
      'cosmic-obliteration',
      'i-am-a-baron-after-all',
      'glory-of-ultron',
      'marked-for-death',
      'warpath',
      'fall-back',
      'field-dressing',
    ),
    crises: {
      secure: ids(
        'crises',
        'portals-overrun-city',
        'deadly-meteors-mutate-civilians',
        'mutant-madman',
        'super-powered-scoundrels',
        'terrigen-clouds',
      ),
      extraction: ids(
        'crises',
        'mutant-extremists-target-us-senators',
        'struggle-for-the-cube-continues',
        'fear-grips-world',
        'skrulls-infiltrate-world-leadership',
        'sentinel-schematics-sabotaged',
      ),
    },
  },
  {
    id: 'shield',
    name: name('Agents of S.H.I.E.L.D.', 'Agentes de S.H.I.E.L.D.', 'Agenten von S.H.I.E.L.D.'),
    affiliation: 'shield',
    characters: people(
      ids('expansions', 'nick-fury'),
      ids(
        'mightiest',
        'invincible-iron-man',
        'captain-america-first-avenger',
        'the-black-widow',
        'spectacular-spider-man',
        'winter-soldier-operative',
        'captain-marvel-cosmic-avenger',
      ),
      ids('expansions', 'hulk', 'thor-prince-of-asgard', 'wasp'),
    ),
    tactics: ids(
      'tactics',
      'advanced-r-d',
      'stark-armory',
      'repulsor-refraction',
      'battle-plan',
      'vertical-assistance',
      'red-room-training',
      'tactical-analysis',
      'recalibration-matrix',
      'helicarrier-strike',
      'the-shieldmobile',
    ),
    crises: {
      secure: ids(
        'crises',
        'infinity-formula-goes-missing',
        'assault-ships',
        'portals-overrun-city',
        'riots-spark-over-extremis',
        'deadly-meteors-mutate-civilians',
      ),
      extraction: ids(
        'crises',
        'skrulls-infiltrate-world-leadership',
        'panic-grips-city',
        'alien-ship-crashes-in-downtown',
        'evidence-of-experimental-soldiers',
        'surprise-assault',
      ),
    },
  },
];

/**
 * A first match of about twenty minutes, Avengers against Cabal: three characters and two cards each, places to stand at
 * and things to pick up. Legal in every edition.
 */
export const FIRST_MATCH: Agreed = {
  secure: 'crises/riots-spark-over-extremis',
  extraction: 'crises/struggle-for-the-cube-continues',
  squads: [
    {
      characters: ids('core', 'captain-america', 'iron-man', 'captain-marvel'),
      affiliation: 'avengers',
      tactics: ids('tactics', 'medpack', 'brace-for-impact'),
    },
    {
      characters: ids('core', 'red-skull', 'crossbones', 'ultron'),
      affiliation: 'cabal',
      tactics: ids('tactics', 'field-dressing', 'fall-back'),
    },
  ],
};
