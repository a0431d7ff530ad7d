import {
  drone,
  forEach,
  minions,
  placeThreat,
  self,
  sequence,
  whenRevealed,
  withTrait,
} from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/148',
  set: 'ultron',
  title: name('Drone Factory', 'Fábrica de drones', 'Drohnenfabrik'),
  threat: 4,
  icons: { acceleration: 1 },
  boost: 2,
  abilities: [whenRevealed(sequence(drone('each'), placeThreat(forEach(withTrait('drone', minions)), self)))],
});
