import {
  ally,
  anyRolled,
  away,
  damage,
  dealtNone,
  gain,
  is,
  itself,
  mayWhen,
  on,
  otherAlly,
  paid,
  pay,
  place,
  push,
  reaction,
  reduce,
  reroll,
  self,
  target,
  throwing,
  when,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  during,
  energy,
  flight,
  icons,
  leadership,
  name,
  physical,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { PUSH, THROW } from '../names.ts';

export default character({
  id: 'mightiest/invincible-iron-man',
  name: name('Invincible Iron Man', 'El Invencible Iron Man', 'Der Unbesiegbare Iron Man'),
  alterEgo: 'Tony Stark',
  threat: 4,
  base: 35,
  affiliations: ['avengers', 'shield'],
  healthy: stats(6, 'M', 2, 4, 3, 3),
  attacks: [
    energy(
      name('Repulsor MK 2', 'Repulsor Modelo 2', 'Repulsor Typ 2'),
      { range: 4, strength: 5 },
      powerForDamage,
      rule(after(gain(1), dealtNone)),
      icons('wild', PUSH, before(push('S', target, away()))),
    ),
    physical(
      name('Billion-Dollar Punch', 'Puñetazo de mil millones de dólares', 'Milliarden-Dollar-Schlag'),
      { range: 3, strength: 7, cost: 3 },
      rule(before(place(1, self, 'target'))),
      icons(['wild', 'hit'], THROW, after(when(is('target', { sizeMax: 3 }), throwing('M', target, away())))),
    ),
    energy(
      name('Focused Unibeam', 'Unirrayo concentrado', 'Fokussierter Unibeam'),
      { range: 5, strength: 7, cost: 4 },
      rule(during({ holds: 'dice-per-critical', amount: 2 })),
      rule(after(damage(2, self), anyRolled('critical'))),
    ),
  ],
  leadership: [
    leadership(
      name("Let's Get You an Upgrade", 'Vamos a conseguirte una actualización', 'Upgraden wir dich mal'),
      'shield',
      mayWhen(
        on('modify', { who: ally(), role: ['attacking', 'defending', 'dodging'], dice: 'own' }),
        pay('that', 1, reroll(1)),
      ),
    ),
  ],
  superpowers: [
    superpower(
      name('J.A.R.V.I.S.', 'J.A.R.V.I.S.', 'J.A.R.V.I.S.'),
      reaction(
        { min: 1, max: 3 },
        on('modify', { who: otherAlly({ within: 4 }), role: ['attacking'], dice: 'own' }),
        reroll(paid),
      ),
    ),
    superpower(
      name('I Am Iron Man', 'Yo soy Iron Man', 'Ich bin Iron Man'),
      reaction(1, on('damage', { who: itself, from: 'enemy' }), reduce(1)),
    ),
    flight,
  ],
});
