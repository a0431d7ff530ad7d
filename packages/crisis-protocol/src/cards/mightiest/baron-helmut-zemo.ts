import {
  active,
  addTactic,
  advance,
  ally,
  always,
  attackedThisTurn,
  felled,
  gain,
  give,
  holdsNothing,
  itself,
  may,
  mayWhen,
  on,
  one,
  reroll,
  target,
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
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { SLOW, STAGGER, STRATEGIC_GENIUS, STUN, SWORD_STRIKE } from '../names.ts';

export default character({
  id: 'mightiest/baron-helmut-zemo',
  name: name('Baron Helmut Zemo', 'Barón Helmut Zemo', 'Baron Helmut Zemo'),
  alterEgo: 'Helmut Zemo',
  threat: 4,
  base: 35,
  affiliations: ['cabal', 'hydra'],
  healthy: stats(5, 'M', 2, 4, 3, 4),
  injured: { stamina: 6 },
  attacks: [
    physical(
      SWORD_STRIKE,
      { range: 2, strength: 5 },
      powerForDamage,
      pierce(),
      icons(
        ['critical', 'wild'],
        name('Dancing Strike', 'Golpe danzante', 'Tanzender Hieb'),
        after(may(advance('S'))),
      ),
    ),
    physical(
      name('Adhesive X Pistol', 'Pistola de Adhesivo X', 'Klebstoff-X-Pistole'),
      { range: 4, strength: 5 },
      icons('wild', SLOW, after(give(target, 'slow'))),
      icons(['critical', 'wild'], STUN, after(give(target, 'stun'))),
      icons(['critical', 'wild', 'failure'], STAGGER, after(give(target, 'stagger'))),
    ),
    physical(
      name('Coup de Grace', 'Golpe de gracia', 'Gnadenstoß'),
      { range: 3, strength: 7, cost: 3 },
      rule(after(may(advance('S')), felled)),
    ),
  ],
  leadership: [
    leadership(
      name('Army of Evil', 'Ejército del mal', 'Armee des Bösen'),
      'hydra',
      mayWhen(on('leadership-starts', { who: itself }), addTactic('hydra')),
      mayWhen(on('tactic-played', { who: ally() }), gain(1, one(ally({ is: 'that' }))), 'turn'),
    ),
  ],
  superpowers: [
    superpower(
      name('Quick Step', 'Paso ligero', 'Schneller Schritt'),
      active(2, advance('M'), { limit: 'turn', if: holdsNothing }),
    ),
    innate(
      name('Master Duelist', 'Maestro duelista', 'Meisterduellant'),
      always(
        { holds: 'dice', in: 'attack', amount: 2, attacks: ['sword-strike'] },
        undefined,
        attackedThisTurn,
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
