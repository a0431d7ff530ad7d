import type { Answer } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import type { GameFace } from './board.ts';
import type { Client, TableState } from './client.ts';
import type { Desk } from './desk.ts';
import { actsAtOnce } from './draft.ts';

interface Question {
  readonly client: Client;
  readonly face: GameFace;
  readonly desk: Desk;
  readonly shown: Asked | null;
  readonly past: TableState['past'];
  /** Asks once more where an answer is risky. */
  readonly careful: (answer: Answer, goOn: () => void) => void;
  readonly give: (answer: Answer) => void;
  readonly choose: (entity: number) => void;
}

interface Answering {
  readonly decide: (answer: Answer) => void;
  readonly onTap: (entity: number) => void;
}

/** Gives answers, and reads a tap on the board as one where nothing is left to choose. */
export function useAnswering(question: Question): Answering {
  const { client, face, desk, shown, past, careful, give, choose } = question;
  const decide = (answer: Answer): void =>
    careful(answer, () => {
      if (past !== null) client.look(null);
      give(answer);
    });
  const oddsOf = (chosen: readonly number[]): boolean => {
    if (shown === null) return false;
    return (face.odds?.(shown.decision, chosen, desk.view, desk.locale, desk.seatNames) ?? null) !== null;
  };
  const onTap = (entity: number): void => {
    const { decision } = shown ?? {};
    if (decision?.shape === 'entities' && decision.from.includes(entity) && actsAtOnce(decision, oddsOf))
      decide([entity]);
    else choose(entity);
  };
  return { decide, onTap };
}
