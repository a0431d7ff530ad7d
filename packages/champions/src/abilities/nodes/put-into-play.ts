import { call, DONE, type Node, propose } from '@assemble/kernel';
import { enterPlay } from '../../rules/atoms.ts';
import { ownerOf } from '../../rules/cards-in-play.ts';
import { entered } from '../../rules/changes.ts';
import { enterEncounter } from '../../rules/revealing.ts';
import { isUniqueInPlay } from '../../rules/unique.ts';
import { SCENARIO } from '../../table.ts';
import { putIntoPlayPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { playersOf } from '../players.ts';
import { from, note } from '../scope.ts';
import type { Players } from '../vocabulary.ts';

/** Puts the card found before, or the card itself, into play: under your control, or engaged with a player (MC-PLAY-2, -3). */
export interface PutIntoPlay extends Node {
  readonly node: 'put-into-play';
  readonly what: 'found' | 'self';
  readonly who: Players;
}

export const putIntoPlay: EffectNode<PutIntoPlay> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return frame.step === 1 ? call('settle') : DONE;
    const id = node.what === 'self' ? from(scope).self : from(scope).cards[0];
    const [seat] = playersOf(c, node.who, scope);
    if (id === undefined || seat === undefined || c.table.zones[id] === 'play') {
      note(scope, 0, false);
      return DONE;
    }
    note(scope, 1, true);
    if (ownerOf(c, id) === SCENARIO) return enterEncounter(c, id, seat, -1);
    enterPlay(c, id, { controller: seat }, ['MC-PLAY-2']);
    return propose(c, [entered(id, seat, false)]);
  },
  can: (c, _node, scope) => from(scope).cards.every((id) => !isUniqueInPlay(c, id)),
  say: (node, p) => putIntoPlayPhrase(p, node),
  hint: ({ what }) => ({ gain: what === 'self' ? -3 : 0 }),
};
