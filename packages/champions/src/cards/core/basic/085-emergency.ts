import { interrupt, later, on, prevent } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/85',
  set: 'basic',
  title: name('Emergency', 'Emergencia', 'Notfall'),
  copies: 3,
  cost: 0,
  resources: ['energy'],
  traits: ['thwart'],
  abilities: [
    interrupt(
      on('scheme', { by: 'villain' }),
      later(on('threat', { by: 'villain' }), prevent(1), 'activation'),
      {
        label: 'thwart',
      },
    ),
  ],
});
