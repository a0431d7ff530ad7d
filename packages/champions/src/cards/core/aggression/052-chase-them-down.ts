import { enemies, on, one, removeThreat, response, schemes } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/52',
  set: 'aggression',
  title: name('Chase Them Down', 'A por ellos', 'Verfolgt sie!'),
  copies: 3,
  cost: 0,
  resources: ['mental'],
  traits: ['thwart'],
  abilities: [
    response(on('attacked', { by: 'your-hero', defeats: enemies }), removeThreat(2, one(schemes)), {
      label: 'thwart',
    }),
  ],
});
