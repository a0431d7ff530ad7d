import {
  boost,
  damage,
  each,
  friendlyCharacters,
  whenRevealed,
  yourCharacters,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/154',
  set: 'under-attack',
  title: name('Concussive Blast', 'Descarga fulminante', 'Erschütternde Explosion'),
  copies: 2,
  boostStar: true,
  abilities: [whenRevealed(damage(1, each(friendlyCharacters))), boost(damage(1, each(yourCharacters)))],
});
