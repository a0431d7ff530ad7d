import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/90',
  set: 'basic',
  title: name('Strength', 'Fuerza', 'Stärke'),
  copies: 4,
  maxPerDeck: 1,
  resources: ['physical', 'physical'],
});
