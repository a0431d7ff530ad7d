import {
  attackTheirHeroes,
  each,
  itDid,
  minions,
  not,
  putIntoPlay,
  search,
  sequence,
  when,
  whenRevealed,
  withTrait,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/133',
  set: 'masters-of-evil',
  title: name('Masters of Mayhem', 'Señores del caos', 'Die Meister des Chaos'),
  copies: 2,
  boost: 2,
  abilities: [
    whenRevealed(
      sequence(
        attackTheirHeroes(each(withTrait('masters-of-evil', minions))),
        when(
          not(itDid),
          search({ in: 'encounter', type: 'minion', trait: 'masters-of-evil' }, putIntoPlay('found')),
        ),
      ),
    ),
  ],
});
