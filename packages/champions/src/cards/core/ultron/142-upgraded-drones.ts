import { action, constant, discard, each, gets, self, spending } from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/142',
  set: 'ultron',
  title: name('Upgraded Drones', 'Drones mejorados', 'Aufgerüstete Drohnen'),
  copies: 2,
  traits: ['condition'],
  attach: { to: { named: 'core/140' } },
  abilities: [
    constant(gets(each({ type: 'minion', facedown: true }), { atk: 1, hitPoints: 1 })),
    action(discard(self), { form: 'hero', cost: [spending('energy', 'mental', 'physical')] }),
  ],
});
