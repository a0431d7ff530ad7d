import {
  ask,
  type Choice,
  canRun,
  type Explaining,
  type Instruction,
  Judge,
  NEXT,
  propose,
  runAbility,
  type Seat,
  type Verdict,
} from '@assemble/kernel';
import type { Memory } from '../abilities/memory.ts';
import type { TacticCard } from '../content.ts';
import { isStaggered } from './actions.ts';
import { discardTactic, spendPower } from './atoms.ts';
import { characterOf, isUp } from './characters.ts';
import { tacticSurcharge } from './costs.ts';
import type { Viewpoint } from './filter.ts';
import { indexOf } from './index-of-cards.ts';
import { moment } from './listeners.ts';
import { type C, callAgain, editionOf, type Rule, steps } from './run.ts';
import {
  halfAt,
  leastOf,
  mostOf,
  partnersOf,
  playAddress,
  playing,
  tacticPlayers,
  waysToPlay,
} from './tactic-players.ts';
import { spendAction } from './turn-atoms.ts';

const viewOf = (seat: Seat): Viewpoint => ({ seat, self: -1, that: [], token: -1, squad: true });

/** The Active cards a player has left, each with its verdict (CP-TACTIC-3, CP-TACTIC-14). */
export function tacticChoices(c: C, seat: Seat, explaining: Explaining): Choice[] {
  const { tactics } = indexOf(c);
  const choices: Choice[] = [];
  for (const slot of c.table.players[seat as 0 | 1].tactics ?? []) {
    const card = tactics[slot];
    if (card == null || card.kind === 'reactive') continue;
    const verdict = tacticVerdict(c, seat, card, explaining);
    // Where nobody asks for reasons, nobody asks for what is refused.
    if (verdict.yes || explaining === 'reasons')
      choices.push({
        id: `tactic:${slot}`,
        say: { key: 'option.tactic', args: { card: card.id } },
        verdict,
      });
  }
  return choices;
}

function tacticVerdict(c: C, seat: Seat, card: TacticCard, explaining: Explaining): Verdict<Rule> {
  const view = viewOf(seat);
  const able = tacticPlayers(c, card, view);
  const judge = new Judge<Rule>(explaining).must(
    able.length >= card.players.min,
    'CP-TACTIC-9',
    'refused.tactic.players',
    {
      card: card.id,
    },
  );
  if (card.kind === 'action') {
    const { character: who = -1, actions = 0 } = c.table.turn ?? {};
    if (who >= 0) {
      judge.must(actions > 0, actionRule(c), 'refused.no-action', { who });
      judge.must(!isStaggered(c, characterOf(c, who)), 'CP-COND-13', 'refused.stagger', { who });
    }
    judge.must(able.includes(who), actionRule(c), 'refused.tactic.activated', { card: card.id });
  }
  if (judge.settled) return judge.verdict();
  const must = card.players.activated === true || card.kind === 'action';
  const first = must ? able.filter((id) => id === c.table.turn?.character) : able;
  const at = playAddress(card);
  const paid = leastOf(card);
  // All that a scope may have comes first: what is added behind a spread is dear, and this is asked for every menu.
  const scopeFor = (players: readonly number[]): Memory => ({
    card: -1,
    seat,
    that: [],
    token: -1,
    at,
    paid,
    self: -1,
    players: [],
    ...playing(card, players),
  });
  if (!judge.refused)
    judge.must(
      waysToPlay(c, card, view, first).some((players) => canRun(c, card.ability.effect, scopeFor(players))),
      'CP-TACTIC-9',
      'refused.nothing',
      { ability: at },
    );
  if (card.players.activated === true)
    judge.must(able.includes(c.table.turn?.character ?? -1), 'CP-TACTIC-9', 'refused.tactic.activated', {
      card: card.id,
    });
  return judge.verdict();
}

/** Where the book knows no such cards, the card itself asks for the action (CP-EFFECT-1). */
function actionRule(c: C): Rule {
  const { tacticAction } = editionOf(c);
  if (tacticAction === null) return 'CP-EFFECT-1';
  return tacticAction === 'activated' ? 'CP-TACTIC-7' : 'CP-TACTIC-8';
}

/** Plays an Active card: who plays it, what they pay, what it does. */
export const playTactic = (slot: number, seat: Seat): Instruction =>
  callAgain('play-tactic', { slot, seat, players: [], pays: [], scope: {} });

export interface PlayData {
  slot: number;
  seat: Seat;
  players: number[];
  /** What each of them pays, in the same order. */
  pays: number[];
  /** What a Reactive card was played upon. */
  scope: Partial<Memory>;
}

const cardIn = (c: C, d: PlayData): TacticCard => {
  const card = indexOf(c).tactics[d.slot];
  if (card == null) throw new Error(`no tactic card in slot ${d.slot}`);
  return halfAt(card, d.scope.at);
};

/** What "that" means to a Reactive card. */
const viewIn = ({ seat, scope }: PlayData): Viewpoint => ({
  ...viewOf(seat),
  that: scope.that ?? [],
});

/** What the card knows before it is known who plays it. */
const scopeIn = (c: C, d: PlayData): Omit<Memory, 'self'> => ({
  that: [],
  token: -1,
  ...d.scope,
  card: d.slot,
  seat: d.seat,
  at: playAddress(cardIn(c, d)),
  paid: leastOf(cardIn(c, d)),
});

/** Whether anything would come of it if this character plays it, alone or with another. */
const couldPlay = (c: C, d: PlayData, first: number): boolean => {
  const card = cardIn(c, d);
  return waysToPlay(c, card, viewIn(d)).some(
    (players) =>
      players[0] === first && canRun(c, card.ability.effect, { ...scopeIn(c, d), ...playing(card, players) }),
  );
};

/** Playing a team tactic card. */
export const play = steps('play-tactic', [
  {
    name: 'who plays it',
    rules: ['CP-TACTIC-9', 'CP-TACTIC-10', 'CP-TACTIC-6', 'CP-DAZED-6', 'CP-GRUNT-17'],
    run: (c, d) => {
      const card = cardIn(c, d);
      const activated = c.table.turn?.character ?? -1;
      const must = card.kind === 'action' || card.players.activated === true ? [activated] : [];
      const able = tacticPlayers(c, card, viewIn(d)).filter(
        (id) => !must.includes(id) && (card.players.max > 1 || couldPlay(c, d, id)),
      );
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
    name: 'who plays it together with that one',
    rules: ['CP-TACTIC-9', 'CP-TACTIC-10'],
    run: (c, d) => {
      const card = cardIn(c, d);
      const [first] = d.players;
      if (card.players.and === undefined || first === undefined) return NEXT;
      const able = partnersOf(c, card, first, viewIn(d)).filter((id) =>
        canRun(c, card.ability.effect, { ...scopeIn(c, d), ...playing(card, [first, id]) }),
      );
      if (able.length === 1) {
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
        min: 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => {
      d.players.push(...(answer as number[]));
      return NEXT;
    },
  },
  {
    name: 'how much each of them pays, where the card leaves it open',
    rules: ['CP-TACTIC-9'],
    run: (c, d) => {
      const card = cardIn(c, d);
      const next = d.players[d.pays.length];
      if (next === undefined) return NEXT;
      const min = leastOf(card);
      const max = mostOf(c, card, next);
      if (min >= max) {
        d.pays.push(min);
        return { do: 'again' };
      }
      return ask({
        seat: d.seat,
        ask: { key: 'ask.how-much-power', args: { ability: playAddress(card) } },
        rules: ['CP-TACTIC-9', 'CP-POWER-4'],
        source: card.id,
        shape: 'number',
        min,
        max,
      });
    },
    take: (_c, d, answer) => {
      d.pays.push(answer as number);
      return { do: 'again' };
    },
  },
  {
    name: 'they pay; the card is discarded',
    rules: ['CP-TACTIC-9', 'CP-TACTIC-10', 'CP-TACTIC-11', 'CP-TACTIC-12', 'CP-ACTIVATE-8'],
    run: (c, d) => {
      const card = cardIn(c, d);
      if (card.kind === 'action') spendAction(c, 'tactic');
      d.players.forEach((id, i) => {
        const payer = characterOf(c, id);
        spendPower(c, payer, (d.pays[i] ?? 0) + tacticSurcharge(c, payer), ['CP-TACTIC-9']);
      });
      const discarded = editionOf(c).id === 'de' ? 'CP-TACTIC-12' : 'CP-TACTIC-11';
      discardTactic(c, d.seat, d.slot, card.id, ['CP-TACTIC-9', discarded]);
      return NEXT;
    },
  },
  {
    name: 'what it does',
    rules: ['CP-TACTIC-9'],
    run: (c, d) => {
      const card = cardIn(c, d);
      const players = d.players.filter(
        (id) => isUp(characterOf(c, id)) || card.players.who.dazed === 'either',
      );
      return runAbility(playAddress(card), {
        ...scopeIn(c, d),
        ...playing(card, players),
        paid: d.pays.reduce((sum, one) => sum + one, 0),
        settled: true,
      });
    },
  },
  {
    name: 'effects of a card having been played',
    rules: ['CP-EFFECT-6'],
    run: (c, d) => {
      const those = d.players.filter((_, i) => (d.pays[i] ?? 0) > 0);
      return propose(c, [moment('tactic-played', d.players[0] ?? -1, -1, { those })]);
    },
  },
]);
