import { ally, on, reaction, reduceAll } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/brace-for-impact',
  name: name('Brace for Impact', 'Prepararse para el impacto', 'Auf den Aufprall gefasst'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ is: 'that' }),
  ability: reaction(1, on('damage', { who: ally(), from: 'collision' }), reduceAll),
});
