import { action, discard, self, spending } from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/100',
  set: 'rhino',
  title: name('Enhanced Ivory Horn', 'Cuerno de marfil mejorado', 'Verstärktes Elfenbeinhorn'),
  traits: ['weapon'],
  atk: 1,
  boost: 2,
  attach: { to: { type: 'villain' } },
  abilities: [action(discard(self), { form: 'hero', cost: [spending('physical', 'physical', 'physical')] })],
});
