import { attacksYou, cancelEffects, interrupt, on, sequence, theVillain } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/78',
  set: 'protection',
  title: name('Get Behind Me!', '¡Poneos detrás de mí!', 'Bleibt hinter mir!'),
  copies: 3,
  cost: 1,
  resources: ['mental'],
  abilities: [
    interrupt(on('reveal', { card: 'treachery' }), sequence(cancelEffects, attacksYou(theVillain)), {
      form: 'hero',
    }),
  ],
});
