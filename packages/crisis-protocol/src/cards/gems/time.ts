import { itself, on, reaction, rerollAll } from '../../abilities/build.ts';
import { gem, name, superpower } from '../../abilities/print.ts';

export default gem({
  id: 'gems/time',
  name: name('Time', 'Tiempo', 'Zeit'),
  threat: 1,
  superpowers: [
    superpower(
      name('Time Gem', 'Gema del Tiempo', 'Zeitstein'),
      reaction(2, on('before-comparing', { by: itself }), rerollAll),
    ),
  ],
});
