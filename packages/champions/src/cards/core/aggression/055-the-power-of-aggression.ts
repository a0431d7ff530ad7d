import { constant } from '../../../abilities/build.ts';
import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/55',
  set: 'aggression',
  title: name('The Power of Aggression', 'El poder de la agresividad', 'Kraft der Aggression'),
  copies: 2,
  maxPerDeck: 2,
  resources: ['wild'],
  abilities: [constant({ holds: 'double-resources', payingFor: 'aggression' })],
});
