import '../cards.css';
import './board.css';

export { Board } from './Board.tsx';
export { entityName } from './names.ts';
export { TableSheet as CardSheet } from './Sheet.tsx';
