import { action, andThen, one, removeThreat, schemes, when, youHave } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/12',
  set: 'captain-marvel',
  title: name('Crisis Interdiction', 'Evitar una crisis', 'Krisenintervention'),
  copies: 3,
  cost: 2,
  resources: ['energy'],
  traits: ['thwart'],
  abilities: [
    action(
      andThen(
        removeThreat(2, one(schemes)),
        when(youHave('aerial'), removeThreat(2, one({ type: 'scheme', not: 'that' }))),
      ),
      { form: 'hero', label: 'thwart' },
    ),
  ],
});
