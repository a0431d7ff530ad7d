import {
  active,
  advance,
  always,
  dropAll,
  hurl,
  itself,
  may,
  mayWhen,
  on,
  reaction,
  reroll,
  sequence,
  transform,
} from '../../abilities/build.ts';
import {
  after,
  character,
  during,
  energy,
  flight,
  form,
  innate,
  name,
  only,
  physical,
  powerForDamage,
  reactive,
  rule,
  stats,
  stealth,
  superpower,
} from '../../abilities/print.ts';

const NORMAL = { form: 0 };
const TINY = { form: 1 };
const shrink = sequence(dropAll, transform(1));

export default character({
  id: 'expansions/wasp',
  name: name('Wasp', 'Avispa', 'Wasp'),
  alterEgo: 'Janet Van Dyne',
  threat: 3,
  base: 35,
  affiliations: ['a-force', 'avengers'],
  healthy: stats(5, 'M', 2, 3, 2, 3),
  // A card of its own (CP-FORM-5).
  forms: [form(name('Tiny', 'Diminuta', 'Winzig'), 35, stats(5, 'L', 1, 3, 2, 3))],
  attacks: [
    only(
      NORMAL,
      physical(
        name('Size-Changing Smack Down', 'Paliza cambiante', 'Größenwechsel-Klatsche'),
        { range: 3, strength: 5 },
        powerForDamage,
        rule(after(may(shrink))),
      ),
    ),
    only(
      TINY,
      energy(
        name('Stinger Blast', 'Ráfaga de aguijón', 'Stachelstoß'),
        { range: 2, strength: 5 },
        powerForDamage,
        rule(during({ holds: 'denies-power' })),
      ),
    ),
    only(
      TINY,
      energy(
        name("Wasp's Fury", 'Furia de la Avispa', 'Zorn der Wespe'),
        { range: 3, strength: 6, cost: 2 },
        rule(after(sequence(may(advance('M')), transform(0)))),
      ),
    ),
  ],
  superpowers: [
    superpower(
      name('Change Size', 'Cambiar de tamaño', 'Größe ändern'),
      active(1, sequence(dropAll, transform('other')), { limit: 'turn' }),
    ),
    only(
      NORMAL,
      superpower(
        name('Pym Discs', 'Discos Pym', 'Pym-Scheiben'),
        active(3, hurl('M', { sizeMax: 3, within: 2 }), { limit: 'turn' }),
      ),
    ),
    only(
      NORMAL,
      reactive(
        name('Pym Particle Control', 'Control de partículas Pym', 'Kontrolle der Pym-Partikel'),
        reaction(1, on('targeted', { who: itself }), shrink),
        reaction(1, on('collision', { who: itself }), shrink),
      ),
    ),
    only(
      TINY,
      innate(
        name('Tiny Superhero', 'Superheroína diminuta', 'Winzige Superheldin'),
        mayWhen(on('modify', { who: itself, role: ['defending', 'dodging'], dice: 'own' }), reroll('any')),
        always({ holds: 'cannot-hold' }),
      ),
    ),
    flight,
    only(TINY, stealth),
  ],
});
