import {
  actionEffect,
  anyone,
  beside,
  global,
  mark,
  move,
  on,
  one,
  own,
  pay,
  prevent,
  self,
  sequence,
  that,
  whileBeside,
} from '../../abilities/build.ts';
import { action } from '../../content.ts';
import { DICE } from './dice.ts';

export default action(DICE['vibranium-shield'], {
  id: 'avx/vibranium-shield-caps-protection',
  number: 128,
  title: 'vibranium-shield',
  subtitle: { en: "Cap's Protection", es: 'La protección del Capi', de: 'Caps Schutz' },
  cost: 5,
  energy: 'shield',
  rarity: 'rare',
  max: 4,
  abilities: [
    actionEffect(beside(one(own))),
    whileBeside(sequence(move(self, 'used'), mark('takes-no-damage', that))),
    global(pay('shield'), prevent(1), { reaction: on('damage', anyone) }),
  ],
});
