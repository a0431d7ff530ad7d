import { revealTop, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/193',
  set: 'expert',
  title: name('Under Fire', 'Bajo fuego intenso', 'Unter Feuer'),
  boost: 3,
  keywords: { surge: true },
  abilities: [whenRevealed(revealTop)],
});
