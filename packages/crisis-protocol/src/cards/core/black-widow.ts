import {
  advance,
  always,
  attacker,
  damage,
  dealtDamage,
  enemy,
  give,
  itself,
  lose,
  may,
  on,
  reaction,
  roll,
  rolled,
  target,
} from '../../abilities/build.ts';
import {
  after,
  character,
  energy,
  icons,
  innate,
  name,
  physical,
  powerForDamage,
  rule,
  stats,
  stealth,
  superpower,
} from '../../abilities/print.ts';
import { COUNTER_STRIKE, ELUSIVE, MARTIAL_ARTIST, STRIKE } from '../names.ts';

export default character({
  id: 'core/black-widow',
  name: name('Black Widow', 'Viuda Negra', 'Black Widow'),
  alterEgo: 'Natasha Romanoff',
  threat: 2,
  base: 35,
  affiliations: ['a-force', 'avengers', 'shield', 'winter-guard'],
  healthy: stats(4, 'L', 2, 3, 2, 4),
  attacks: [
    energy(
      STRIKE,
      { range: 2, strength: 4 },
      powerForDamage,
      icons('wild', name("Widow's Sting", 'Picadura de la Viuda', 'Stich der Witwe'), after(lose(1, target))),
    ),
    physical(name('Pistol', 'Pistola', 'Pistole'), { range: 3, strength: 4 }),
    physical(
      name('Mixed Technique', 'Técnica mixta', 'Gemischte Technik'),
      { range: 2, strength: 4, cost: 2 },
      rule(after(give(target, 'stagger'), dealtDamage)),
      icons('wild', ELUSIVE, after(may(advance('S')))),
    ),
  ],
  superpowers: [
    superpower(
      COUNTER_STRIKE,
      reaction(
        2,
        on('after-attack', { who: itself, by: enemy({ within: 3 }) }),
        roll(4, damage(rolled('critical', 'wild'), attacker)),
      ),
    ),
    innate(
      MARTIAL_ARTIST,
      always({
        holds: 'counts',
        in: 'defense',
        face: 'blank',
        as: 1,
        types: ['physical', 'energy'],
        against: { within: 2 },
      }),
    ),
    stealth,
  ],
});
