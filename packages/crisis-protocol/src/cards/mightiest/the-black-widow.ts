import {
  advance,
  always,
  attackAgain,
  give,
  itself,
  lasting,
  may,
  on,
  reaction,
  rerollAlsoFailures,
  target,
} from '../../abilities/build.ts';
import {
  after,
  before,
  character,
  energy,
  icons,
  innate,
  name,
  physical,
  powerAfter,
  powerForDamage,
  rule,
  stats,
  stealth,
  superpower,
} from '../../abilities/print.ts';
import { MARTIAL_ARTIST, SHOCK, STUN } from '../names.ts';

export default character({
  id: 'mightiest/the-black-widow',
  name: name('The Black Widow', 'La Viuda Negra', 'Die Black Widow'),
  alterEgo: 'Natasha Romanoff',
  threat: 4,
  base: 35,
  affiliations: ['a-force', 'avengers', 'shield'],
  healthy: stats(6, 'L', 2, 4, 3, 4),
  injured: { stamina: 5 },
  attacks: [
    energy(
      name('Shock Batons', 'Bastones aturdidores', 'Schockstöcke'),
      { range: 2, strength: 5 },
      powerForDamage,
      icons('wild', SHOCK, before(give(target, 'shock'))),
    ),
    energy(
      name('Widow Stingers', 'Aguijones de la Viuda', 'Stacheln der Witwe'),
      { range: 4, strength: 4 },
      powerAfter(1),
      icons('wild', STUN, before(give(target, 'stun'))),
    ),
    physical(
      name('Deadly Origins', 'Orígenes letales', 'Tödliche Herkunft'),
      { range: 2, strength: 7, cost: 4 },
      rule(after(may(advance('M')))),
      icons(
        ['wild', 'hit'],
        name('Finisher', 'Remate', 'Abschluss'),
        after(
          may(attackAgain({ named: 'shock-batons', under: lasting('attack', { holds: 'rerolls-any' }) })),
        ),
      ),
    ),
  ],
  superpowers: [
    superpower(
      name('Calculated Risk', 'Riesgo calculado', 'Kalkuliertes Risiko'),
      reaction(
        2,
        on('modify', { who: itself, role: ['defending'], types: ['physical', 'mystic'], dice: 'own' }),
        rerollAlsoFailures('any'),
      ),
    ),
    innate(
      name('All That Matters Is the Mission', 'Lo único que importa es la misión', 'Nur die Mission zählt'),
      always({ holds: 'places-its-drops' }),
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
