import { exhaust, whenRevealed, you } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/191',
  set: 'expert',
  title: name('Exhaustion', 'Agotamiento', 'Erschöpfung'),
  boost: 2,
  keywords: { surge: true },
  abilities: [whenRevealed(exhaust(you))],
});
