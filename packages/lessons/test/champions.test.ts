import { CARDS, Content, champions, PRESETS, presetDeck, scenarioWords } from '@assemble/champions';
import type { Game } from '@assemble/kernel';
import { course } from '../src/champions/index.ts';
import type { CoachedGame } from '../src/index.ts';
import { coachedTests } from './coached-tests.ts';
import { lessonTests } from './lesson-tests.ts';

const content = new Content(CARDS);
const aspect = PRESETS.find(({ hero }) => hero === 'spider-man')?.aspect ?? 'justice';

lessonTests(scenarioWords(CARDS), course);
coachedTests(
  champions(content) as unknown as Game,
  {
    players: [presetDeck(content, 'spider-man', aspect)] as never,
    villain: 'rhino',
    mode: 'standard',
    modular: ['bomb-scare'],
  },
  course.firstMatch as CoachedGame,
);
