import type { Asked } from '@assemble/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../client.ts';
import { HomeClient } from '../home-client.ts';
import { useSettings } from '../settings.ts';
import { aMoment, type Given, givenFor } from './given.ts';
import { type Memory, recall } from './memory.ts';

/** An answer that is about to be given for a person. */
export interface Coming {
  readonly passes: boolean;
  readonly hold: () => void;
}

/**
 * Answers a decision by itself where somebody wants that: what is remembered, what leaves no choice, and what can only be
 * passed. Tells what is to come, so that it can be held.
 */
export function useAuto(
  client: Client,
  asked: Asked | null,
  turn: string,
  memory: Memory,
  idle: readonly string[],
  vain: string | null,
): Coming | null {
  const settings = useSettings();
  // What was asked before comes again only when it was taken back: then it is the person's to answer.
  const reached = useRef(-1);
  const [planned, plan] = useState<(Given & { readonly seat: number; readonly n: number }) | null>(null);
  // Whoever answers first needs nobody to answer for them any more.
  const coming = planned?.n === asked?.decision.n ? planned : null;
  useEffect(() => {
    if (asked === null || asked.decision.n <= reached.current) return;
    const { decision } = asked;
    reached.current = decision.n;
    const known = recall(memory, decision, turn);
    const given = givenFor(asked, settings, { known, idle, watched: !(client instanceof HomeClient), vain });
    if (given?.after === 'once') client.decide(decision.seat, decision.n, given.answer);
    else if (given !== null) plan({ ...given, seat: decision.seat, n: decision.n });
  }, [client, asked, turn, memory, settings, idle, vain]);
  useEffect(() => {
    if (coming === null) return;
    const timer = setTimeout(() => {
      plan(null);
      client.decide(coming.seat, coming.n, coming.answer);
    }, aMoment());
    return () => clearTimeout(timer);
  }, [client, coming]);
  return coming === null ? null : { passes: coming.passes, hold: () => plan(null) };
}
