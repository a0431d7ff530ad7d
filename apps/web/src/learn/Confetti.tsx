import './spotlight.css';

const COLOURS = ['#ffd23f', '#e4344f', '#1fc39a', '#6a5acd', '#4aa8ff'] as const;

/** Where each piece flies, by its number: spread without chance, so that it looks the same every time. */
const pieces = Array.from({ length: 28 }, (_, i) => ({
  key: i,
  colour: COLOURS[i % COLOURS.length],
  x: ((i * 37) % 100) - 50,
  y: 30 + ((i * 53) % 50),
  turn: 180 + ((i * 71) % 360),
}));

/** A lesson is done: confetti behind what is said. Where things keep still there is none. */
export const Confetti = () => (
  <div className="confetti" aria-hidden="true">
    {pieces.map(({ key, colour, x, y, turn }) => (
      <i
        key={key}
        style={
          {
            background: colour,
            '--x': `${x}vw`,
            '--y': `${y}vh`,
            '--turn': `${turn}deg`,
          } as React.CSSProperties
        }
      />
    ))}
  </div>
);
