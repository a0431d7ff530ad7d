import { ally, lasting, on, reaction } from '../../abilities/build.ts';
import { name, playedByTwo, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/trip-up',
  name: name('Trip Up', 'Zancadilla', 'Ein Bein stellen'),
  affiliation: null,
  kind: 'reactive',
  players: playedByTwo({ is: 'attacker' }, { within: 2, of: 'target' }),
  ability: reaction(
    1,
    on('targeted', { by: ally({ activating: true }) }),
    lasting('this-attack', { holds: 'gives-for-damage', conditions: ['stun', 'stagger'] }),
  ),
});
