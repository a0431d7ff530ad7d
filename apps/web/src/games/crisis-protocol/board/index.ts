import './board.css';
import './field.css';
import './pieces.css';
import './overlays.css';

export { Board } from './Board.tsx';
export { Place } from './Place.tsx';
