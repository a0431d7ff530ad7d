import { drone, putIntoPlay, search, setUp, whenRevealed } from '../../../abilities/build.ts';
import { mainScheme, name, perPlayer } from '../../../content.ts';

export default mainScheme({
  id: 'core/137',
  set: 'ultron',
  stage: 1,
  title: name('The Crimson Cowl', 'La Capucha Carmesí', 'Crimson Cowl'),
  threat: 0,
  acceleration: perPlayer(1),
  target: perPlayer(3),
  setUp: [setUp(search({ in: 'encounter-deck', named: 'core/140' }, putIntoPlay('found', 'first')))],
  abilities: [whenRevealed(drone('each'))],
});
