import { finalStep, one, orInstead, removeThreat, schemes, special } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/48',
  set: 'black-panther',
  title: name('Tactical Genius', 'Ingenio táctico', 'Taktisches Genie'),
  cost: 2,
  resources: ['physical'],
  traits: ['black-panther', 'skill'],
  abilities: [special(removeThreat(orInstead(1, 2, finalStep), one(schemes)), { label: 'thwart' })],
});
