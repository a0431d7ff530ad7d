import {
  active,
  ally,
  anyRolled,
  dealtDamage,
  enemy,
  gain,
  give,
  hurl,
  itself,
  mayWhen,
  on,
  oneOf,
  shed,
  target,
  that,
  whenever,
} from '../../abilities/build.ts';
import {
  after,
  character,
  during,
  energyBeam,
  icons,
  innate,
  leadership,
  name,
  physical,
  powerForDamage,
  rule,
  stats,
  superpower,
  wallCrawler,
} from '../../abilities/print.ts';
import { FLURRY_OF_ARMS, INCINERATE, SCIENTIFIC_HUBRIS } from '../names.ts';

export default character({
  id: 'mightiest/doc-ock-sinister-scientist',
  name: name(
    'Doc Ock, Sinister Scientist',
    'Doctor Octopus, Científico siniestro',
    'Doc Ock, Sinistrer Wissenschaftler',
  ),
  alterEgo: 'Otto Octavius',
  threat: 4,
  base: 50,
  affiliations: ['spider-foes'],
  healthy: stats(6, 'M', 2, 4, 4, 3),
  attacks: [
    physical(
      name('Striking Tentacles', 'Tentáculos fustigadores', 'Schlagende Tentakel'),
      { range: 3, strength: 5 },
      powerForDamage,
      icons('wild', FLURRY_OF_ARMS, during({ holds: 'counts', in: 'attack', face: 'wild', as: 2 })),
    ),
    energyBeam(
      name('Arm Lasers 2.0', 'Láseres de los tentáculos 2.0', 'Armlaser 2.0'),
      { range: 4, strength: 4 },
      icons('wild', INCINERATE, after(give(target, 'incinerate'))),
    ),
    physical(
      name('Scientific Breakthrough', 'Avance científico', 'Wissenschaftlicher Durchbruch'),
      { range: 3, strength: 7, cost: 4 },
      rule(after(give(target, 'bleed', 'poison', 'shock'), dealtDamage)),
    ),
  ],
  leadership: [
    leadership(
      name('Sinister Six', 'Los Seis Siniestros', 'Die Finsteren Sechs'),
      'spider-foes',
      whenever(on('after-attack', { who: ally() }), gain(1, that), 'turn'),
      mayWhen(
        on('after-attack', { who: ally(), if: dealtDamage }),
        oneOf(shed(that, ['shock']), shed(that, ['slow']), shed(that, ['incinerate'])),
        'turn',
      ),
    ),
  ],
  superpowers: [
    superpower(
      name("Ock's Grasp", 'El agarre de Ock', 'Ocks Griff'),
      active(3, hurl('S', { sizeMax: 3, within: 3 }, enemy({ sizeMax: 3, within: 3 })), { limit: 'turn' }),
    ),
    innate(SCIENTIFIC_HUBRIS, whenever(on('rolled', { who: itself, if: anyRolled('critical') }), gain(1))),
    wallCrawler,
  ],
});
