import { assignDamage, inPlay, surge, threatOn, when, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/111',
  set: 'bomb-scare',
  title: name('Explosion', 'Explosión'),
  boost: 2,
  abilities: [
    whenRevealed(
      when(
        inPlay({ type: 'side-scheme', named: 'core/109' }),
        assignDamage(threatOn({ type: 'side-scheme', named: 'core/109' }), { type: ['hero', 'ally'] }),
        surge,
      ),
    ),
  ],
});
