import {
  ally,
  always,
  damage,
  done,
  each,
  enemy,
  gain,
  itself,
  on,
  reaction,
  sequence,
} from '../../abilities/build.ts';
import {
  character,
  energy,
  flight,
  grunts,
  immunity,
  innate,
  name,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { ENERGY_BLAST } from '../names.ts';

const PARENT = 'Ultron, Metal Tyrant';

export default character({
  id: 'mightiest/ultron-drones',
  name: name('Ultron Drones', 'Drones de Ultrón', 'Ultron-Drohnen'),
  alterEgo: 'Ultron Drones',
  threat: 0,
  base: 50,
  affiliations: [],
  grunt: true,
  healthy: stats(3, 'M', 2, 2, 2, 2),
  attacks: [energy(ENERGY_BLAST, { range: 3, strength: 4 })],
  superpowers: [
    superpower(
      name('Rough Around the Edges', 'Aristas cortantes', 'Raue Kanten'),
      reaction(
        0,
        on('leaving', { who: itself }),
        sequence(damage(1, each(enemy({ within: 2 }))), gain(done, each(ally({ named: PARENT })))),
      ),
    ),
    innate(
      name('Programmed for Destruction', 'Programados para destruir', 'Zur Zerstörung programmiert'),
      always({ holds: 'no-objectives' }),
    ),
    flight,
    grunts(PARENT),
    immunity('bleed', 'poison'),
  ],
});
