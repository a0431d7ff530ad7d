import { lasting, mayReroll, on, reaction, sequence } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/dig-in',
  name: name('Dig In', 'Atrincherarse', 'Eingraben'),
  affiliation: 'cabal',
  kind: 'reactive',
  players: playedBy({ alterEgo: 'Brock Rumlow' }),
  ability: reaction(
    0,
    on('power-phase'),
    sequence(lasting('round', { holds: 'immovable' }), lasting('round', mayReroll('defense'))),
  ),
});
