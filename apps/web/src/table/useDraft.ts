import type { Answer } from '@assemble/kernel';
import { plain } from '@assemble/language';
import type { Asked, Update } from '@assemble/protocol';
import { useMemo, useState } from 'react';
import type { BoardOption, GameFace, Placing } from './board.ts';
import { consequences } from './briefing.ts';
import type { Client, TableState } from './client.ts';
import type { Desk } from './desk.ts';
import { type Draft, litOf, startDraft, tap } from './draft.ts';

const NO_ENTITIES: readonly number[] = [];

/** The decision a person is asked now, and what they have put together for it. */
export function useDraft(client: Client | null, face: GameFace, update: Update, asked: Asked | null) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const decision = asked?.decision ?? null;
  // Whoever comes back to a question by an undo begins anew: it may be another one by the same number.
  if (draft !== null && draft.n !== decision?.n) setDraft(null);
  const current = decision === null ? null : draft?.n === decision.n ? draft : startDraft(decision);
  const payable = useMemo(
    () =>
      decision?.shape === 'pay' ? face.payable(decision, update.view, asked?.choices ?? []) : NO_ENTITIES,
    [decision, face, update.view, asked?.choices],
  );

  const decide = (answer: Answer): void => {
    if (decision !== null) client?.decide(decision.seat, decision.n, answer);
  };

  /** The first tap chooses; the second one on the only choice acts. */
  const onTap = (entity: number): void => {
    if (decision === null || current === null) return;
    const single = decision.shape === 'entities' && decision.max === 1;
    if (single && current.chosen[0] === entity) decide([entity]);
    else
      setDraft((last) => {
        const now = last?.n === decision.n ? last : startDraft(decision);
        return tap(decision, now, entity, payable);
      });
  };

  return { draft: current, payable, setDraft, decide, onTap };
}

/** What a place that is asked for needs: the board shows it, the strip confirms it, the rules judge it. */
export function placingOf(
  client: Client,
  asked: Asked | null,
  draft: Draft | null,
  { probed, region }: Pick<TableState, 'probed' | 'region'>,
  setDraft: (draft: Draft) => void,
  decide: (answer: Answer) => void,
): Placing | null {
  if (asked?.decision.shape !== 'place' || draft === null) return null;
  const { n, seat, what } = asked.decision;
  const onTry = (answer: Answer): void => client.probe(seat, n, answer);
  return {
    n,
    what,
    region: region?.n === n ? region.region : null,
    at: draft.at,
    probed: probed?.n === n ? probed : null,
    onTry,
    onPlace: (answer) => {
      setDraft({ ...draft, at: answer });
      if (answer !== null) onTry(answer);
    },
    onGive: () => decide(draft.at),
  };
}

const NOTHING: ReadonlySet<number> = new Set();
const NOWHERE: ReadonlyMap<number, readonly number[]> = new Map();
const NO_AMOUNTS: ReadonlyMap<number, number> = new Map();

/** What the board is told of the decision. */
export function boardState(asked: Asked | null, draft: Draft | null, payable: readonly number[]) {
  if (asked === null || draft === null)
    return { lit: NOTHING, chosen: NOTHING, assigned: NOWHERE, amounts: NO_AMOUNTS, eyed: null };
  const { decision } = asked;
  const chosen = new Set(draft.picked === null ? draft.chosen : [...draft.chosen, draft.picked]);
  const assigned = new Map<number, readonly number[]>();
  const amounts = new Map<number, number>();
  if (decision.shape === 'assign')
    decision.items.forEach((item, i) => void assigned.set(item, draft.put[i] ?? []));
  if (decision.shape === 'distribute')
    decision.among.forEach((one, i) => void amounts.set(one, draft.amounts[i] ?? 0));
  const lit = new Set(litOf(decision, draft, payable));
  return { lit, chosen, assigned, amounts, eyed: draft.eyed };
}

/** The lines of the menu for the board, dim ones with their reasons. */
export function boardOptions(asked: Asked | null, desk: Desk): readonly BoardOption[] {
  if (asked === null) return [];
  return asked.choices.map(({ id, say, verdict }) => ({
    id,
    label: plain(desk.say(say)),
    lit: verdict.yes,
    ...consequences(asked, id, desk.say),
    reasons: verdict.yes ? [] : verdict.reasons.map((reason) => plain(desk.say(reason))),
    args: say.args,
  }));
}
