import {
  constant,
  gets,
  host,
  inPlay,
  minions,
  not,
  surge,
  when,
  whenRevealed,
} from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/163',
  set: 'she-hulk-nemesis',
  title: name('Genetically Enhanced', 'Mejora genética', 'Genetisch verbessert'),
  traits: ['condition'],
  boost: 1,
  attach: { to: { type: 'minion', highest: 'hit-points' } },
  abilities: [constant(gets(host, { hitPoints: 3 })), whenRevealed(when(not(inPlay(minions)), surge))],
});
