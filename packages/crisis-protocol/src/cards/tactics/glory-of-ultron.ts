import { active, ally, damage, enemy, forEach, gain, payOr, that } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/glory-of-ultron',
  name: name('Glory of Ultron', 'Gloria de Ultrón', 'Ultrons Ruhm'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated({ alterEgo: 'Ultron' }),
  ability: active(
    0,
    forEach(
      enemy({ near: { within: 2, who: ally({ alterEgo: ['Ultron', 'Ultron Drones'] }) } }),
      payOr('that', 1, gain(1), damage(1, that)),
    ),
  ),
});
