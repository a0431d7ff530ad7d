import {
  active,
  advance,
  attackAgain,
  dealtDamage,
  give,
  itself,
  lasting,
  may,
  mayWhen,
  on,
  reaction,
  self,
  target,
  toward,
  wounds,
} from '../../abilities/build.ts';
import {
  after,
  character,
  healingFactor,
  icons,
  innate,
  name,
  physical,
  pierce,
  powerForDamage,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { AGGRESSIVE, BLEED } from '../names.ts';

export default character({
  id: 'expansions/sabretooth',
  name: name('Sabretooth', 'Dientes de Sable', 'Sabretooth'),
  alterEgo: 'Victor Creed',
  threat: 4,
  base: 35,
  affiliations: ['brotherhood-of-mutants', 'cabal', 'servants-of-the-apocalypse', 'x-force'],
  healthy: stats(6, 'L', 3, 3, 3, 3),
  attacks: [
    physical(
      name('Claw Slash', 'Tajo de garras', 'Klauenhieb'),
      { range: 2, strength: 5 },
      powerForDamage,
      icons('wild', BLEED, after(give(target, 'bleed'))),
      pierce(),
    ),
    physical(
      name('Savage Predator', 'Depredador salvaje', 'Wilder Jäger'),
      { range: 2, strength: 7, cost: 4 },
      icons(
        ['wild', 'hit'],
        name('Finisher', 'Remate', 'Finale'),
        after(
          may(
            attackAgain({
              named: 'claw-slash',
              under: lasting('attack', { holds: 'rerolls-any', failures: false }),
            }),
          ),
        ),
      ),
    ),
  ],
  superpowers: [
    superpower(
      name('No Mercy', 'Sin piedad', 'Keine Gnade'),
      active(3, lasting('attack', { holds: 'dice', in: 'attack', amount: wounds('target', 1, 3) })),
    ),
    superpower(
      name('Untamed Force', 'Fuerza indómita', 'Ungezähmte Kraft'),
      reaction(
        2,
        on('after-attack', { who: itself, by: { within: 2 } }),
        attackAgain({ named: 'claw-slash', against: { is: 'attacker' } }),
        'turn',
      ),
    ),
    innate(
      AGGRESSIVE,
      mayWhen(on('after-attack', { who: itself, if: dealtDamage }), advance('S', self, toward('attacker'))),
    ),
    healingFactor(1),
  ],
});
