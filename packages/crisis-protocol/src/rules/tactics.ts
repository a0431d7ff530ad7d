import {
  ask,
  type Choice,
  call,
  canRun,
  type Data,
  type Instruction,
  Judge,
  NEXT,
  propose,
  runAbility,
  type Seat,
  type Verdict,
} from '@assemble/kernel';
import type { TacticCard } from '../content.ts';
import { spendPower } from './atoms.ts';
import { characterOf, isUp } from './characters.ts';
import { tell } from './events.ts';
import type { Viewpoint } from './filter.ts';
import { indexOf } from './index-of-cards.ts';
import { moment, tacticPlayers } from './listeners.ts';
import { type C, editionOf, type Rule, steps } from './run.ts';

const viewOf = (seat: Seat): Viewpoint => ({ seat, self: -1, that: [], token: -1 });

const costOf = (card: TacticCard): number => {
  const cost = card.ability.cost ?? 0;
  return typeof cost === 'number' ? cost : cost.min;
};

/** The Active cards a player has left, each with its verdict (CP-TACTIC-3, CP-TACTIC-14). */
export function tacticChoices(c: C, seat: Seat): Choice[] {
  const { tactics } = indexOf(c);
  return (c.table.players[seat as 0 | 1].tactics ?? []).flatMap((slot) => {
    const card = tactics[slot];
    if (card == null || card.kind === 'reactive') return [];
    return [
      {
        id: `tactic:${slot}`,
        say: { key: 'option.tactic', args: { card: card.id } },
        verdict: tacticVerdict(c, seat, card),
      },
    ];
  });
}

function tacticVerdict(c: C, seat: Seat, card: TacticCard): Verdict<Rule> {
  const able = playersOf(c, seat, card);
  const judge = new Judge<Rule>().must(
    able.length >= card.players.min,
    'CP-TACTIC-9',
    'refused.tactic.players',
    {
      card: card.id,
    },
  );
  if (card.kind === 'action') {
    const turn = c.table.turn;
    judge.must((turn?.actions ?? 0) > 0, actionRule(c), 'refused.no-action', { who: turn?.character ?? -1 });
    judge.must(able.includes(turn?.character ?? -1), actionRule(c), 'refused.tactic.activated', {
      card: card.id,
    });
  }
  const scope = { card: -1, seat, that: [], token: -1, at: `${card.id}#played/0` };
  if (!judge.refused)
    judge.must(
      able.some((id) => canRun(c, card.ability.effect, { ...scope, self: id, players: [id] })),
      'CP-TACTIC-9',
      'refused.nothing',
      { ability: card.id },
    );
  if (card.players.activated === true)
    judge.must(able.includes(c.table.turn?.character ?? -1), 'CP-TACTIC-9', 'refused.tactic.activated', {
      card: card.id,
    });
  return judge.verdict();
}

const actionRule = (c: C): Rule =>
  editionOf(c).tacticAction === 'activated' ? 'CP-TACTIC-7' : 'CP-TACTIC-8';

function playersOf(c: C, seat: Seat, card: TacticCard): number[] {
  return tacticPlayers(c, card.players.who, costOf(card), viewOf(seat));
}

/** Plays an Active card: who plays it, what they pay, what it does. */
export const playTactic = (_c: C, slot: number, seat: Seat): Instruction => ({
  ...(call('play-tactic', { slot, seat, players: [], scope: {} }) as Extract<Instruction, { do: 'call' }>),
  then: 'again',
});

interface PlayData {
  slot: number;
  seat: Seat;
  players: number[];
  /** What a Reactive card was played upon. */
  scope: Data;
}

const cardIn = (c: C, d: PlayData): TacticCard => {
  const card = indexOf(c).tactics[d.slot];
  if (card == null) throw new Error(`no tactic card in slot ${d.slot}`);
  return card;
};

/** Playing a team tactic card. */
export const play = steps<PlayData>('play-tactic', [
  {
    name: 'who plays it',
    rules: ['CP-TACTIC-9', 'CP-TACTIC-10', 'CP-TACTIC-6', 'CP-DAZED-6', 'CP-GRUNT-17'],
    run: (c, d) => {
      const card = cardIn(c, d);
      const activated = c.table.turn?.character ?? -1;
      const must = card.kind === 'action' || card.players.activated === true ? [activated] : [];
      const able = playersOf(c, d.seat, card).filter((id) => !must.includes(id));
      const min = Math.max(0, card.players.min - must.length);
      const max = Math.min(able.length, card.players.max - must.length);
      d.players = must;
      if (max === 0) return NEXT;
      if (min === max && able.length === min) {
        d.players.push(...able);
        return NEXT;
      }
      return ask({
        seat: d.seat,
        ask: { key: 'ask.tactic-players', args: { card: card.id } },
        rules: ['CP-TACTIC-9'],
        source: card.id,
        shape: 'entities',
        from: able,
        min,
        max,
      });
    },
    take: (_c, d, answer) => {
      d.players.push(...(answer as number[]));
      return NEXT;
    },
  },
  {
    name: 'they pay; the card is discarded',
    rules: ['CP-TACTIC-9', 'CP-TACTIC-10', 'CP-TACTIC-11', 'CP-TACTIC-12', 'CP-ACTIVATE-8'],
    run: (c, d) => {
      const card = cardIn(c, d);
      const { turn } = c.table;
      if (card.kind === 'action' && turn !== null) {
        turn.actions--;
        turn.made.push('tactic');
      }
      for (const id of d.players) spendPower(c, characterOf(c, id), costOf(card), ['CP-TACTIC-9']);
      const player = c.table.players[d.seat as 0 | 1];
      player.tactics = player.tactics.filter((slot) => slot !== d.slot);
      tell(c, 'tactic-played', ['CP-TACTIC-9', 'CP-TACTIC-11'], () => ({ seat: d.seat, card: card.id }));
      return NEXT;
    },
  },
  {
    name: 'what it does',
    rules: ['CP-TACTIC-9'],
    run: (c, d) => {
      const players = d.players.filter((id) => isUp(characterOf(c, id)));
      return runAbility(`${cardIn(c, d).id}#played/0`, {
        that: [],
        token: -1,
        ...d.scope,
        card: d.slot,
        seat: d.seat,
        self: players[0] ?? -1,
        players,
        at: `${cardIn(c, d).id}#played/0`,
        paid: costOf(cardIn(c, d)),
        settled: true,
      });
    },
  },
  {
    name: 'effects of a card having been played',
    rules: ['CP-EFFECT-6'],
    run: (c, d) => {
      const those = costOf(cardIn(c, d)) > 0 ? d.players : [];
      return propose(c, [moment('tactic-played', d.players[0] ?? -1, -1, { those })]);
    },
  },
]);
