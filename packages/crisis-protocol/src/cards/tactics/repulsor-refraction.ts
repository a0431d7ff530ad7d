import { active, ally, attackAgain } from '../../abilities/build.ts';
import { during, energyBeam, name, playedWithActivated, rule, tactic } from '../../abilities/print.ts';

const captain = { named: 'Captain America, First Avenger', within: 4 } as const;

export default tactic({
  id: 'tactics/repulsor-refraction',
  name: name('Repulsor Refraction', 'Refracción repulsora', 'Repulsorbrechung'),
  affiliation: null,
  kind: 'action',
  players: playedWithActivated({ named: 'Invincible Iron Man' }, captain),
  ability: active(1, attackAgain({ granted: true })),
  attack: energyBeam(
    name('Ricochet Rampage', 'Furia de rebotes', 'Querschläger-Amoklauf'),
    { range: 4, strength: 5 },
    rule(during({ holds: 'measured-from', who: ally(captain) })),
  ),
});
