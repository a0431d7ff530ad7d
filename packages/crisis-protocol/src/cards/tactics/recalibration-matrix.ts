import { on, reaction, rerollAllButFailures } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/recalibration-matrix',
  name: name('Recalibration Matrix', 'Matriz de recalibración', 'Rekalibrierungsmatrix'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ fighting: true }),
  ability: reaction(3, on('before-comparing'), rerollAllButFailures),
});
