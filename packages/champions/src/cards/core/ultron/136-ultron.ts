import {
  cannotTakeDamage,
  constant,
  each,
  gets,
  inPlay,
  minions,
  revealIt,
  search,
  self,
  whenRevealed,
  withTrait,
} from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/136',
  set: 'ultron',
  title: name('Ultron', 'Ultrón'),
  traits: ['android'],
  stage: 3,
  sch: 2,
  atk: 4,
  hitPoints: perPlayer(27),
  abilities: [
    constant(gets(each(withTrait('drone', minions)), { atk: 1, hitPoints: 1 })),
    constant(cannotTakeDamage(self), inPlay(withTrait('drone', minions))),
    whenRevealed(search({ in: 'encounter', named: 'core/150' }, revealIt)),
  ],
});
