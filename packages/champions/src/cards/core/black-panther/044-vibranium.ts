import { name, resource } from '../../../content.ts';

export default resource({
  id: 'core/44',
  set: 'black-panther',
  title: name('Vibranium', 'Vibránium'),
  copies: 3,
  resources: ['wild', 'wild'],
});
