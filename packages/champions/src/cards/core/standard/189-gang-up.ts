import { attacksYou, each, surge, whenRevealed, yourMinions } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/189',
  set: 'standard',
  title: name('Gang-Up', 'Todos a una', 'Zusammenrotten'),
  boost: 1,
  abilities: [
    whenRevealed(surge, { form: 'alter-ego' }),
    whenRevealed(attacksYou(each({ ...yourMinions, orVillain: true })), { form: 'hero' }),
  ],
});
