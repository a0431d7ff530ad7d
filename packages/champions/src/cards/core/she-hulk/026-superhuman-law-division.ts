import { action, exhaustSelf, one, removeThreat, schemes, spending } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/26',
  set: 'she-hulk',
  title: name(
    'Superhuman Law Division',
    'División de Derecho Superhumano',
    'Abteilung für übermenschliches Recht',
  ),
  cost: 1,
  resources: ['physical'],
  traits: ['location'],
  abilities: [
    action(removeThreat(2, one(schemes)), { form: 'alter-ego', cost: [exhaustSelf, spending('mental')] }),
  ],
});
