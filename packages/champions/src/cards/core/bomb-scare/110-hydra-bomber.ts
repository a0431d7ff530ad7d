import {
  chooseOne,
  damage,
  placeThreat,
  theMainScheme,
  whenRevealed,
  you,
} from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/110',
  set: 'bomb-scare',
  title: name('Hydra Bomber', 'Terrorista de Hydra', 'Hydra-Bombenleger'),
  copies: 2,
  traits: ['hydra'],
  sch: 1,
  atk: 1,
  hitPoints: 2,
  boost: 1,
  abilities: [whenRevealed(chooseOne(damage(2, you), placeThreat(1, theMainScheme)))],
});
