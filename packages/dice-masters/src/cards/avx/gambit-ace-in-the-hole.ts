import { bursts, draw, insteadOn, may, RESERVE, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.gambit, {
  id: 'avx/gambit-ace-in-the-hole',
  number: 43,
  title: 'gambit',
  subtitle: { en: 'Ace in the Hole', es: 'Un as en la manga', de: 'Das Ass im Ärmel' },
  cost: 3,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [
    whenFielded(bursts(may(draw(1, RESERVE)), insteadOn('*', draw(2, RESERVE, { keep: 1, rest: 'bag' })))),
  ],
});
