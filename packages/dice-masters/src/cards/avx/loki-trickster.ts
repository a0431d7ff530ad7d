import { capture, one, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.loki, {
  id: 'avx/loki-trickster',
  number: 47,
  title: 'loki',
  subtitle: { en: 'Trickster', es: 'Embaucador', de: 'Der Trickser' },
  cost: 6,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'common',
  max: 4,
  abilities: [whenFielded(capture(one({ who: 'opposing', levelMax: 'own-level' })))],
});
