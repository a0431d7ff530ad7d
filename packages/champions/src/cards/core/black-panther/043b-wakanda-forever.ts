import { action, specials } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/43b',
  set: 'black-panther',
  title: name('Wakanda Forever!', '¡Wakanda por siempre!', 'Wakanda über alles!'),
  cost: 1,
  resources: ['mental'],
  traits: ['tactic'],
  abilities: [action(specials('black-panther'), { form: 'hero' })],
});
