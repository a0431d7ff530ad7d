import { enemies, on, one, response, stun } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/83',
  set: 'basic',
  title: name('Mockingbird', 'Pájaro Burlón'),
  subtitle: name('Bobbi Morse'),
  unique: true,
  cost: 3,
  resources: ['physical'],
  traits: ['shield', 'spy'],
  thw: 1,
  atk: 1,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [response(on('entered', { to: 'self' }), stun(one(enemies)))],
});
