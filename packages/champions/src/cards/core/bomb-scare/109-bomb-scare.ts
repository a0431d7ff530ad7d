import { placeThreat, self, timesPlayers, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/109',
  set: 'bomb-scare',
  title: name('Bomb Scare', 'Amenaza de bomba', 'Bombendrohung'),
  threat: 2,
  icons: { acceleration: 1 },
  boost: 2,
  abilities: [whenRevealed(placeThreat(timesPlayers(1), self))],
});
