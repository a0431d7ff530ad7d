import { attacksYou, surge, theVillain, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/187',
  set: 'standard',
  title: name('Assault', 'Agresión', 'Überfall'),
  copies: 2,
  abilities: [
    whenRevealed(surge, { form: 'alter-ego' }),
    whenRevealed(attacksYou(theVillain), { form: 'hero' }),
  ],
});
