import {
  act,
  action,
  collide,
  damage,
  dealtDamage,
  each,
  enemy,
  give,
  itself,
  lose,
  mayWhen,
  on,
  reaction,
  reroll,
  rolled,
  target,
  that,
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
  powerForDamage,
  rule,
  stats,
  stealth,
  superpower,
} from '../../abilities/print.ts';
import { HIT_AND_RUN, SPETSNAZ_TRAINING } from '../names.ts';

export default character({
  id: 'mightiest/winter-soldier-operative',
  name: name('Winter Soldier, Operative', 'Soldado de Invierno, Agente secreto', 'Winter Soldier, Agent'),
  alterEgo: 'James "Bucky" Barnes',
  threat: 4,
  base: 35,
  affiliations: ['avengers', 'cabal', 'hydra', 'shield', 'winter-guard'],
  healthy: stats(6, 'M', 2, 4, 3, 4),
  injured: { stamina: 5 },
  attacks: [
    physical(
      name('Spec Ops Rifle', 'Fusil de operaciones especiales', 'Spezialeinsatz-Gewehr'),
      { range: 5, strength: 5 },
      powerForDamage,
      icons('wild', name('Suppressive', 'Supresor', 'Niederhaltend'), before(lose(rolled('wild'), target))),
    ),
    energy(
      name('Concussion Grenade', 'Granada de conmoción', 'Betäubungsgranate'),
      { range: 3, strength: 5, cost: 1 },
      rule(after(give(target, 'stun'), dealtDamage)),
      icons(
        'wild',
        name('Blinding Flash', 'Destello cegador', 'Blendender Blitz'),
        after(give(each(enemy({ within: 2, of: 'target' })), 'shock')),
      ),
    ),
    physical(
      name('The Red Agent', 'El agente rojo', 'Der Rote Agent'),
      { range: 3, strength: 7, cost: 3 },
      icons(
        ['wild', 'hit'],
        name('Clean Sweep', 'Barrido completo', 'Reinen Tisch machen'),
        after(damage(1, each(enemy({ within: 3, other: 'target' })))),
      ),
    ),
  ],
  superpowers: [
    superpower(HIT_AND_RUN, action(2, act('attack', 'move'), 'turn')),
    superpower(
      name('Kill Box', 'Zona de muerte', 'Todeszone'),
      reaction(
        3,
        on('moved', { who: enemy({ within: 4 }), how: ['advance', 'place'] }),
        collide({ sizeMax: 3, within: 2, of: 'that' }, that),
        'turn',
      ),
    ),
    innate(
      SPETSNAZ_TRAINING,
      mayWhen(
        on('modify', {
          who: itself,
          by: enemy({ within: 1 }),
          role: ['attacking', 'defending'],
          dice: 'own',
        }),
        reroll(1),
      ),
    ),
    stealth,
  ],
});
