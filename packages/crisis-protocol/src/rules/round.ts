import type { Seat } from '@assemble/kernel';
import { goto, NEXT, propose } from '@assemble/kernel';
import { printed } from '../content.ts';
import { checkSurvivors, flipToken, gainPower, losePower, recover, setActivated, win } from './atoms.ts';
import { cardOf, isGrunt, isReady, isThere, isUp } from './characters.ts';
import { felled } from './damage.ts';
import { inForce } from './in-force.ts';
import { moment, momentOf } from './listeners.ts';
import { scoreOf, winnerByPoints } from './objectives.ts';
import { type C, call, callAgain, editionOf, steps, tokenRule } from './run.ts';
import { beginPhase, beginRound, endRound, passPriority, score } from './turn-atoms.ts';

/** A match: set-up, then rounds until somebody has won. */
export const match = steps('match', [
  { name: 'set-up', rules: ['CP-FIELD-10'], run: () => call('set-up', { waiting: [] }) },
  {
    name: 'a round: Power Phase',
    rules: ['CP-ROUND-1', 'CP-ROUND-2', 'CP-DEPLOY-5', 'CP-CLEANUP-11'],
    run: (c) => {
      beginRound(c);
      return call('power-phase', {});
    },
  },
  {
    name: 'Activation Phase',
    rules: ['CP-ROUND-2'],
    run: (c) => call('activation-phase', { seat: c.table.priority }),
  },
  {
    name: 'Cleanup Phase',
    rules: ['CP-ROUND-2', 'CP-CLEANUP-1', 'CP-CLEANUP-2'],
    run: () => call('cleanup-phase', { fallen: [] }),
  },
  { name: 'the next round', rules: ['CP-ROUND-1'], run: () => goto('a round: Power Phase') },
]);

/** The Power Phase. */
export const powerPhase = steps('power-phase', [
  {
    name: '1 every character gains 1 Power',
    rules: ['CP-POWERPHASE-1', 'CP-POWER-2', 'CP-GRUNT-16'],
    run: (c) => {
      beginPhase(c, 'power');
      for (const character of c.table.characters)
        if (isThere(character)) gainPower(c, character, 1, ['CP-POWERPHASE-1']);
      return NEXT;
    },
  },
  {
    name: '2 Power for Infinity Gems',
    rules: ['CP-GEM-7', 'CP-RULING-13'],
    run: (c) => {
      for (const character of c.table.characters)
        if (isUp(character)) {
          const more = inForce(c, 'gem-power', character).reduce((sum, { effect }) => sum + effect.amount, 0);
          gainPower(c, character, character.gems.length + more, ['CP-GEM-7']);
        }
      return NEXT;
    },
  },
  {
    name: '2 effects of the players',
    rules: ['CP-POWERPHASE-2', 'CP-RULING-14'],
    run: (c) => propose(c, [momentOf('players', 'power-phase')]),
  },
  {
    name: '3 Poison takes 1 Power',
    rules: ['CP-POWERPHASE-3', 'CP-COND-9', 'CP-RULING-13'],
    run: (c) => {
      for (const character of c.table.characters)
        if (isUp(character) && character.conditions.includes('poison'))
          losePower(c, character, 1, ['CP-COND-9']);
      return NEXT;
    },
  },
  {
    name: '3 effects of the cards of nobody, last',
    rules: ['CP-POWERPHASE-3', 'CP-TIMING-5', 'CP-RULING-14'],
    run: (c) => propose(c, [momentOf('nobody', 'power-phase')]),
  },
]);

/** The Cleanup Phase. */
export const cleanupPhase = steps('cleanup-phase', [
  {
    name: '1 both players score at the same time',
    rules: [
      'CP-CLEANUP-3',
      'CP-SCORE-1',
      'CP-SCORE-2',
      'CP-WIN-1',
      'CP-WIN-2',
      'CP-WIN-3',
      'CP-WIN-5',
      'CP-WIN-6',
    ],
    run: (c) => {
      beginPhase(c, 'cleanup');
      const scores = [scoreOf(c, 0), scoreOf(c, 1)] as const;
      scores.forEach((points, seat) => {
        score(c, seat, points, ['CP-CLEANUP-3', 'CP-SCORE-1']);
      });
      endByPoints(c, [scores[0].value, scores[1].value]);
      return NEXT;
    },
  },
  {
    name: '2 and 3 effects of the players, then of the cards of nobody',
    rules: ['CP-CLEANUP-4', 'CP-CLEANUP-5', 'CP-CLEANUP-6', 'CP-TIMING-5', 'CP-RULING-14'],
    run: (c) => propose(c, [moment('cleanup')]),
  },
  {
    name: '4 Dazed characters come back Injured',
    rules: ['CP-CLEANUP-7', 'CP-CLEANUP-8'],
    run: (c, d) => {
      for (const character of c.table.characters) {
        if (!isThere(character) || !character.dazed) continue;
        if (printed(cardOf(c, character), 'no-injured-side').length > 0) {
          d.fallen.push(character.id);
          return callAgain('fall', { who: character.id, ko: true });
        }
        recover(c, character);
      }
      return NEXT;
    },
  },
  {
    name: '4 effects of being KO’d instead',
    rules: ['CP-TIMING-2', 'CP-RULING-14'],
    run: (c, d) =>
      propose(
        c,
        felled(c, d.fallen, () => null),
      ),
  },
  {
    name: '4 is anybody left?',
    rules: ['CP-WIN-7', 'CP-RULING-19'],
    run: (c) => {
      checkSurvivors(c);
      return NEXT;
    },
  },
  {
    name: '5 the Priority token changes hands',
    rules: ['CP-CLEANUP-9'],
    run: (c) => {
      if (c.table.lastActivation === c.table.priority) passPriority(c);
      return NEXT;
    },
  },
  {
    name: '6 Activated tokens are removed',
    rules: ['CP-CLEANUP-10'],
    run: (c) => {
      for (const character of c.table.characters) setActivated(character, false);
      return NEXT;
    },
  },
  {
    name: 'exhausted Source tokens are flipped, what lasted this round ends',
    rules: ['CP-XOBJ-3', 'CP-CLEANUP-11'],
    run: (c) => {
      for (const token of c.table.tokens)
        if (token.kind === 'source' && token.exhausted)
          flipToken(c, token, false, [tokenRule(c, 'CP-XOBJ-3')]);
      endRound(c);
      return NEXT;
    },
  },
  {
    name: 'after round 6 more points win',
    rules: ['CP-WIN-4', 'CP-ROUND-1'],
    run: (c) => {
      if (c.table.round === 6) endByPoints(c, [0, 0], true);
      return NEXT;
    },
  },
]);

/** Ends the match if points decide it. CP-WIN-5, CP-WIN-6: after a tie at the end of round 6 any lead decides at once. */
function endByPoints(c: C, scored: readonly [number, number], over = false): void {
  const [a, b] = c.table.players;
  const { round } = c.table;
  const ended = over || round > 6 ? round : 0;
  const winner = winnerByPoints([a.points, b.points], scored, ended, editionOf(c).tieNeedsScoring);
  if (winner !== null && c.match.outcome === null) win(c, [winner.seat], winner.rule, 'points');
}

/** Where a round that ends as everything lies now would leave the match. */
export interface Closing {
  readonly points: readonly [number, number];
  readonly winner: Seat | null;
}

/** Null while the round goes on after this activation: somebody else can still be activated (CP-ACTPHASE-2). */
export function closingOf(c: C): Closing | null {
  const { turn, characters, players, round } = c.table;
  if (
    turn === null ||
    characters.some((one) => one.id !== turn.character && isReady(one) && !isGrunt(c, one))
  )
    return null;
  const scored = [scoreOf(c, 0).value, scoreOf(c, 1).value] as const;
  const points = [players[0].points + scored[0], players[1].points + scored[1]] as const;
  const winner = winnerByPoints(points, scored, round >= 6 ? round : 0, editionOf(c).tieNeedsScoring);
  return { points, winner: winner?.seat ?? null };
}

/** CP-WIN-1: points in the middle of a round count at once. */
export function gainPoints(c: C, seat: Seat, points: number, source: string): void {
  const part = {
    amount: points,
    source: { key: 'part.ability', args: { ability: source } },
    rule: 'CP-WIN-1',
  };
  score(c, seat, { value: points, parts: [part] }, ['CP-WIN-1']);
  endByPoints(c, seat === 0 ? [points, 0] : [0, points]);
}
