import { on, players, reaction, spare } from '../../abilities/build.ts';
import { name, playedByAny, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/brace-for-impact',
  name: name('Brace for Impact', 'Prepararse para el impacto', 'Auf den Aufprall gefasst'),
  affiliation: null,
  kind: 'reactive',
  players: playedByAny({ is: 'that' }),
  ability: reaction(1, on('collision'), spare(players)),
});
