import { on, reaction, rerollAll } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/hard-reset',
  name: name('Hard Reset', 'Reinicio total', 'Kompletter Neustart'),
  affiliation: 'shield',
  kind: 'reactive',
  players: playedBy({ affiliation: 'shield', fighting: true }),
  ability: reaction(3, on('before-comparing'), rerollAll),
  notWith: ['tactics/recalibration-matrix'],
});
