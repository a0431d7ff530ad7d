import { active, ally, choose, heal, one, sequence, shed, that } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/battlefield-medicine',
  name: name('Battlefield Medicine', 'Medicina de campaña', 'Feldmedizin'),
  affiliation: 'shield',
  kind: 'active',
  players: playedByActivated({ affiliation: 'shield' }),
  ability: active(2, choose(one(ally({ within: 3 })), sequence(heal(3, that), shed(that, 'one')))),
  notWith: ['tactics/medpack'],
});
