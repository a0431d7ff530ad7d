import { damage, instead, interrupt, would, x, you } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/61',
  set: 'justice',
  title: name('Great Responsibility', 'Una gran responsabilidad', 'Große Verantwortung'),
  copies: 3,
  cost: 0,
  resources: ['mental'],
  abilities: [interrupt(would('threat'), instead(damage(x(), you)), { form: 'hero' })],
});
