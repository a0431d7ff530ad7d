import { mayWhen, on, reroll, stage } from '../../abilities/build.ts';
import { name, oneShot } from '../../abilities/print.ts';

const id = 'one-shots/relevant-information';

export default oneShot({
  id,
  name: name('Relevant Information', 'Información relevante', 'Wichtige Neuigkeiten'),
  threatModifier: 1,
  setup: stage(name('Newspaper Stand', 'Kiosco de prensa', 'Zeitungsstand'), 1, 2),
  rules: [
    mayWhen(
      on('modify', {
        who: { nearStage: { card: id, within: 1 } },
        role: ['defending', 'dodging'],
        dice: 'own',
      }),
      reroll(1),
    ),
  ],
});
