import { discardSelf, on, ready, response, yourHero } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/82',
  set: 'protection',
  title: name('Indomitable', 'Indómito', 'Unbezwingbar'),
  copies: 3,
  cost: 1,
  resources: ['energy'],
  traits: ['condition'],
  abilities: [response(on('attacked', { defender: 'your-hero' }), ready(yourHero), { cost: [discardSelf] })],
});
