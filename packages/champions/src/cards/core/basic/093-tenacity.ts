import { action, discardSelf, ready, spending, yourHero } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/93',
  set: 'basic',
  title: name('Tenacity', 'Tenacidad', 'Durchhaltevermögen'),
  copies: 3,
  cost: 2,
  resources: ['energy'],
  traits: ['condition'],
  abilities: [action(ready(yourHero), { form: 'hero', cost: [spending('physical'), discardSelf] })],
});
