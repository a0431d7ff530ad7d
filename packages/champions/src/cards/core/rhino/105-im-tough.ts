import { isStatus, surge, theVillain, toughen, when, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/105',
  set: 'rhino',
  title: name('"I\'m Tough"', '«¡Soy duro!»', '„Ich bin zäh!“'),
  copies: 2,
  abilities: [whenRevealed(when(isStatus('tough', theVillain), surge, toughen(theVillain)))],
});
