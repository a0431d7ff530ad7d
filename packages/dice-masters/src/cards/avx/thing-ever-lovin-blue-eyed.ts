import { anyone, mark, on, self, sequence, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.thing, {
  id: 'avx/thing-ever-lovin-blue-eyed',
  number: 59,
  title: 'thing',
  subtitle: { en: "Ever-Lovin' Blue-Eyed", es: 'El adorable ojiazul', de: 'Der liebenswerte Blauäugige' },
  cost: 6,
  energy: 'fist',
  affiliation: 'fantastic-four',
  rarity: 'common',
  max: 4,
  abilities: [
    trigger(
      on('attack-starts', anyone),
      sequence(mark('unblockable', self), mark('undamaged-blocking', self)),
      { condition: { if: 'outnumbered' } },
    ),
  ],
});
