import { cancelEffects, interrupt, on } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/4',
  set: 'spider-man',
  title: name('Enhanced Spider-Sense', 'Sentido arácnido mejorado', 'Verstärkter Spinnensinn'),
  copies: 2,
  cost: 1,
  resources: ['mental'],
  traits: ['superpower'],
  abilities: [interrupt(on('reveal', { card: 'treachery' }), cancelEffects, { form: 'hero' })],
});
