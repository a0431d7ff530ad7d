import {
  active,
  changeTheirs,
  done,
  enemy,
  gain,
  give,
  hurl,
  itself,
  lasting,
  mayWhen,
  on,
  reroll,
  rolled,
  sequence,
  target,
} from '../../abilities/build.ts';
import {
  after,
  character,
  energy,
  flight,
  icons,
  immunity,
  innate,
  modifying,
  name,
  physical,
  powerAfter,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { STAGGER, STRIKE } from '../names.ts';

export default character({
  id: 'core/captain-marvel',
  name: name('Captain Marvel', 'Capitana Marvel', 'Captain Marvel'),
  alterEgo: 'Carol Danvers',
  threat: 4,
  base: 35,
  affiliations: ['a-force', 'avengers'],
  healthy: stats(6, 'M', 2, 3, 4, 3),
  attacks: [
    physical(STRIKE, { range: 2, strength: 5 }, powerForDamage),
    energy(
      name('Energy Blast', 'Ráfaga de energía', 'Energiestoß'),
      { range: 4, strength: 4 },
      powerAfter(1),
      rule(modifying(reroll('any'))),
    ),
    energy(
      name('Rocket Punch', 'Puñetazo cohete', 'Raketenschlag'),
      { range: 3, strength: 7, cost: 3 },
      icons('wild', STAGGER, after(give(target, 'stagger'))),
    ),
  ],
  superpowers: [
    superpower(
      name('Binary Form', 'Forma binaria', 'Binärform'),
      active(
        4,
        sequence(
          lasting('activation', { holds: 'dice', in: 'attack', amount: 2 }),
          lasting('activation', { holds: 'dice', in: 'defense', amount: 2 }),
        ),
      ),
    ),
    superpower(
      name("Danvers' Special", 'Especial de Danvers', 'Danvers-Spezial'),
      active(3, hurl('M', { sizeMax: 4, within: 2 }, enemy({ sizeMax: 4, within: 2 })), { limit: 'turn' }),
    ),
    innate(
      name('Energy Absorption', 'Absorción de energía', 'Energieabsorption'),
      mayWhen(
        on('modify', { who: itself, role: ['defending'], types: ['energy'], dice: 'theirs' }),
        sequence(changeTheirs(rolled('wild'), ['critical', 'wild', 'hit'], 'blank'), gain(done)),
      ),
    ),
    flight,
    immunity('incinerate', 'poison'),
  ],
});
