import { action, constant, discard, gainsRetaliate, host, self, spending } from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/119',
  set: 'klaw',
  title: name('Solid-Sound Body', 'Cuerpo de sonido sólido', 'Fester Schallkörper'),
  traits: ['condition'],
  boost: 3,
  attach: { to: { type: 'villain' } },
  abilities: [
    constant(gainsRetaliate(host, 1)),
    action(discard(self), { form: 'hero', cost: [spending('energy', 'mental', 'physical')] }),
  ],
});
