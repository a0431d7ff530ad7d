import { ally, attacker, damage, on, reaction, roll, rolled } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/reversal',
  name: name('Reversal', 'Revés', 'Umkehr'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ other: 'target', within: 3, of: 'attacker' }),
  ability: reaction(
    2,
    on('after-attack', { who: ally() }),
    roll(4, damage(rolled('critical', 'wild'), attacker)),
  ),
});
