import { action, returnToHand, self } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/20',
  set: 'she-hulk',
  title: name('Hellcat', 'Gata Infernal'),
  subtitle: name('Patsy Walker'),
  unique: true,
  cost: 3,
  resources: ['wild'],
  traits: ['avenger'],
  thw: 2,
  atk: 1,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [action(returnToHand(self))],
});
