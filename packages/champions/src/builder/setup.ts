import { type Json, Judge, type Seat, type Verdict } from '@assemble/kernel';
import type { Content } from '../content.ts';
import { SETS, type SetId, setKind, setsOf } from '../names.ts';
import type { Rule } from '../rules/run.ts';
import { type Deck, judgeDeck } from './deck.ts';

/** How a match begins. */
export interface Setup {
  readonly players: readonly Deck[];
  readonly villain: SetId;
  readonly mode: 'standard' | 'expert';
  /** Modular sets by name, or how many to draw at random (MC-ENCDECK-4, -5, -6). */
  readonly modular: readonly SetId[] | number;
  /** Who goes first; where it is left open the players agree at the table (MC-SETUP-4). */
  readonly first?: Seat;
  /**
   * `always`: players are asked wherever they might have an answer, for what everybody knows, so that being asked tells
   * nothing of their hand (MC-TALK-2). Left out: only where they have one.
   */
  readonly pacing?: 'always';
}

/** The modular set each scenario recommends (MC-ENCDECK-1). */
export const RECOMMENDED: { readonly [villain: string]: SetId } = {
  rhino: 'bomb-scare',
  klaw: 'masters-of-evil',
  ultron: 'under-attack',
};

export const readSetup = (setup: Json): Setup => setup as unknown as Setup;

const isSet = (id: unknown): id is SetId => typeof id === 'string' && Object.hasOwn(SETS, id);

/** Everything that is wrong with a set-up. */
export function setupVerdict(content: Content, json: Json): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const isRecord = typeof json === 'object' && json !== null && !Array.isArray(json);
  if (!isRecord) return judge.refuse('MC-SETUP-1', 'no.set-up').verdict();
  const { players, villain, mode, modular, first, pacing } = json as {
    readonly [key: string]: Json | undefined;
  };
  const seats = Array.isArray(players) ? players : [];
  judge.must(seats.length >= 1 && seats.length <= 4, 'MC-SETUP-2', 'no.seats', { seats: seats.length });
  seats.forEach((deck, seat) => {
    judgeDeck(content, judge, deck, seat);
  });
  const identities = seats.map((deck) => (deck as { identity?: Json } | null)?.identity ?? null);
  judge.must(new Set(identities).size === identities.length, 'MC-UNIQUE-1', 'no.same-identity');
  judge.must(isSet(villain) && setKind(villain) === 'villain', 'MC-SETUP-9', 'no.villain', {
    villain: villain ?? null,
    known: setsOf('villain'),
  });
  judge.must(mode === 'standard' || mode === 'expert', 'MC-ENCDECK-2', 'no.mode', { mode: mode ?? null });
  const sets = setsOf('modular');
  if (typeof modular === 'number') {
    judge.must(
      Number.isInteger(modular) && modular >= 1 && modular <= sets.length,
      'MC-ENCDECK-6',
      'no.modular',
      {
        modular,
        known: sets,
      },
    );
  } else {
    const named = Array.isArray(modular) ? modular : [];
    judge.must(named.length > 0 && new Set(named).size === named.length, 'MC-ENCDECK-4', 'no.modular', {
      modular: modular ?? null,
      known: sets,
    });
    for (const one of named) {
      judge.must(isSet(one) && setKind(one) === 'modular', 'MC-ENCDECK-4', 'no.modular', {
        modular: one,
        known: sets,
      });
    }
  }
  const open =
    first === undefined ||
    (typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < seats.length);
  judge.must(open, 'MC-SETUP-4', 'no.first', { first: first ?? null });
  judge.must(pacing === undefined || pacing === 'always', 'MC-TALK-2', 'no.pacing', {
    pacing: pacing ?? null,
  });
  return judge.verdict();
}
