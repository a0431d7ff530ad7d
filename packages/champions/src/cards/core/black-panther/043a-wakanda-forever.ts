import { action, specials } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/43a',
  set: 'black-panther',
  title: name('Wakanda Forever!', '¡Wakanda por siempre!', 'Wakanda über alles!'),
  cost: 1,
  resources: ['energy'],
  traits: ['tactic'],
  abilities: [action(specials('black-panther'), { form: 'hero' })],
});
