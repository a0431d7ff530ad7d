import {
  action,
  constant,
  forEach,
  gets,
  lookAtTop,
  withTrait,
  you,
  yourUpgrades,
} from '../../../abilities/build.ts';
import { identity, name } from '../../../content.ts';

export default identity({
  id: 'core/29',
  set: 'iron-man',
  hero: {
    title: name('Iron Man'),
    traits: ['avenger'],
    thw: 2,
    atk: 1,
    def: 1,
    hitPoints: 9,
    handSize: 1,
    abilities: [constant(gets(you, { handSize: forEach(withTrait('tech', yourUpgrades)) }, 7))],
  },
  alterEgo: {
    title: name('Tony Stark'),
    traits: ['genius'],
    rec: 3,
    hitPoints: 9,
    handSize: 6,
    abilities: [action(lookAtTop(3), { limit: 'round', name: name('Futurist', 'Futurista', 'Futurist') })],
  },
});
