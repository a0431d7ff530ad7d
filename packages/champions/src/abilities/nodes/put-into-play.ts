import { ask, DONE, type Instruction, type Node, propose, type Seat } from '@assemble/kernel';
import { enterPlay } from '../../rules/atoms.ts';
import { ownerOf, printed } from '../../rules/cards-in-play.ts';
import { entered } from '../../rules/changes.ts';
import { enterEncounter } from '../../rules/revealing.ts';
import { type C, cardIn } from '../../rules/run.ts';
import { checkTable } from '../../rules/settle.ts';
import { isUniqueInPlay } from '../../rules/unique.ts';
import { hostsFor } from '../../rules/using.ts';
import { SCENARIO } from '../../table.ts';
import { putIntoPlayPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { playersOf } from '../players.ts';
import { note } from '../scope.ts';
import type { Players } from '../vocabulary.ts';

/** Puts the card found before, or the card itself, into play: under your control, or engaged with a player (MC-PLAY-2, -3, -4). */
export interface PutIntoPlay extends Node {
  readonly node: 'put-into-play';
  readonly what: 'found' | 'self';
  readonly who: Players;
}

function enter(c: C, id: number, seat: Seat, host: number): Instruction {
  if (ownerOf(c, id) === SCENARIO) return enterEncounter(c, id, seat, host);
  enterPlay(c, id, { controller: seat, host }, ['MC-PLAY-2']);
  return propose(c, [entered(id, seat, false)]);
}

export const putIntoPlay: EffectNode<PutIntoPlay, { id: number; seat: Seat }> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return frame.step === 1 ? checkTable(c) : DONE;
    const id = node.what === 'self' ? scope.self : scope.cards[0];
    const [seat] = playersOf(c, node.who, scope);
    if (id === undefined || seat === undefined || c.table.zones[id] === 'play') {
      note(scope, 0, false);
      return DONE;
    }
    if (printed(c, id).attach === null) {
      note(scope, 1, true);
      return enter(c, id, seat, -1);
    }
    // MC-PLAY-4: what is attached when it is played is attached now as well.
    const hosts = hostsFor(c, seat, id);
    note(scope, hosts.length > 0 ? 1 : 0, hosts.length > 0);
    const [only] = hosts;
    if (only === undefined) return DONE;
    if (hosts.length === 1) return enter(c, id, seat, only.id);
    frame.data.id = id;
    frame.data.seat = seat;
    return ask({
      seat: ownerOf(c, id) === SCENARIO ? c.table.first : seat,
      ask: { key: 'ask.host', args: { card: id } },
      rules: ['MC-PLAY-4', 'MC-FIRST-2'],
      shape: 'entities',
      from: hosts.map((host) => host.id),
      min: 1,
      max: 1,
    });
  },
  take: (c, _node, _scope, { data }, answer) => enter(c, data.id, data.seat, cardIn(answer)),
  can: (c, _node, scope) => scope.cards.every((id) => !isUniqueInPlay(c, id)),
  say: (node, p) => putIntoPlayPhrase(p, node),
};
