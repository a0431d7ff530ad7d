import { action, specials } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/43d',
  set: 'black-panther',
  title: name('Wakanda Forever!', '¡Wakanda por siempre!', 'Wakanda über alles!'),
  copies: 2,
  cost: 1,
  resources: ['wild'],
  traits: ['tactic'],
  abilities: [action(specials('black-panther'), { form: 'hero' })],
});
