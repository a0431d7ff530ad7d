import {
  active,
  advance,
  all,
  ally,
  attackAgain,
  bringActivated,
  choose,
  dealtDamage,
  gain,
  give,
  interactWith,
  may,
  mayWhen,
  not,
  on,
  one,
  payFor,
  reroll,
  score,
  sequence,
  target,
  that,
  toward,
  trailing,
  whenever,
} from '../../abilities/build.ts';
import {
  after,
  character,
  icons,
  innate,
  leadership,
  name,
  physical,
  pierce,
  powerAfter,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { BLEED, SHIELD_AGENTS } from '../names.ts';

const agents = ally({ named: SHIELD_AGENTS.en, within: 3 });

export default character({
  id: 'expansions/nick-fury',
  name: name('Nick Fury', 'Nick Furia', 'Nick Fury'),
  alterEgo: 'Nicholas J. Fury, Jr.',
  threat: 4,
  base: 35,
  affiliations: ['shield'],
  healthy: stats(6, 'M', 2, 4, 3, 4),
  injured: { stamina: 5 },
  attacks: [
    physical(
      name('Fury Special', 'Especial de Furia', 'Fury-Spezial'),
      { range: 3, strength: 5 },
      powerAfter(1),
      pierce(),
    ),
    physical(
      name('Tactical Knife', 'Cuchillo táctico', 'Kampfmesser'),
      { range: 2, strength: 5 },
      powerForDamage,
      icons('wild', BLEED, after(give(target, 'bleed'))),
      pierce(),
    ),
    physical(
      name('Lead from the Front', 'Dirigir desde el frente', 'Von vorne führen'),
      { range: 3, strength: 7, cost: 3 },
      rule(
        after(
          choose(
            one(agents),
            sequence(
              may(advance('S', that, toward('target'))),
              may(attackAgain({ by: 'that', named: 'pistols', against: { is: 'target' } })),
            ),
          ),
        ),
      ),
    ),
  ],
  leadership: [
    leadership(
      name('Last Line of Defense', 'Última línea de defensa', 'Letzte Verteidigungslinie'),
      'shield',
      whenever(on('felled', { who: ally(), from: 'enemy', if: trailing }), score(1), 'round'),
      mayWhen(
        on('after-attack', { who: ally(), if: all(not(trailing), dealtDamage) }),
        payFor('that', 1, advance('S', that, toward('attacker'))),
      ),
    ),
  ],
  superpowers: [
    superpower(
      name('Call in the Cavalry', 'Llamar a la caballería', 'Die Kavallerie rufen'),
      active(2, sequence(bringActivated(SHIELD_AGENTS.en, 3), may(interactWith(that, 'extraction')))),
    ),
    innate(
      name('Director of S.H.I.E.L.D.', 'Director de S.H.I.E.L.D.', 'Direktor von S.H.I.E.L.D.'),
      mayWhen(on('modify', { who: agents, role: ['attacking', 'defending'], dice: 'own' }), reroll(1)),
      whenever(on('after-attack', { by: agents, if: dealtDamage }), gain(1)),
      whenever(on('suffers', { who: agents, from: 'enemy' }), gain(1)),
    ),
  ],
});
