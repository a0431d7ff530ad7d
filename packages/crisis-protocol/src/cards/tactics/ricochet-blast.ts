import { active, ally, lasting, reroll } from '../../abilities/build.ts';
import { during, energy, modifying, name, playedWithActivated, rule, tactic } from '../../abilities/print.ts';

const NAME = name('Ricochet Blast', 'Ráfaga de rebote', 'Querschläger');
const captain = { named: 'Captain America', within: 4 } as const;

export default tactic({
  id: 'tactics/ricochet-blast',
  name: NAME,
  affiliation: null,
  kind: 'active',
  players: playedWithActivated({ named: 'Iron Man' }, captain),
  ability: active(1, lasting('turn', { holds: 'granted-attack' })),
  attack: energy(
    NAME,
    { range: 4, strength: 7 },
    rule(during({ holds: 'measured-from', who: ally(captain) })),
    rule(modifying(reroll('any'))),
  ),
});
