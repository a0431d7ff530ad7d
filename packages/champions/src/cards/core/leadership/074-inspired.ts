import { allies, constant, gets, host } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/74',
  set: 'leadership',
  title: name('Inspired', 'Inspiración', 'Inspiriert'),
  copies: 3,
  cost: 1,
  resources: ['physical'],
  traits: ['condition'],
  attach: { to: allies },
  max: { per: 'host', count: 1 },
  abilities: [constant(gets(host, { thw: 1, atk: 1 }))],
});
