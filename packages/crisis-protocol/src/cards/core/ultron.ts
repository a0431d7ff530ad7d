import {
  active,
  always,
  give,
  hurl,
  itself,
  mayWhen,
  on,
  reroll,
  target,
  theyRolled,
} from '../../abilities/build.ts';
import {
  after,
  character,
  during,
  energy,
  flight,
  icons,
  immunity,
  innate,
  name,
  physical,
  powerAfter,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { BLEED, ENERGY_BLAST, INCINERATE, KINETIC_FIELD_GENERATOR, STRIKE } from '../names.ts';

export default character({
  id: 'core/ultron',
  name: name('Ultron', 'Ultrón', 'Ultron'),
  alterEgo: 'Ultron',
  threat: 4,
  base: 50,
  affiliations: ['cabal'],
  healthy: stats(6, 'M', 3, 4, 3, 4),
  injured: { stamina: 5 },
  attacks: [
    physical(STRIKE, { range: 2, strength: 6 }, powerAfter(1)),
    energy(
      ENERGY_BLAST,
      { range: 4, strength: 5 },
      powerForDamage,
      icons('wild', INCINERATE, after(give(target, 'incinerate'))),
    ),
    physical(
      name('Metallic Fury', 'Furia metálica', 'Metallischer Zorn'),
      { range: 3, strength: 7, cost: 3 },
      rule(during({ holds: 'type-choice', types: ['physical', 'energy'] })),
      icons('wild', BLEED, after(give(target, 'bleed'))),
    ),
  ],
  superpowers: [
    superpower(KINETIC_FIELD_GENERATOR, active(3, hurl('M', { sizeMax: 4, within: 3 }), { limit: 'turn' })),
    innate(
      name('All Will Be Metal', 'Todo será metal', 'Alles wird Metall'),
      always({ holds: 'counts', in: 'defense', face: 'wild', as: 2, types: ['mystic'] }),
    ),
    innate(
      name('Analyze and Annihilate', 'Analizar y aniquilar', 'Analysieren und vernichten'),
      mayWhen(
        on('modify', { who: itself, role: ['attacking'], dice: 'own' }),
        reroll(theyRolled('critical')),
      ),
    ),
    flight,
    immunity('bleed', 'poison'),
  ],
});
