import { active, anyRolled, enemy, gain, hurl, itself, on, whenever } from '../../abilities/build.ts';
import {
  character,
  during,
  energy,
  icons,
  ignoresSightAndCover,
  innate,
  name,
  physical,
  pierce,
  powerForDamage,
  stats,
  superpower,
  wallCrawler,
} from '../../abilities/print.ts';
import { FLURRY_OF_ARMS, SCIENTIFIC_HUBRIS, STRIKE } from '../names.ts';

export default character({
  id: 'core/doctor-octopus',
  name: name('Doctor Octopus', 'Doctor Octopus', 'Doctor Octopus'),
  alterEgo: 'Otto Octavius',
  threat: 3,
  base: 50,
  affiliations: ['spider-foes'],
  healthy: stats(5, 'M', 2, 4, 3, 4),
  injured: { stamina: 6 },
  attacks: [
    physical(
      STRIKE,
      { range: 3, strength: 4 },
      powerForDamage,
      icons('wild', FLURRY_OF_ARMS, during({ holds: 'counts', in: 'attack', face: 'wild', as: 2 })),
    ),
    energy(
      name('Arm Lasers', 'Láseres de los tentáculos', 'Armlaser'),
      { range: 4, strength: 6, cost: 3 },
      ignoresSightAndCover,
      pierce(),
    ),
  ],
  superpowers: [
    superpower(
      name("Ock's Clutches", 'Las garras de Ock', 'Ocks Fänge'),
      active(3, hurl('S', { sizeMax: 2, within: 3 }, enemy({ sizeMax: 2, within: 3 })), { limit: 'turn' }),
    ),
    innate(SCIENTIFIC_HUBRIS, whenever(on('rolled', { who: itself, if: anyRolled('critical') }), gain(1))),
    wallCrawler,
  ],
});
