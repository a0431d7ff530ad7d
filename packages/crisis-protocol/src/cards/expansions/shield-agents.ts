import { always } from '../../abilities/build.ts';
import { character, grunts, innate, name, physical, stats } from '../../abilities/print.ts';
import { SHIELD_AGENTS } from '../names.ts';

export default character({
  id: 'expansions/shield-agents',
  name: SHIELD_AGENTS,
  alterEgo: 'S.H.I.E.L.D. Agents',
  threat: 0,
  base: 50,
  affiliations: [],
  grunt: true,
  healthy: stats(2, 'M', 2, 1, 1, 1),
  attacks: [physical(name('Pistols', 'Pistolas', 'Pistolen'), { range: 3, strength: 4 })],
  superpowers: [
    innate(
      name('Buy You Time', 'Ganar tiempo para ti', 'Wir verschaffen dir Zeit'),
      always({ holds: 'places-its-drops' }),
    ),
    innate(
      name('S.H.I.E.L.D. Operatives', 'Operativos de S.H.I.E.L.D.', 'S.H.I.E.L.D.-Einsatzkräfte'),
      always({ holds: 'no-contest', crisis: 'secure' }),
      always({ holds: 'free-interact' }),
    ),
    grunts('Nick Fury'),
  ],
});
