import {
  active,
  away,
  damage,
  each,
  enemy,
  itself,
  lasting,
  on,
  push,
  reduce,
  target,
  whenever,
} from '../../abilities/build.ts';
import {
  before,
  character,
  energy,
  energyBeam,
  flight,
  icons,
  ignoresSightAndCover,
  innate,
  name,
  named,
  only,
  physical,
  powerForDamage,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { EXPLOSIVE, PUSH } from '../names.ts';

export default character({
  id: 'core/iron-man',
  name: named('Iron Man'),
  alterEgo: 'Tony Stark',
  threat: 3,
  base: 35,
  affiliations: ['avengers', 'shield'],
  healthy: stats(5, 'M', 2, 4, 3, 3),
  attacks: [
    energy(
      name('Repulsor Blast', 'Rayo repulsor', 'Repulsorstoß'),
      { range: 4, strength: 4 },
      powerForDamage,
      icons('wild', PUSH, before(push('S', target, away()))),
    ),
    physical(
      name('Homing Rockets', 'Cohetes guiados', 'Lenkraketen'),
      { range: 5, strength: 5, cost: 2 },
      ignoresSightAndCover,
      icons('wild', EXPLOSIVE, before(damage(1, each(enemy({ within: 2, of: 'target', other: 'target' }))))),
    ),
    only(
      { side: 'injured' },
      energyBeam(
        name('Unibeam', 'Unirrayo', 'Unibeam'),
        { range: 5, strength: 6, cost: 4 },
        ignoresSightAndCover,
      ),
    ),
  ],
  superpowers: [
    superpower(
      name('Friday A.I.', 'IA Viernes', 'K.I. Freitag'),
      active(2, lasting('attack', { holds: 'dice', in: 'attack', amount: 2 })),
    ),
    innate(
      name('Invincible Iron Man', 'El Invencible Iron Man', 'Der Unbesiegbare Iron Man'),
      whenever(on('damage', { who: itself }), reduce(1, 1)),
    ),
    flight,
  ],
});
