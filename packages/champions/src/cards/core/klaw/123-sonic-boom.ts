import {
  boost,
  chooseOne,
  each,
  exhaust,
  later,
  on,
  spend,
  whenRevealed,
  yourCharacters,
  yourHero,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/123',
  set: 'klaw',
  title: name('Sonic Boom', 'Estallido sónico', 'Donnernde Schallwelle'),
  copies: 2,
  boostStar: true,
  abilities: [
    whenRevealed(chooseOne(spend('energy', 'mental', 'physical'), exhaust(each(yourCharacters)))),
    boost(
      later(on('attacked', { damages: { type: 'identity', who: 'yours' } }), exhaust(yourHero), 'activation'),
    ),
  ],
});
