import { action, choosePlayer, each, gets, until } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/70',
  set: 'leadership',
  title: name('Lead from the Front', 'Liderar en vanguardia', 'An vorderster Front'),
  copies: 3,
  cost: 2,
  resources: ['energy'],
  traits: ['tactic'],
  abilities: [
    action(
      choosePlayer(until('phase', gets(each({ type: 'character', of: 'chosen' }), { thw: 1, atk: 1 }))),
      { form: 'hero' },
    ),
  ],
});
