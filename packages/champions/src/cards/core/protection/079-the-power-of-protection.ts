import { constant } from '../../../abilities/build.ts';
import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/79',
  set: 'protection',
  title: name('The Power of Protection', 'El poder de la protección', 'Kraft des Schutzes'),
  copies: 2,
  maxPerDeck: 2,
  resources: ['wild'],
  abilities: [constant({ holds: 'double-resources', payingFor: 'protection' })],
});
