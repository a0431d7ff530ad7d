import { exhaustSelf, minions, on, one, removeThreat, response, schemes } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/63',
  set: 'justice',
  title: name('Interrogation Room', 'Sala de interrogatorios', 'Verhörzimmer'),
  copies: 3,
  cost: 1,
  resources: ['energy'],
  traits: ['location'],
  max: { per: 'player', count: 1 },
  abilities: [
    response(on('defeated', { by: 'you', to: minions }), removeThreat(1, one(schemes)), {
      cost: [exhaustSelf],
    }),
  ],
});
