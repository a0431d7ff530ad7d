import { confuse, isStatus, surge, when, whenRevealed, you } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/112',
  set: 'bomb-scare',
  title: name('False Alarm', 'Falsa alarma', 'Falscher Alarm'),
  copies: 2,
  boost: 1,
  abilities: [whenRevealed(when(isStatus('confused', you), surge, confuse(you)))],
});
