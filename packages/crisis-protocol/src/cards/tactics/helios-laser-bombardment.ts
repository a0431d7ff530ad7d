import {
  active,
  ally,
  choose,
  damage,
  each,
  enemy,
  lasting,
  one,
  paid,
  sequence,
  that,
} from '../../abilities/build.ts';
import {
  after,
  energy,
  icons,
  ignoresSightAndCover,
  name,
  playedByAny,
  tactic,
} from '../../abilities/print.ts';

const NAME = name('Helios Laser Bombardment', 'Bombardeo láser Helios', 'Helios-Laserbombardement');

export default tactic({
  id: 'tactics/helios-laser-bombardment',
  name: NAME,
  affiliation: null,
  kind: 'active',
  players: playedByAny({}),
  ability: active(
    { min: 1, max: 10 },
    choose(
      one(ally({ alterEgo: 'Tony Stark', activating: true })),
      sequence(
        lasting('turn', { holds: 'granted-attack' }, that),
        lasting(
          'attack',
          { holds: 'dice', in: 'attack', amount: paid, attacks: ['helios-laser-bombardment'] },
          that,
        ),
      ),
    ),
  ),
  attack: energy(
    NAME,
    { range: 5, strength: 2 },
    ignoresSightAndCover,
    icons(
      'wild',
      name('Sweep and Clear', 'Barrer y despejar', 'Durchkämmen und säubern'),
      after(damage(1, each(enemy({ within: 2, of: 'target' })))),
    ),
  ),
});
