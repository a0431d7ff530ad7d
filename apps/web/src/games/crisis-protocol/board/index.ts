import './board.css';
import './field.css';

export { Board } from './Board.tsx';
export { Place } from './Place.tsx';
