import { action, exhaustSelf, heal, yourAlterEgo } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/6',
  set: 'spider-man',
  title: name('Aunt May', 'Tía May', 'Tante May'),
  unique: true,
  cost: 1,
  resources: ['energy'],
  traits: ['persona'],
  abilities: [action(heal(4, yourAlterEgo), { form: 'alter-ego', cost: [exhaustSelf] })],
});
