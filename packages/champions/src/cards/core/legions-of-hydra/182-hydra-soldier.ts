import { dealEncounterCard, whenDefeated } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/182',
  set: 'legions-of-hydra',
  title: name('Hydra Soldier', 'Soldado de Hydra', 'Hydra-Soldat'),
  copies: 3,
  traits: ['hydra'],
  sch: 1,
  atk: 2,
  hitPoints: 4,
  boost: 1,
  keywords: { guard: true },
  abilities: [whenDefeated(dealEncounterCard())],
});
