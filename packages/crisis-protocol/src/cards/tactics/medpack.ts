import { active, ally, heal, one } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/medpack',
  name: name('Medpack', 'Botiquín', 'Medipack'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated(),
  ability: active(2, heal(3, one(ally({ within: 3, damaged: true })))),
});
