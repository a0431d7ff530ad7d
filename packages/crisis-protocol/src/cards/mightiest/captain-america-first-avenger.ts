import {
  act,
  action,
  addDice,
  ally,
  always,
  attackAgain,
  away,
  changeOwn,
  is,
  itself,
  may,
  mayWhen,
  on,
  pay,
  push,
  reaction,
  target,
  when,
} from '../../abilities/build.ts';
import {
  after,
  character,
  during,
  icons,
  innate,
  leadership,
  name,
  only,
  physical,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { ALL_DAY, CHARGE, PUSH } from '../names.ts';

export default character({
  id: 'mightiest/captain-america-first-avenger',
  name: name(
    'Captain America, First Avenger',
    'Capitán América, El primer vengador',
    'Captain America, Erster Avenger',
  ),
  alterEgo: 'Steve Rogers',
  threat: 4,
  base: 35,
  affiliations: ['avengers', 'shield'],
  healthy: stats(6, 'M', 2, 4, 4, 3),
  injured: { stamina: 5 },
  attacks: [
    physical(
      name('Shield Bounce', 'Rebote de escudo', 'Schildwurf'),
      { range: 3, strength: 5 },
      powerForDamage,
      icons(
        ['wild', 'hit'],
        name('Bounce', 'Rebote', 'Abprallen'),
        after(may(attackAgain({ newTarget: true, near: 3, anyRange: true, once: true }))),
      ),
    ),
    physical(
      name('Brooklyn Brawler', 'Camorrista de Brooklyn', 'Raufbold aus Brooklyn'),
      { range: 3, strength: 5, cost: 4 },
      rule(during({ holds: 'dice-by-size' })),
      icons('critical', PUSH, after(when(is('target', { sizeMax: 3 }), may(push('S', target, away()))))),
      icons(
        ['wild', 'hit', 'block'],
        name('Frontliner', 'Primera línea', 'Frontkämpfer'),
        after(may(attackAgain({ newTarget: true, free: true, once: true }))),
      ),
    ),
  ],
  leadership: [
    leadership(
      name(
        "Earth's Mightiest Heroes",
        'Los héroes más poderosos de la Tierra',
        'Die mächtigsten Helden der Welt',
      ),
      'avengers',
      mayWhen(
        on('modify', {
          who: ally(),
          role: ['attacking'],
          dice: 'own',
          if: { if: 'rolled', faces: ['hit'], dice: 'own', min: 1 },
        }),
        pay('that', 1, changeOwn(1, ['critical', 'wild', 'hit', 'block', 'blank'], 'any')),
        'turn',
      ),
    ),
  ],
  superpowers: [
    superpower(CHARGE, action(2, act('move', 'attack'), 'turn')),
    superpower(
      name('Perfect Block', 'Bloqueo perfecto', 'Perfekte Verteidigung'),
      reaction(2, on('targeted', { who: itself }), addDice(2)),
    ),
    only(
      { side: 'injured' },
      innate(ALL_DAY, always({ holds: 'counts', in: 'defense', face: 'blank', as: 1 })),
    ),
  ],
});
