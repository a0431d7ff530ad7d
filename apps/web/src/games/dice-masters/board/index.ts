import '../cards.css';
import './board.css';
import './zones.css';
import './things.css';
import './life.css';
import './arena.css';
import './read.css';
import './narrow.css';

export { Board } from './Board.tsx';
export { entityName } from './names.ts';
export { TableSheet as CardSheet } from './Sheet.tsx';
