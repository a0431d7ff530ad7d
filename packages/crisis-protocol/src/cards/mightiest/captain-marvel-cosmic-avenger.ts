import {
  act,
  action,
  active,
  advance,
  changeTheirs,
  damage,
  done,
  each,
  enemy,
  gain,
  give,
  hurl,
  is,
  itself,
  lose,
  may,
  mayWhen,
  on,
  place,
  push,
  reaction,
  rolled,
  self,
  sequence,
  target,
  throwing,
  toward,
  transform,
  whenever,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  energy,
  flight,
  icons,
  immunity,
  innate,
  name,
  only,
  physical,
  powerForDamage,
  rule,
  splitForm,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { EXPLOSIVE, INCINERATE, THROW } from '../names.ts';

const NORMAL = { form: 0 };
const BINARY = { form: 1 };

export default character({
  id: 'mightiest/captain-marvel-cosmic-avenger',
  name: name(
    'Captain Marvel, Cosmic Avenger',
    'Capitana Marvel, Vengadora cósmica',
    'Captain Marvel, Kosmischer Avenger',
  ),
  alterEgo: 'Carol Danvers',
  threat: 5,
  base: 35,
  affiliations: ['a-force', 'avengers'],
  healthy: stats(7, 'M', 2, 4, 4, 4),
  forms: [splitForm(name('Binary', 'Binaria', 'Binär'), 35)],
  attacks: [
    only(
      NORMAL,
      energy(
        name('Photon Blast', 'Ráfaga fotónica', 'Photonenschuss'),
        { range: 4, strength: 5 },
        powerForDamage,
        icons(
          'wild',
          name('Pursuit', 'Persecución', 'Verfolgung'),
          before(may(advance('S', self, toward('target')))),
        ),
      ),
    ),
    only(
      NORMAL,
      physical(
        name('Sonic Boom', 'Estampido sónico', 'Überschallknall'),
        { range: 3, strength: 6 },
        powerForDamage,
        icons('wild', name('Concussive', 'Conmoción', 'Erschütternd'), after(lose(1, target))),
      ),
    ),
    only(
      BINARY,
      energy(
        name('Binary Blast', 'Ráfaga binaria', 'Binärstoß'),
        { range: 2, strength: 6, cost: 1 },
        rule(after(push('S', target))),
        icons('wild', INCINERATE, after(give(target, 'incinerate'))),
      ),
    ),
    only(
      BINARY,
      energy(
        name('Warbird', 'Ave de guerra', 'Warbird'),
        { range: 3, strength: 8, cost: 3 },
        rule(after(place(2, self, 'target'))),
        icons('wild', THROW, after(may(throwing('S', target)))),
        icons(
          ['critical', 'wild'],
          EXPLOSIVE,
          before(damage(1, each(enemy({ within: 2, of: 'target', other: 'target' })))),
        ),
      ),
    ),
  ],
  superpowers: [
    only(
      BINARY,
      superpower(
        name("I'm Just Getting Warmed Up", 'Todavía estoy precalentando', 'Ich werde gerade erst warm'),
        active(2, hurl('M', { sizeMax: 4, within: 2 }, enemy({ sizeMax: 4, within: 2 })), { limit: 'turn' }),
      ),
    ),
    only(
      BINARY,
      superpower(
        name('Ready or Not...', 'Preparados o no...', 'Ob ihr wollt oder nicht ...'),
        action(0, act('move', 'attack'), 'turn'),
      ),
    ),
    only(
      BINARY,
      superpower(
        name(
          "I Don't Need a Powerup to Kick Your Butt",
          'No necesito más poder para darte una paliza',
          'Dich schaffe ich auch ohne Verstärkung',
        ),
        reaction(0, on('power-spent', { who: { is: 'self', powerMax: 3 } }), transform(0)),
      ),
    ),
    innate(
      name('Enhanced Energy Absorption', 'Absorción de energía mejorada', 'Verbesserte Energieabsorption'),
      mayWhen(
        on('modify', { who: itself, role: ['defending'], types: ['energy', 'mystic'], dice: 'theirs' }),
        sequence(changeTheirs(rolled('wild'), ['critical', 'wild', 'hit'], 'blank'), gain(done)),
      ),
    ),
    only(
      NORMAL,
      innate(
        name('Higher, Further, Faster', 'Más alto, más lejos, más rápido', 'Höher, weiter, schneller'),
        whenever(on('activation-starts', { who: itself, if: is('self', { powerMin: 6 }) }), transform(1)),
      ),
    ),
    only(
      NORMAL,
      innate(
        name('You Call That a Punch?', '¿A eso lo llamas puñetazo?', 'Das nennst du einen Schlag?'),
        whenever(on('damaged', { who: itself, from: 'enemy' }), gain(1)),
      ),
    ),
    flight,
    only(NORMAL, immunity('incinerate', 'poison')),
    only(BINARY, {
      ...immunity('incinerate', 'poison', 'stagger', 'stun'),
      name: name('Immunity (Binary)', 'Inmunidad (Binaria)', 'Immunität (Binär)'),
    }),
  ],
});
