import './board.css';
import './field.css';

export { Board } from './Board.tsx';
export { diceStory } from './dice-story.ts';
export { outline } from './outline.ts';
export { Place } from './Place.tsx';
