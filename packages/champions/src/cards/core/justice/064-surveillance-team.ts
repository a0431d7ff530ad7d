import { action, exhaustSelf, one, removeCounter, removeThreat, schemes } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/64',
  set: 'justice',
  title: name('Surveillance Team', 'Equipo de vigilancia', 'Überwachungsteam'),
  copies: 3,
  cost: 2,
  resources: ['mental'],
  traits: ['shield'],
  keywords: { uses: { count: 3, counter: 'snoop' } },
  abilities: [action(removeThreat(1, one(schemes)), { cost: [exhaustSelf, removeCounter] })],
});
