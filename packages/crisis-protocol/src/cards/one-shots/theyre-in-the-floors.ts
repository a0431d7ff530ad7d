import { give, is, on, stage, that, whenever } from '../../abilities/build.ts';
import { name, oneShot } from '../../abilities/print.ts';

const id = 'one-shots/theyre-in-the-floors';

export default oneShot({
  id,
  name: name("They're in the Floors!", '¡Están bajo el suelo!', 'Sie sind im Boden!'),
  threatModifier: -1,
  setup: stage(name('Infested Building', 'Edificio infestado', 'Befallenes Gebäude'), 3, 5),
  rules: [
    whenever(on('moved', { if: is('that', { nearStage: { card: id, within: 1 } }) }), give(that, 'bleed')),
  ],
});
