import {
  andThen,
  cancelCard,
  exhaustSelf,
  interrupt,
  on,
  revealTop,
  spending,
} from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/75',
  set: 'protection',
  title: name('Black Widow', 'Viuda Negra'),
  subtitle: name('Natasha Romanoff'),
  unique: true,
  cost: 3,
  resources: ['physical'],
  traits: ['shield', 'spy'],
  thw: 2,
  atk: 1,
  hitPoints: 2,
  consequential: { thw: 1, atk: 1 },
  abilities: [
    interrupt(on('reveal'), andThen(cancelCard, revealTop), { cost: [exhaustSelf, spending('mental')] }),
  ],
});
