import { ally, choose, forEachPlayer, gain, on, one, stage, that, whenever } from '../../abilities/build.ts';
import { name, oneShot } from '../../abilities/print.ts';

const id = 'one-shots/the-daily-grind';

export default oneShot({
  id,
  name: name('The Daily Grind', 'La rutina diaria', 'Der tägliche Trott'),
  threatModifier: -1,
  setup: stage(name('Coffee Stand', 'Puesto de café', 'Kaffeestand'), 1, 2),
  rules: [
    whenever(
      on('power-phase'),
      forEachPlayer(choose(one(ally({ nearStage: { card: id, within: 1 } })), gain(1, that))),
    ),
  ],
});
