import {
  ask,
  type Choice,
  DONE,
  type Explaining,
  goto,
  Judge,
  message,
  NEXT,
  type Option,
  propose,
  type Row,
  type Tester,
  type Verdict,
  YES,
} from '@assemble/kernel';
import type { Character, Table } from '../table.ts';
import { turnOf } from './actions.ts';
import { setActivated } from './atoms.ts';
import { characterOf, charactersOf, isGrunt, isReady, isThere } from './characters.ts';
import { tell } from './events.ts';
import { isParent } from './grunts.ts';
import { moment } from './listeners.ts';
import { isOffered, NO } from './menus.ts';
import { type C, call, callAgain, editionOf, other, type Rule, steps } from './run.ts';
import { afterSpending } from './spending.ts';
import { playTactic, tacticChoices } from './tactics.ts';
import { beginPhase, beginTurn, endTurn, noteActivation } from './turn-atoms.ts';

export interface PhaseData {
  /** Whose turn is next. */
  seat: number;
}

/** The Activation Phase: turns, until every character has an Activated or a Dazed token. */
export const activationPhase = steps('activation-phase', [
  {
    name: 'effects of its start',
    rules: ['CP-ACTPHASE-1', 'CP-RULING-14'],
    run: (c) => {
      beginPhase(c, 'activation');
      return propose(c, [moment('activation-phase-starts')]);
    },
  },
  {
    name: 'a turn of the next player',
    rules: ['CP-ACTPHASE-2', 'CP-ACTPHASE-5', 'CP-ACTPHASE-6', 'CP-GRUNT-15'],
    run: (c, d) => {
      if (!c.table.characters.some(isReady)) return goto('effects of its end');
      const { seat } = d;
      spendGrunts(c, seat);
      d.seat = other(seat);
      return callAgain('turn', { seat });
    },
  },
  {
    name: 'effects of its end',
    rules: ['CP-ACTPHASE-7', 'CP-RULING-14'],
    run: (c) => propose(c, [moment('activation-phase-ends')]),
  },
]);

/** CP-GRUNT-15: with all others Activated, a player's Grunts are too. */
function spendGrunts(c: C, seat: number): void {
  const own = charactersOf(c, seat).filter(isThere);
  if (own.some((one) => !isGrunt(c, one) && isReady(one))) return;
  for (const grunt of own) if (isGrunt(c, grunt)) setActivated(grunt, true);
}

export interface TurnData {
  readonly seat: number;
  /** Who is activated, once that is chosen. */
  with?: number;
}
const activated = (d: TurnData): number => d.with ?? -1;

/** One turn: the player activates a character or passes (CP-ACTPHASE-3), and plays cards until it is declared over. */
export const turn = steps('turn', [
  {
    name: 'the turn begins',
    rules: ['CP-ACTPHASE-3', 'CP-PASS-1', 'CP-PASS-2'],
    run: (c, d) => {
      beginTurn(c, d.seat, [readyOf(c, 0), readyOf(c, 1)]);
      return propose(c, [moment('turn-starts')]);
    },
  },
  {
    name: 'activate a character, or pass; play tactic cards at any time',
    rules: [
      'CP-ACTPHASE-3',
      'CP-ACTPHASE-4',
      'CP-PASS-1',
      'CP-PASS-2',
      'CP-PASS-3',
      'CP-PASS-4',
      'CP-TACTIC-3',
      'CP-TACTIC-14',
    ],
    run: (c, d) => {
      const heard = afterSpending(c);
      if (heard !== null) return heard;
      const legal = turnChoices(c, d.seat, 'bare').filter((choice) => choice.verdict.yes);
      // Nothing to decide: somebody without ready characters and cards can only pass.
      if (legal.length === 1 && legal[0]?.id === 'pass') return pass(c, d.seat);
      return ask({
        seat: d.seat,
        ask: { key: 'ask.turn', args: {} },
        rules: ['CP-ACTPHASE-3'],
        test: 'turn',
        shape: 'options',
        options: legal.map(({ id, say }): Option => ({ id, say })),
      });
    },
    take: (c, d, answer) => {
      const [what, id = ''] = (answer as string).split(':');
      if (what === 'pass') return pass(c, d.seat);
      if (what === 'tactic') return playTactic(Number(id), d.seat);
      d.with = Number(id);
      return NEXT;
    },
  },
  {
    name: 'its Grunt activates first',
    rules: ['CP-GRUNT-7', 'CP-GRUNT-8', 'CP-GRUNT-9', 'CP-GRUNT-10'],
    run: (c, d) => {
      const grunt = charactersOf(c, d.seat).find(
        (one) => isGrunt(c, one) && isReady(one) && isParent(c, one, activated(d)),
      );
      if (grunt === undefined) return goto('the character activates');
      noteActivation(c, d.seat);
      return call('activation', { who: grunt.id });
    },
  },
  cards('tactic cards between the two activations', 'option.go-on'),
  {
    name: 'the character activates',
    rules: ['CP-ACTPHASE-3', 'CP-GRUNT-8', 'CP-DAZED-11'],
    run: (c, d) => {
      if (!isReady(characterOf(c, activated(d)))) return NEXT;
      noteActivation(c, d.seat);
      return call('activation', { who: activated(d) });
    },
  },
  cards('tactic cards after the activation, until the turn is declared over', 'option.end-turn'),
  {
    name: 'the turn ends',
    rules: ['CP-ACTPHASE-5'],
    run: (c) => {
      endTurn(c);
      return DONE;
    },
  },
]);

/** CP-TACTIC-3: nobody is being activated, and cards can be played all the same. Nobody is asked who can play none. */
function cards(name: string, end: 'option.go-on' | 'option.end-turn'): Row<C, TurnData, Rule> {
  return {
    name,
    rules: ['CP-ACTPHASE-5', 'CP-TACTIC-3', 'CP-TACTIC-14'],
    run: (c, d) => {
      const heard = afterSpending(c);
      if (heard !== null) return heard;
      const legal = tacticChoices(c, d.seat, 'bare').filter((choice) => choice.verdict.yes);
      if (legal.length === 0) return NEXT;
      return ask({
        seat: d.seat,
        ask: { key: 'ask.cards', args: {} },
        rules: ['CP-ACTPHASE-5', 'CP-TACTIC-3'],
        test: 'cards',
        shape: 'options',
        options: [...legal.map(({ id, say }): Option => ({ id, say })), { id: 'end', say: message(end) }],
      });
    },
    take: (_c, d, answer) =>
      answer === 'end' ? NEXT : playTactic(Number((answer as string).split(':')[1]), d.seat),
  };
}

function pass(c: C, seat: number) {
  tell(c, 'passed', ['CP-PASS-3'], () => ({ seat }));
  return goto('the turn ends');
}

/** Everything a player might do at the start of a turn. */
function turnChoices(c: C, seat: number, explaining: Explaining): Choice[] {
  const activations = charactersOf(c, seat)
    .filter((one) => isThere(one) && !isGrunt(c, one))
    .map((one) => ({
      id: `activate:${one.id}`,
      say: { key: 'option.activate', args: { who: one.id } },
      verdict: activationVerdict(one),
    }));
  return [
    ...activations,
    ...tacticChoices(c, seat, explaining),
    { id: 'pass', say: { key: 'option.pass', args: {} }, verdict: passVerdict(c, seat) },
  ];
}

/** CP-ACTPHASE-4, CP-DAZED-11, CP-ACTIVATE-13 */
function activationVerdict(character: Character): Verdict<Rule> {
  return new Judge<Rule>()
    .must(!character.activated, 'CP-ACTIVATE-13', 'refused.activated', { who: character.id })
    .must(!character.dazed, 'CP-DAZED-11', 'refused.dazed', { who: character.id })
    .verdict();
}

/** CP-PASS-1, CP-PASS-2: how many of its characters are ready, as passing counts them. */
function readyOf(c: C, seat: number): number {
  const { gruntsCountForPassing } = editionOf(c);
  return charactersOf(c, seat).filter((one) => isReady(one) && (gruntsCountForPassing || !isGrunt(c, one)))
    .length;
}

/** CP-PASS-1, CP-PASS-2: only who began the turn with fewer ready characters than the opponent. */
function passVerdict(c: C, seat: number): Verdict<Rule> {
  const ready = turnOf(c).ready;
  const [own, theirs] = [ready[seat] ?? 0, ready[other(seat)] ?? 0];
  // Who has nobody left to activate can do nothing but end the turn.
  const may = own < theirs || !charactersOf(c, seat).some((one) => isReady(one) && !isGrunt(c, one));
  return new Judge<Rule>()
    .must(may, editionOf(c).gruntsCountForPassing ? 'CP-PASS-1' : 'CP-PASS-2', 'refused.pass', {
      own,
      theirs,
    })
    .verdict();
}

export const turnTester: Tester<Table> = {
  verdict: (c, decision, answer) =>
    isOffered(decision, answer)
      ? YES
      : (turnChoices(c, decision.seat, 'reasons').find((one) => one.id === answer)?.verdict ?? NO),
  choices: (c, decision) => turnChoices(c, decision.seat, 'reasons'),
};

/** What could be played while nobody is being activated; to stop is always offered. */
export const cardsTester: Tester<Table> = {
  verdict: (c, decision, answer) =>
    isOffered(decision, answer)
      ? YES
      : (tacticChoices(c, decision.seat, 'reasons').find((one) => one.id === answer)?.verdict ?? NO),
  choices: (c, decision) => [
    ...tacticChoices(c, decision.seat, 'reasons'),
    ...(decision.shape === 'options' ? decision.options : [])
      .filter(({ id }) => id === 'end')
      .map((end) => ({ ...end, verdict: YES })),
  ],
};
