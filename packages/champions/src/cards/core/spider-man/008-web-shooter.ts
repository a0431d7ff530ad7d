import { exhaustSelf, generates, removeCounter } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/8',
  set: 'spider-man',
  title: name('Web-Shooter', 'Lanzarredes', 'Netzsprüher'),
  copies: 2,
  cost: 1,
  resources: ['physical'],
  traits: ['item', 'tech'],
  keywords: { uses: { count: 3, counter: 'web' } },
  abilities: [generates(['wild'], { form: 'hero', cost: [exhaustSelf, removeCounter] })],
});
