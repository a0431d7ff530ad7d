import { villainSchemes, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/186',
  set: 'standard',
  title: name('Advance', 'Mover ficha', 'Fortschritt'),
  copies: 2,
  abilities: [whenRevealed(villainSchemes)],
});
