import { ally, becomeTarget, lasting, on, reaction, sequence, that } from '../../abilities/build.ts';
import { name, playedByTwo, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/sacrifice',
  name: name('Sacrifice', 'Sacrificio', 'Opfer'),
  affiliation: null,
  kind: 'reactive',
  players: playedByTwo({ is: 'target' }, { within: 2 }),
  ability: reaction(
    1,
    on('targeted', { who: ally() }),
    sequence(
      becomeTarget(that),
      lasting('this-attack', { holds: 'no-extra-defense' }, that),
      lasting('this-attack', { holds: 'unmodified-defense' }, that),
    ),
  ),
});
