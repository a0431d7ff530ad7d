import {
  act,
  action,
  advance,
  dealtDamage,
  is,
  itself,
  mayWhen,
  on,
  reduce,
  self,
  target,
  throwing,
  toward,
  when,
  whenever,
} from '../../abilities/build.ts';
import {
  after,
  character,
  energyBeam,
  innate,
  name,
  physical,
  pierce,
  powerAfter,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { AGGRESSIVE, HIT_AND_RUN } from '../names.ts';

export default character({
  id: 'mightiest/crossbones-merciless-merc',
  name: name(
    'Crossbones, Merciless Merc',
    'Calavera, Mercenario despiadado',
    'Crossbones, Gnadenloser Söldner',
  ),
  alterEgo: 'Brock Rumlow',
  threat: 3,
  base: 35,
  affiliations: ['cabal', 'criminal-syndicate', 'hydra'],
  healthy: stats(6, 'S', 2, 4, 2, 2),
  injured: { stamina: 5 },
  attacks: [
    energyBeam(
      name('Plasma Beam', 'Haz de plasma', 'Plasmastrahl'),
      { range: 3, strength: 5 },
      powerAfter(1),
      pierce(['wild', 'failure']),
    ),
    physical(
      name('Up Close and Personal', 'De cerca y en persona', 'Hautnah und persönlich'),
      { range: 2, strength: 8, cost: 4 },
      rule(after(when(is('target', { sizeMax: 2 }), throwing('S', target)))),
    ),
  ],
  superpowers: [
    superpower(HIT_AND_RUN, action(2, act('attack', 'move'), 'turn')),
    innate(
      AGGRESSIVE,
      mayWhen(on('after-attack', { who: itself, if: dealtDamage }), advance('S', self, toward('attacker'))),
    ),
    innate(
      name('I Can Take It', 'Puedo soportarlo', 'Das steck ich weg'),
      whenever(on('damage', { who: itself, from: 'enemy' }), reduce(1, 1)),
    ),
  ],
});
