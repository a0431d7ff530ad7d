import { action, payingPrintedCost, putIntoPlay } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/71',
  set: 'leadership',
  title: name('Make the Call', 'Hacer la llamada', 'Einsatzbefehl'),
  copies: 3,
  cost: 0,
  resources: ['mental'],
  abilities: [
    action(putIntoPlay('found'), {
      cost: [payingPrintedCost({ in: 'discard', whose: 'any', type: 'ally' })],
    }),
  ],
});
