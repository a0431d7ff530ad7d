import { action, chooseOne, gets, self, spending, until } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/68',
  set: 'leadership',
  title: name('Vision', 'La Visión'),
  unique: true,
  cost: 4,
  resources: ['physical'],
  traits: ['android', 'avenger'],
  thw: 1,
  atk: 2,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [
    action(chooseOne(until('phase', gets(self, { thw: 2 })), until('phase', gets(self, { atk: 2 }))), {
      cost: [spending('energy')],
      limit: 'round',
    }),
  ],
});
