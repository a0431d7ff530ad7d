import {
  anyOf,
  characters,
  damage,
  discard,
  discardTop,
  each,
  enemies,
  forcedResponse,
  on,
  one,
  self,
  sequence,
  showsResource,
  when,
} from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/50',
  set: 'aggression',
  title: name('Hulk'),
  subtitle: name('Bruce Banner'),
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['avenger', 'gamma'],
  thw: null,
  atk: 3,
  hitPoints: 5,
  consequential: { thw: 0, atk: 1 },
  abilities: [
    forcedResponse(
      on('attacked', { by: 'self' }),
      sequence(
        discardTop(1),
        when(anyOf(showsResource('physical'), showsResource('wild')), damage(2, one(enemies))),
        when(anyOf(showsResource('energy'), showsResource('wild')), damage(1, each(characters))),
        when(anyOf(showsResource('mental'), showsResource('wild')), discard(self)),
      ),
    ),
  ],
});
