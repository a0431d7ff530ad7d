import {
  active,
  ally,
  always,
  attackAgain,
  attacker,
  changeOwn,
  damage,
  give,
  hurl,
  lose,
  may,
  mayWhen,
  nothingDone,
  on,
  one,
  otherAlly,
  place,
  sequence,
  target,
  when,
  whenever,
} from '../../abilities/build.ts';
import {
  after,
  character,
  during,
  energy,
  icons,
  innate,
  leadership,
  mystic,
  name,
  powerForDamage,
  rule,
  stats,
  superpower,
} from '../../abilities/print.ts';
import { SHOCK } from '../names.ts';

export default character({
  id: 'mightiest/red-skull-master-of-the-world',
  name: name(
    'Red Skull, Master of the World',
    'Cráneo Rojo, Amo del mundo',
    'Red Skull, Herrscher über die Welt',
  ),
  alterEgo: 'Johann Schmidt',
  threat: 4,
  base: 35,
  affiliations: ['cabal', 'hydra'],
  healthy: stats(6, 'M', 2, 4, 3, 3),
  attacks: [
    energy(
      name('Cosmic Burst', 'Estallido cósmico', 'Kosmischer Ausbruch'),
      { range: 4, strength: 5 },
      rule(during({ holds: 'type-choice', types: ['energy', 'mystic'] })),
      powerForDamage,
      icons('wild', SHOCK, after(give(target, 'shock'))),
    ),
    mystic(
      name('Reality Bows to Me!', '¡La realidad se inclina ante mí!', 'Die Realität beugt sich mir!'),
      { range: 4, strength: 7, cost: 4 },
      icons(
        ['critical', 'wild', 'hit'],
        name('Reality Rupture', 'Ruptura de la realidad', 'Realitätsriss'),
        after(may(attackAgain({ newTarget: true, near: 2, fresh: true, free: true }))),
      ),
    ),
  ],
  leadership: [
    leadership(
      name(
        'My Cabal Is Only for the Strong',
        'Mi Camarilla es solo para los fuertes',
        'Meine Kabale ist nur für die Starken',
      ),
      'cabal',
      mayWhen(on('rolling', { who: ally({ grunt: false }) }), changeOwn(1, ['failure'], 'critical'), 'turn'),
      whenever(
        on('after-attack', {
          by: ally(),
          if: { if: 'die-changed-by', rule: 'my-cabal-is-only-for-the-strong' },
        }),
        sequence(lose(1, attacker), when(nothingDone, damage(1, attacker))),
      ),
    ),
  ],
  superpowers: [
    superpower(
      name('Reshape the World', 'Remodelar el mundo', 'Die Welt umformen'),
      active(3, hurl('M', { sizeMax: 3, within: 3 }), { limit: 'turn' }),
    ),
    superpower(
      name(
        'Nothing Is Beyond My Reach',
        'Nada está fuera de mi alcance',
        'Nichts ist außer meiner Reichweite',
      ),
      active(4, place(3, one({ within: 2 })), { limit: 'turn' }),
    ),
    innate(
      name(
        'Power Is Only for the One Who Rules',
        'El poder es solo para quien gobierna',
        'Macht gebührt nur dem, der herrscht',
      ),
      always({ holds: 'pays-with', who: otherAlly({ within: 3 }) }),
    ),
  ],
});
