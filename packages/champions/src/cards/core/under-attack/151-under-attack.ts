import {
  chooseOne,
  damage,
  eachPlayer,
  placeThreat,
  self,
  whenRevealed,
  yourHero,
} from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/151',
  set: 'under-attack',
  title: name('Under Attack', 'Civiles en peligro', 'Unter Beschuss'),
  threat: 3,
  icons: { crisis: 1 },
  boost: 3,
  abilities: [whenRevealed(eachPlayer(chooseOne(placeThreat(2, self), damage(3, yourHero))))],
});
