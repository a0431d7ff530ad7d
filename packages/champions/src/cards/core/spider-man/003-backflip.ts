import { interrupt, prevent, would } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/3',
  set: 'spider-man',
  title: name('Backflip', 'Voltereta hacia atrás', 'Rückwärtssalto'),
  copies: 2,
  cost: 0,
  resources: ['physical'],
  traits: ['defense', 'skill'],
  abilities: [interrupt(would('damage', { to: 'you', attack: true }), prevent('all'), { label: 'defense' })],
});
