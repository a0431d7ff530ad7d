import type { Asked } from '@assemble/protocol';
import { useEffect, useRef } from 'react';
import type { Client } from '../client.ts';
import { useSettings } from '../settings.ts';
import { type Memory, recall } from './memory.ts';
import { singleAnswer } from './single.ts';

/** Answers a decision by itself where somebody wants that: what is remembered, and what leaves no choice. */
export function useAuto(client: Client, asked: Asked | null, turn: string, memory: Memory): void {
  const { autoAnswer } = useSettings();
  // What was asked before comes again only when it was taken back: then it is the person's to answer.
  const reached = useRef(-1);
  useEffect(() => {
    if (asked === null || asked.decision.n <= reached.current) return;
    const { decision } = asked;
    reached.current = decision.n;
    const known = recall(memory, decision, turn);
    const answer = known?.answer ?? (autoAnswer ? singleAnswer(asked) : null);
    if (answer !== null) client.decide(decision.seat, decision.n, answer);
  }, [client, asked, turn, memory, autoAnswer]);
}
