import { discardUntil, putIntoPlay, whenRevealed } from '../../../abilities/build.ts';
import { name, perPlayer, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/128',
  set: 'masters-of-evil',
  title: name('The Masters of Evil', 'Los Señores del Mal', 'Masters of Evil'),
  threat: perPlayer(3),
  icons: { acceleration: 1 },
  boost: 2,
  abilities: [
    whenRevealed(discardUntil({ type: 'minion', trait: 'masters-of-evil' }, putIntoPlay('found', 'first'))),
  ],
});
