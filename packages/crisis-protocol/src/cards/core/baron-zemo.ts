import {
  act,
  action,
  advance,
  ally,
  attacker,
  damage,
  enemy,
  give,
  itself,
  may,
  mayWhen,
  on,
  reaction,
  reroll,
  roll,
  rolled,
  target,
} from '../../abilities/build.ts';
import {
  after,
  character,
  icons,
  innate,
  name,
  physical,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { BLEED, CHARGE, COUNTER_STRIKE, STRATEGIC_GENIUS, SWORD_STRIKE } from '../names.ts';

const bleed = icons('wild', BLEED, after(give(target, 'bleed')));

export default character({
  id: 'core/baron-zemo',
  name: name('Baron Zemo', 'Barón Zemo', 'Baron Zemo'),
  alterEgo: 'Helmut Zemo',
  threat: 3,
  base: 35,
  affiliations: ['cabal', 'hydra'],
  healthy: stats(5, 'L', 2, 3, 3, 4),
  attacks: [
    physical(SWORD_STRIKE, { range: 2, strength: 5 }, powerForDamage, bleed),
    physical(
      name('Steel Rush', 'Acometida de acero', 'Stählerner Ansturm'),
      { range: 3, strength: 6, cost: 2 },
      rule(after(may(advance('M')))),
      bleed,
    ),
  ],
  superpowers: [
    superpower(CHARGE, action(2, act('move', 'attack'), 'turn')),
    superpower(
      COUNTER_STRIKE,
      reaction(
        2,
        on('after-attack', { who: itself, by: enemy({ within: 3 }) }),
        roll(4, damage(rolled('critical', 'wild'), attacker)),
      ),
    ),
    superpower(
      name('Master Swordsman', 'Maestro de la espada', 'Meister der Klinge'),
      reaction(
        2,
        on('modify', {
          who: itself,
          by: enemy({ within: 2 }),
          role: ['attacking', 'defending'],
          types: ['physical'],
          dice: 'own',
        }),
        reroll('any'),
      ),
    ),
    innate(
      STRATEGIC_GENIUS,
      mayWhen(
        on('modify', { who: ally({ within: 2 }), role: ['attacking', 'defending'], dice: 'own' }),
        reroll(1),
      ),
    ),
  ],
});
