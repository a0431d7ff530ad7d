import { active, ally, damage, eachPays, enemy, gain, that } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/glory-of-ultron',
  name: name('Glory of Ultron', 'Gloria de Ultrón', 'Ultrons Ruhm'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated({ alterEgo: 'Ultron' }),
  ability: active(
    0,
    eachPays({
      who: enemy({ near: { within: 2, who: ally({ alterEgo: ['Ultron', 'Ultron Drones'] }) } }),
      power: 1,
      then: gain(1),
      otherwise: damage(1, that),
    }),
  ),
});
