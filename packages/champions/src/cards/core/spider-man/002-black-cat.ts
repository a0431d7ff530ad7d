import { addToHandWith, discardTop, forcedResponse, on, sequence } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/2',
  set: 'spider-man',
  title: name('Black Cat', 'Gata Negra'),
  subtitle: name('Felicia Hardy'),
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['hero-for-hire'],
  thw: 1,
  atk: 1,
  hitPoints: 2,
  consequential: { thw: 1, atk: 0 },
  abilities: [forcedResponse(on('played', { to: 'self' }), sequence(discardTop(2), addToHandWith('mental')))],
});
