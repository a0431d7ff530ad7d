import { heal, minions, on, response, self } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/51',
  set: 'aggression',
  title: name('Tigra'),
  subtitle: name('Greer Grant Nelson'),
  unique: true,
  cost: 3,
  resources: ['mental'],
  traits: ['avenger'],
  thw: 1,
  atk: 2,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [response(on('attacked', { by: 'self', defeats: minions }), heal(1, self))],
});
