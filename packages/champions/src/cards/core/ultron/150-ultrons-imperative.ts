import { drone, whenRevealed } from '../../../abilities/build.ts';
import { name, perPlayer, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/150',
  set: 'ultron',
  title: name("Ultron's Imperative", 'La Directriz Ultrón', 'Ultrons Imperativ'),
  threat: perPlayer(2),
  icons: { hazard: 1 },
  boost: 3,
  abilities: [whenRevealed(drone('first', 2))],
});
