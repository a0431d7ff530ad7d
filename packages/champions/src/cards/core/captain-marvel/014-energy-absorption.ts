import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/14',
  set: 'captain-marvel',
  title: name('Energy Absorption', 'Absorción de energía', 'Energieabsorption'),
  copies: 2,
  resources: ['energy', 'energy', 'energy'],
});
