import { ask, canRun, DONE, NEXT, type Node, runPart } from '@assemble/kernel';
import { playerOrder } from '../../rules/cards-in-play.ts';
import type { C } from '../../rules/run.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Memory } from '../scope.ts';
import { chooser } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** "Choose a player": what follows is about that player. */
export interface ChoosePlayer extends Node {
  readonly node: 'choose-player';
  readonly then: Effect;
}

const able = (c: C, node: ChoosePlayer, scope: Memory): number[] =>
  playerOrder(c).filter((player) => canRun(c, node.then, { ...scope, player }));

export const choosePlayer: EffectNode<ChoosePlayer> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return frame.step === 1 ? runPart(c, node.then, frame) : DONE;
    const players = able(c, node, scope);
    if (players.length <= 1) {
      scope.player = players[0] ?? scope.seat;
      return players.length === 0 ? DONE : NEXT;
    }
    return ask({
      seat: chooser(c, scope),
      ask: { key: 'ask.choose-player', args: { card: scope.self } },
      rules: ['MC-WORD-3'],
      source: frame.data.at,
      shape: 'options',
      options: players.map((seat) => ({ id: String(seat), say: { key: 'option.seat', args: { seat } } })),
    });
  },
  take: (_c, _node, scope, _frame, answer) => {
    scope.player = Number(answer);
    return NEXT;
  },
  can: (c, node, scope) => able(c, node, scope).length > 0,
  say: ({ then }, p) => [
    ...says({ verb: 'choose', rest: p.in({ en: 'a player', es: 'a un jugador', de: 'einen Spieler' }) }),
    ...p.say(then),
  ],
};
