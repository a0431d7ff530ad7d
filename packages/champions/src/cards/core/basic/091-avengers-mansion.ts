import { action, choosePlayer, draw, exhaustSelf } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/91',
  set: 'basic',
  title: name('Avengers Mansion', 'Mansión de los Vengadores'),
  copies: 4,
  cost: 4,
  resources: ['mental'],
  traits: ['avenger', 'location'],
  max: { per: 'player', count: 1 },
  abilities: [action(choosePlayer(draw(1, 'chosen')), { cost: [exhaustSelf] })],
});
