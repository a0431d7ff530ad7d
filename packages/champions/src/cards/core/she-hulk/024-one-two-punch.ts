import { on, ready, response, yourHero } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/24',
  set: 'she-hulk',
  title: name('One-Two Punch', 'Sucesión de puñetazos', 'Links-Rechts-Kombination'),
  copies: 3,
  cost: 1,
  resources: ['physical'],
  traits: ['skill'],
  abilities: [response(on('attacked', { by: 'your-hero', basic: true }), ready(yourHero))],
});
