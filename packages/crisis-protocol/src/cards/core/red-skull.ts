import {
  action,
  active,
  ally,
  attacker,
  away,
  becomeTarget,
  damage,
  dealtDamage,
  done,
  each,
  gain,
  give,
  itself,
  lose,
  may,
  on,
  one,
  otherAlly,
  place,
  push,
  reaction,
  roll,
  rolled,
  self,
  sequence,
  target,
  throwing,
  whenever,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  energy,
  icons,
  leadership,
  name,
  physical,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { PUSH, STRIKE } from '../names.ts';

export default character({
  id: 'core/red-skull',
  name: name('Red Skull', 'Cráneo Rojo', 'Red Skull'),
  alterEgo: 'Johann Schmidt',
  threat: 4,
  base: 35,
  affiliations: ['cabal', 'hydra'],
  healthy: stats(6, 'M', 2, 4, 3, 3),
  attacks: [
    physical(
      STRIKE,
      { range: 2, strength: 5 },
      powerForDamage,
      icons('wild', PUSH, before(may(push('S', target, away())))),
    ),
    energy(
      name('Cosmic Blast', 'Ráfaga cósmica', 'Kosmischer Stoß'),
      { range: 4, strength: 5, cost: 1 },
      icons(
        'wild',
        name('Sap Power', 'Drenar Poder', 'Macht entziehen'),
        before(sequence(lose(rolled('wild'), target), gain(done))),
      ),
    ),
    energy(
      name('Unleash the Cube', 'Desatar el Cubo', 'Den Würfel entfesseln'),
      { range: 4, strength: 7, cost: 4 },
      rule(after(may(throwing('S', target)), dealtDamage)),
      icons(
        'wild',
        name('Reality Warp', 'Distorsión de la realidad', 'Realitätsverzerrung'),
        after(give(each({ within: 1, of: 'target', other: 'self' }), 'stun')),
      ),
    ),
  ],
  leadership: [
    leadership(
      name('Master of Evil', 'Maestro del mal', 'Meister des Bösen'),
      'cabal',
      whenever(on('after-attack', { by: ally(), if: dealtDamage }), gain(1, attacker)),
    ),
  ],
  superpowers: [
    superpower(
      name('Cosmic Cube', 'Cubo Cósmico', 'Kosmischer Würfel'),
      action(0, sequence(gain(3), roll(5, damage(rolled('failure'), self))), 'turn'),
    ),
    superpower(
      name('Master of the Cube', 'Maestro del Cubo', 'Meister des Würfels'),
      active(3, place(2, one(ally({ within: 4 }))), { limit: 'character' }),
    ),
    superpower(
      name('Hail Hydra', '¡Heil Hydra!', 'Heil Hydra'),
      reaction(2, on('targeted', { who: itself }), becomeTarget(one(otherAlly({ within: 2 })))),
    ),
  ],
});
