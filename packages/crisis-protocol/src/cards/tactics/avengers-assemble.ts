import { active, advance, players } from '../../abilities/build.ts';
import { name, playedByAny, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/avengers-assemble',
  name: name('Avengers Assemble', 'Vengadores, reuníos', 'Avengers, sammeln'),
  affiliation: 'avengers',
  kind: 'active',
  players: playedByAny({ affiliation: 'avengers' }),
  ability: active(1, advance('S', players)),
});
