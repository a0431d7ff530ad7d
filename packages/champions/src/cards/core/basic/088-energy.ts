import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/88',
  set: 'basic',
  title: name('Energy', 'Energía', 'Energie'),
  copies: 4,
  maxPerDeck: 1,
  resources: ['energy', 'energy'],
});
