import { always, held, pickUp } from '../../abilities/build.ts';
import { crisis, interact, name, perHeld } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/fear-grips-world',
  name: name(
    'Fear Grips World as "Worthy" Terrorize Cities',
    'El miedo se apodera del mundo: los «Dignos» aterrorizan las ciudades',
    'Angst geht um: Die „Würdigen“ terrorisieren die Städte',
  ),
  type: 'extraction',
  maximumThreat: 18,
  tokens: [
    {
      name: name('Celestial Hammer', 'Martillo celestial', 'Himmlischer Hammer'),
      kind: 'asset',
      at: [
        [18, 10],
        [6, 18],
        [30, 18],
        [18, 26],
      ],
    },
  ],
  interact: interact(pickUp),
  scoring: [perHeld(1)],
  rules: [
    always({ holds: 'dice', in: 'attack', amount: held('attacker') }, { holding: 'extraction' }),
    always({ holds: 'dearer-tactics', amount: 1 }, { holding: 'extraction' }),
  ],
});
