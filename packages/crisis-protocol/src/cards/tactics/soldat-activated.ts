import {
  ally,
  always,
  attackAgain,
  felled,
  gain,
  heal,
  is,
  itself,
  lasting,
  may,
  mayWhen,
  not,
  on,
  otherAlly,
  pay,
  reaction,
  sequence,
  whenever,
} from '../../abilities/build.ts';
import { innate, name, playedBy, tactic } from '../../abilities/print.ts';
import { SPETSNAZ_TRAINING } from '../names.ts';

const leader = otherAlly({ leader: 'active', within: 2 });

export default tactic({
  id: 'tactics/soldat-activated',
  name: name('Soldat Activated', 'Soldat activado', 'Soldat aktiviert'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ alterEgo: 'James "Bucky" Barnes', superpower: SPETSNAZ_TRAINING }),
  ability: reaction(
    0,
    on('leadership-starts', {
      who: ally(),
      if: { if: 'squad', affiliations: ['cabal', 'criminal-syndicate', 'hydra'] },
    }),
    lasting('game', { holds: 'granted-power' }),
  ),
  grants: innate(
    name('Compelled Minion', 'Esbirro sometido', 'Willenloser Scherge'),
    always({ holds: 'has-cover' }, leader),
    mayWhen(
      on('after-attack', { who: leader, if: not(felled) }),
      pay('self', 2, attackAgain({ costMax: 0, against: { is: 'attacker' } })),
    ),
    whenever(
      on('activation-starts', {
        who: itself,
        if: is('self', { near: { within: 2, who: otherAlly({ leader: 'active' }) } }),
      }),
      sequence(gain(1), may(heal(1))),
    ),
  ),
});
