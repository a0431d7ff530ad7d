import '../cards.css';
import './board.css';
import './zones.css';
import './piles.css';
import './dice.css';
import './cards.css';
import './life.css';
import './meter.css';
import './arena.css';
import './read.css';
import './narrow.css';
import './narrow-cards.css';
import './narrow-arena.css';
import './light.css';

export { Board } from './Board.tsx';
export { entityName } from './names.ts';
export { TableSheet as CardSheet } from './Sheet.tsx';
