import {
  active,
  always,
  away,
  enemy,
  gain,
  give,
  hurl,
  itself,
  may,
  on,
  place,
  push,
  reaction,
  rerollAlsoFailures,
  target,
  throwing,
  whenever,
  wounds,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  energyBeam,
  icons,
  immunity,
  innate,
  name,
  physical,
  powerForDamage,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { PUSH, STAGGER, STRIKE, THROW } from '../names.ts';

export default character({
  id: 'expansions/hulk',
  name: name('Hulk', 'Hulk', 'Hulk'),
  alterEgo: 'Bruce Banner',
  threat: 6,
  base: 65,
  affiliations: ['avengers', 'defenders'],
  healthy: stats(20, 'S', 4, 4, 3, 3),
  attacks: [
    physical(
      STRIKE,
      { range: 2, strength: 7 },
      powerForDamage,
      icons('wild', PUSH, before(may(push('S', target, away())))),
    ),
    energyBeam(name('Thunder Clap', 'Palmada atronadora', 'Donnerklatschen'), {
      range: 3,
      strength: 5,
      cost: 3,
    }),
    physical(
      name('Hulk Smash!', '¡Hulk aplasta!', 'Hulk zerschmettern!'),
      { range: 2, strength: 8, cost: 4 },
      icons('wild', STAGGER, after(give(target, 'stagger'))),
      icons('wild', THROW, before(may(throwing('S', target)))),
    ),
  ],
  superpowers: [
    superpower(name('Gamma Leap', 'Salto gamma', 'Gammasprung'), active(3, place(2), { limit: 'turn' })),
    superpower(
      name('Strongest One There Is', 'El más fuerte que existe', 'Der Stärkste überhaupt'),
      active(2, hurl('M', { sizeMax: 4, within: 2 }, enemy({ sizeMax: 4, within: 2 })), { limit: 'turn' }),
    ),
    superpower(
      name('Hulk Not Puny Banner', 'Hulk no es el enclenque Banner', 'Hulk nicht schwächlicher Banner'),
      reaction(
        4,
        on('modify', { who: itself, role: ['defending'], types: ['physical', 'energy'], dice: 'own' }),
        rerollAlsoFailures('any'),
      ),
    ),
    innate(name('Inner Rage', 'Furia interior', 'Innere Wut'), whenever(on('power-phase'), gain(2))),
    innate(
      name(
        "You Won't Like Me When I'm Angry",
        'No te gustaré cuando me enfade',
        'Wütend wirst du mich nicht mögen',
      ),
      always({ holds: 'dice', in: 'attack', amount: wounds('self', 4) }),
      always({ holds: 'no-injured-side' }),
    ),
    immunity('poison', 'stun'),
  ],
});
