import { forcedInterrupt, minions, on, one, removeThreat, schemes } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/7',
  set: 'spider-man',
  title: name('Spider-Tracer', 'Rastreador arácnido'),
  copies: 2,
  cost: 1,
  resources: ['energy'],
  traits: ['item', 'tech'],
  attach: { to: minions },
  abilities: [forcedInterrupt(on('defeat', { to: 'host' }), removeThreat(3, one(schemes)))],
});
