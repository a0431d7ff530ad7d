import {
  active,
  advance,
  dealtDamage,
  is,
  itself,
  lasting,
  may,
  mayWhen,
  on,
  place,
  reaction,
  reduce,
  self,
  target,
  throwing,
  toward,
  when,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  icons,
  innate,
  name,
  physical,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { AGGRESSIVE, STRIKE, THROW } from '../names.ts';

export default character({
  id: 'core/crossbones',
  name: name('Crossbones', 'Calavera', 'Crossbones'),
  alterEgo: 'Brock Rumlow',
  threat: 3,
  base: 35,
  affiliations: ['cabal', 'criminal-syndicate', 'hydra'],
  healthy: stats(6, 'S', 2, 4, 2, 2),
  injured: { stamina: 5 },
  attacks: [
    physical(STRIKE, { range: 2, strength: 5 }, powerForDamage),
    physical(
      name('Overpower', 'Dominar', 'Überwältigen'),
      { range: 3, strength: 5, cost: 2 },
      rule(after(place(1, self, 'target'))),
      icons('wild', THROW, before(when(is('target', { sizeMax: 2 }), may(throwing('S', target))))),
    ),
  ],
  superpowers: [
    superpower(
      name('Haymaker', 'Golpe demoledor', 'Schwinger'),
      active(
        4,
        lasting('attack', { holds: 'dice', in: 'attack', amount: 3, attacks: ['strike', 'overpower'] }),
      ),
    ),
    superpower(
      name('Inured to Pain', 'Insensible al dolor', 'Schmerzunempfindlich'),
      reaction(1, on('damage', { who: itself }), reduce(1)),
    ),
    innate(
      AGGRESSIVE,
      mayWhen(on('after-attack', { who: itself, if: dealtDamage }), advance('S', self, toward('attacker'))),
    ),
  ],
});
