import { damage, enemies, on, response, theAttacker, yourStat } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/77',
  set: 'protection',
  title: name('Counter-Punch', 'Contragolpe', 'Konterschlag'),
  copies: 3,
  cost: 0,
  resources: ['physical'],
  traits: ['attack'],
  abilities: [
    response(on('attacked', { by: enemies, defender: 'your-hero' }), damage(yourStat('atk'), theAttacker), {
      label: 'attack',
    }),
  ],
});
