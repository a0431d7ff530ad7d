import {
  addDice,
  ally,
  always,
  attackAgain,
  away,
  becomeTarget,
  is,
  itself,
  may,
  on,
  otherAlly,
  push,
  reaction,
  self,
  target,
  throwing,
  when,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  icons,
  ignoresSightAndCover,
  innate,
  leadership,
  name,
  only,
  physical,
  powerAfter,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { ALL_DAY, PUSH, STRIKE } from '../names.ts';

export default character({
  id: 'core/captain-america',
  name: name('Captain America', 'Capitán América', 'Captain America'),
  alterEgo: 'Steve Rogers',
  threat: 4,
  base: 35,
  affiliations: ['avengers'],
  healthy: stats(5, 'M', 2, 4, 4, 3),
  injured: { stamina: 6 },
  attacks: [
    physical(
      STRIKE,
      { range: 2, strength: 5 },
      powerForDamage,
      icons('wild', PUSH, before(when(is('target', { sizeMax: 3 }), may(push('S', target, away()))))),
    ),
    physical(
      name('Shield Throw', 'Lanzamiento de escudo', 'Schildwurf'),
      { range: 4, strength: 5 },
      powerAfter(1),
      ignoresSightAndCover,
      icons(
        'wild',
        name('Ricochet', 'Rebote', 'Abprallen'),
        after(may(attackAgain({ newTarget: true, near: 3, anyRange: true, once: true }))),
      ),
    ),
    physical(
      name('Shield Slam', 'Embestida de escudo', 'Schildstoß'),
      { range: 2, strength: 6, cost: 2 },
      rule(after(when(is('target', { sizeMax: 3 }), may(throwing('S', target))))),
    ),
  ],
  leadership: [
    leadership(
      name('A Day Unlike Any Other', 'Un día como ningún otro', 'Ein Tag wie kein anderer'),
      'avengers',
      always({ holds: 'cheaper-first-superpower', amount: 1 }, ally()),
    ),
  ],
  superpowers: [
    superpower(
      name('Bodyguard', 'Guardaespaldas', 'Leibwächter'),
      reaction(2, on('targeted', { who: otherAlly({ within: 2 }) }), becomeTarget(self)),
    ),
    superpower(
      name('Vibranium Shield', 'Escudo de vibranium', 'Vibranium-Schild'),
      reaction(2, on('targeted', { who: itself, types: ['physical', 'energy'] }), addDice(2)),
    ),
    only(
      { side: 'injured' },
      innate(ALL_DAY, always({ holds: 'counts', in: 'defense', face: 'blank', as: 1 })),
    ),
  ],
});
