import { damage, each, heroes, whenRevealed } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/103',
  set: 'rhino',
  title: name('Shocker', 'Conmocionador'),
  unique: true,
  traits: ['criminal'],
  sch: 1,
  atk: 2,
  hitPoints: 3,
  boost: 2,
  abilities: [whenRevealed(damage(1, each(heroes)))],
});
