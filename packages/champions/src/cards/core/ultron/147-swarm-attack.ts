import {
  attackTheirHeroes,
  drone,
  each,
  itDid,
  not,
  sequence,
  when,
  whenRevealed,
  withTrait,
  yourMinions,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/147',
  set: 'ultron',
  title: name('Swarm Attack', 'Ejército robótico', 'Schwarmangriff'),
  copies: 2,
  boost: 1,
  abilities: [
    whenRevealed(
      sequence(attackTheirHeroes(each(withTrait('drone', yourMinions))), when(not(itDid), drone())),
    ),
  ],
});
