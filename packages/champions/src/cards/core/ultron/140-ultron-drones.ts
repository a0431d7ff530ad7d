import { constant, each, hasBase } from '../../../abilities/build.ts';
import { environment, name } from '../../../content.ts';

export default environment({
  id: 'core/140',
  set: 'ultron',
  title: name('Ultron Drones', 'Drones de Ultrón', 'Ultron-Drohnen'),
  abilities: [constant(hasBase(each({ type: 'minion', facedown: true }), { sch: 1, atk: 1, hitPoints: 1 }))],
});
