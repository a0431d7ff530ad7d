import { constant } from '../../../abilities/build.ts';
import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/72',
  set: 'leadership',
  title: name('The Power of Leadership', 'El poder del liderazgo', 'Kraft der Führung'),
  copies: 2,
  maxPerDeck: 2,
  resources: ['wild'],
  abilities: [constant({ holds: 'double-resources', payingFor: 'leadership' })],
});
