import {
  action,
  exhaustSelf,
  friendlyCharacters,
  heal,
  one,
  removeCounter,
} from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/80',
  set: 'protection',
  title: name('Med Team', 'Equipo médico', 'Medizinisches Team'),
  copies: 3,
  cost: 3,
  resources: ['energy'],
  traits: ['shield'],
  keywords: { uses: { count: 3, counter: 'medical' } },
  abilities: [action(heal(2, one(friendlyCharacters)), { cost: [exhaustSelf, removeCounter] })],
});
