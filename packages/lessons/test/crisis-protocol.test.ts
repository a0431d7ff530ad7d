import {
  CARDS,
  Content,
  crisisProtocol,
  DEFAULT_EDITION,
  EDITIONS,
  FIRST_MATCH,
  HAND_MADE_MAPS,
  READY_MADE,
  rosterFor,
  scenarioWords,
} from '@assemble/crisis-protocol';
import type { Game, Json } from '@assemble/kernel';
import { course } from '../src/crisis-protocol/index.ts';
import type { CoachedGame } from '../src/index.ts';
import { coachedTests } from './coached-tests.ts';
import { lessonTests } from './lesson-tests.ts';

const roster = (id: string) => {
  const ready = READY_MADE.find((one) => one.id === id);
  if (ready === undefined) throw new Error(`no roster ${id}`);
  return rosterFor(ready, EDITIONS[DEFAULT_EDITION]);
};

lessonTests(scenarioWords(CARDS), course);
coachedTests(
  crisisProtocol(new Content(CARDS)) as unknown as Game,
  {
    edition: DEFAULT_EDITION,
    terrain: HAND_MADE_MAPS[0]?.features ?? [],
    rosters: [roster('avengers'), roster('cabal')],
    oneShots: [],
    agreed: FIRST_MATCH,
  } as unknown as Json,
  course.firstMatch as CoachedGame,
);
