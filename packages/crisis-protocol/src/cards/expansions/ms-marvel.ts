import {
  active,
  always,
  enemy,
  hurl,
  is,
  itself,
  may,
  mayWhen,
  on,
  push,
  reroll,
  target,
  toward,
  transform,
  when,
  whenever,
} from '../../abilities/build.ts';
import {
  before,
  character,
  form,
  icons,
  immunity,
  innate,
  name,
  only,
  physical,
  powerAfter,
  powerForDamage,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { PUSH } from '../names.ts';

const NORMAL = { form: 0 };
const EMBIGGENED = { form: 1 };

export default character({
  id: 'expansions/ms-marvel',
  name: name('Ms. Marvel', 'Ms. Marvel', 'Ms. Marvel'),
  alterEgo: 'Kamala Khan',
  threat: 3,
  base: 35,
  affiliations: ['avengers', 'inhumans'],
  healthy: stats(5, 'M', 2, 3, 4, 3),
  // The other half of a split card: only the Size differs (CP-FORM-4).
  forms: [form(name('Embiggened', 'Agrandada', 'Vergrößert'), 35, stats(5, 'M', 4, 3, 4, 3))],
  attacks: [
    only(
      NORMAL,
      physical(
        name('Morpho-Punch', 'Morfopuñetazo', 'Morpho-Schlag'),
        { range: 4, strength: 4 },
        powerAfter(1),
        icons('wild', PUSH, before(when(is('target', { sizeMax: 2 }), may(push('S', target, toward()))))),
      ),
    ),
    only(
      EMBIGGENED,
      physical(
        name('High Five', 'Choca esos cinco', 'Gib mir fünf'),
        { range: 3, strength: 5 },
        powerForDamage,
      ),
    ),
  ],
  superpowers: [
    only(
      NORMAL,
      superpower(name('Embiggen', 'Agrandarse', 'Vergrößern'), active(3, transform(1), { limit: 'turn' })),
    ),
    only(
      NORMAL,
      superpower(
        name('Take Out the Trash', 'Sacar la basura', 'Den Müll rausbringen'),
        active(3, hurl('S', { sizeMax: 2, within: 3 }, enemy({ sizeMax: 2, within: 3 })), { limit: 'turn' }),
      ),
    ),
    innate(
      name('Inhuman', 'Inhumana', 'Inhuman'),
      mayWhen(on('modify', { who: itself, role: ['attacking', 'defending'], dice: 'own' }), reroll(1)),
    ),
    only(
      EMBIGGENED,
      innate(
        name('Morphogenetics', 'Morfogenética', 'Morphogenetik'),
        mayWhen(
          on('modify', {
            who: itself,
            role: ['attacking'],
            dice: 'own',
            if: is('target', { smallerThan: 'self' }),
          }),
          reroll(2),
        ),
        whenever(on('activation-ends', { who: itself }), transform(0)),
      ),
    ),
    only(
      EMBIGGENED,
      innate(name('Polymorph', 'Polimorfa', 'Polymorph'), always({ holds: 'interacts-within', range: 2 })),
    ),
    immunity('poison'),
  ],
});
