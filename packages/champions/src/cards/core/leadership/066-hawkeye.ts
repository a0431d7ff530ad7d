import { damage, minions, on, removeCounter, response, that } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/66',
  set: 'leadership',
  title: name('Hawkeye', 'Ojo de Halcón'),
  subtitle: name('Clint Barton'),
  unique: true,
  cost: 3,
  resources: ['energy'],
  traits: ['avenger'],
  thw: 1,
  atk: 1,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  counters: { count: 4, counter: 'arrow' },
  abilities: [response(on('entered', { to: minions }), damage(2, that), { cost: [removeCounter] })],
});
