import { confuse, on, response, theVillain } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/11',
  set: 'captain-marvel',
  title: name('Spider-Woman', 'Spiderwoman'),
  subtitle: name('Jessica Drew'),
  unique: true,
  cost: 3,
  resources: ['wild'],
  traits: ['avenger', 'spy'],
  thw: 2,
  atk: 2,
  hitPoints: 2,
  consequential: { thw: 1, atk: 1 },
  abilities: [response(on('entered', { to: 'self' }), confuse(theVillain))],
});
