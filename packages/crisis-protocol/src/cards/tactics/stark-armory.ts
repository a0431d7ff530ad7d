import { ally, lastingFor, on, reaction } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/stark-armory',
  name: name('Stark Armory', 'Arsenal de Stark', 'Starks Waffenkammer'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ alterEgo: 'Tony Stark' }),
  ability: reaction(
    { min: 1, max: 5 },
    on('power-phase'),
    lastingFor(ally({ within: 'paid' }), 'round', { holds: 'dice', in: 'attack', amount: 1 }),
  ),
});
