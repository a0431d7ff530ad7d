import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/89',
  set: 'basic',
  title: name('Genius', 'Genio', 'Genialität'),
  copies: 4,
  maxPerDeck: 1,
  resources: ['mental', 'mental'],
});
