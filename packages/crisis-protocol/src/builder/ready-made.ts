import { name } from '../abilities/print.ts';
import type { Name } from '../content.ts';
import type { Edition } from '../editions/index.ts';
import type { Affiliation } from '../names.ts';
import type { CrisisType } from '../table.ts';
import type { Roster, RosterCharacter } from './roster.ts';

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
      ids('mightiest', 'winter-soldier-operative'),
      ids('core', 'baron-zemo', 'crossbones', 'doctor-octopus', 'red-skull'),
    ),
    tactics: ids(
      'tactics',
      'avengers-assemble',
      'second-wind',
      'battle-plan',
      'tactical-analysis',
      'vertical-assistance',
      'medpack',
      'climbing-gear',
      'fall-back',
      'reversal',
      'warpath',
    ),
    crises: {
      secure: ids(
        'crises',
        'riots-spark-over-extremis',
        'infinity-formula-goes-missing',
        'cosmic-invasion',
        'deadly-meteors-mutate-civilians',
        'portals-overrun-city',
      ),
      extraction: ids(
        'crises',
        'struggle-for-the-cube-continues',
        'alien-ship-crashes-in-downtown',
        'spider-infected-invade-manhattan',
        'mutant-extremists-target-us-senators',
        'skrulls-infiltrate-world-leadership',
      ),
    },
  },
  {
    id: 'cabal',
    name: name('The Cabal', 'La Camarilla', 'Die Kabale'),
    affiliation: 'cabal',
    characters: people(
      ids('core', 'red-skull', 'baron-zemo', 'crossbones', 'ultron', 'doctor-octopus'),
      ids('mightiest', 'winter-soldier-operative'),
      ids('core', 'black-widow', 'spider-man', 'captain-marvel', 'iron-man'),
    ),
    tactics: ids(
      'tactics',
      'tactical-analysis',
      'medpack',
      'climbing-gear',
      'fall-back',
      'reversal',
      'warpath',
      'red-room-training',
      'vertical-assistance',
      'battle-plan',
      'second-wind',
    ),
    crises: {
      secure: ids(
        'crises',
        'portals-overrun-city',
        'deadly-meteors-mutate-civilians',
        'riots-spark-over-extremis',
        'cosmic-invasion',
        'infinity-formula-goes-missing',
      ),
      extraction: ids(
        'crises',
        'mutant-extremists-target-us-senators',
        'struggle-for-the-cube-continues',
        'alien-ship-crashes-in-downtown',
        'skrulls-infiltrate-world-leadership',
        'spider-infected-invade-manhattan',
      ),
    },
  },
  {
    id: 'shield',
    name: name('Agents of S.H.I.E.L.D.', 'Agentes de S.H.I.E.L.D.', 'Agenten von S.H.I.E.L.D.'),
    affiliation: 'shield',
    characters: people(
      ids(
        'mightiest',
        'invincible-iron-man',
        'captain-america-first-avenger',
        'the-black-widow',
        'spectacular-spider-man',
        'winter-soldier-operative',
        'captain-marvel-cosmic-avenger',
      ),
      ids('core', 'baron-zemo', 'crossbones', 'doctor-octopus', 'ultron'),
    ),
    tactics: ids(
      'tactics',
      'battle-plan',
      'tactical-analysis',
      'vertical-assistance',
      'red-room-training',
      'medpack',
      'climbing-gear',
      'fall-back',
      'reversal',
      'warpath',
      'second-wind',
    ),
    crises: {
      secure: ids(
        'crises',
        'infinity-formula-goes-missing',
        'cosmic-invasion',
        'portals-overrun-city',
        'riots-spark-over-extremis',
        'deadly-meteors-mutate-civilians',
      ),
      extraction: ids(
        'crises',
        'skrulls-infiltrate-world-leadership',
        'spider-infected-invade-manhattan',
        'struggle-for-the-cube-continues',
        'alien-ship-crashes-in-downtown',
        'mutant-extremists-target-us-senators',
      ),
    },
  },
];
