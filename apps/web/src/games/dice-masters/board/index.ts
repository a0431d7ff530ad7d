import '../cards.css';
import './board.css';

export { Board } from './Board.tsx';
export { entityName } from './names.ts';
export { CardSheet } from './Sheet.tsx';
