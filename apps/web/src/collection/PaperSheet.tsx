import './paper-sheet.css';
import { createPortal } from 'react-dom';
import type { Line } from './Builder.tsx';

interface Props {
  readonly name: string;
  readonly about: string;
  readonly lines: readonly Line[];
}

/** What is being made as a list on paper: printed in place of the page, and seen nowhere else. */
export function PaperSheet({ name, about, lines }: Props) {
  const headings = [...new Set(lines.map(({ heading }) => heading))];
  return createPortal(
    <section className="paper-sheet" aria-hidden="true">
      <h1>{name}</h1>
      <p>{about}</p>
      {headings.map((heading) => (
        <table key={heading}>
          <caption>{heading}</caption>
          <tbody>
            {lines
              .filter((line) => line.heading === heading)
              .map((line) => (
                <tr key={line.id}>
                  <td className="paper-sheet-count">{line.count}</td>
                  <td>{line.name}</td>
                  <td>{line.detail}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>,
    document.body,
  );
}
