import './board.css';
import './panel.css';
import './panel-text.css';
import './target.css';
import './field.css';
import './pieces.css';
import './overlays.css';
import './tilt.css';
import './narrow.css';

export { Board } from './Board.tsx';
export { Place } from './Place.tsx';
