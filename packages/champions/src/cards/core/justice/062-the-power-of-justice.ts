import { constant } from '../../../abilities/build.ts';
import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/62',
  set: 'justice',
  title: name('The Power of Justice', 'El poder de la justicia', 'Kraft der Gerechtigkeit'),
  copies: 2,
  maxPerDeck: 2,
  resources: ['wild'],
  abilities: [constant({ holds: 'double-resources', payingFor: 'justice' })],
});
