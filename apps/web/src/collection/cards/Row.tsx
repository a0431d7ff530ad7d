import { createContext, type ReactNode, useContext } from 'react';

/** The cards before and after one in a list; or that a card is itself such a neighbour. */
interface Beside {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

const Around = createContext<Beside | 'neighbour' | null>(null);

/** A card between its neighbours: where the window is wide enough they stand in a row. */
export function Row({ before, after, children }: Beside & { readonly children: ReactNode }) {
  return <Around value={{ before, after }}>{children}</Around>;
}

/** Whether a card is shown as a neighbour of another: without a sheet of its own. */
export const useIsNeighbour = (): boolean => useContext(Around) === 'neighbour';

/** What stands left and right of a card: to be seen only; arrows and buttons turn to them. */
export function Neighbours({ children }: { readonly children: ReactNode }) {
  const around = useContext(Around);
  if (around === null || around === 'neighbour') return children;
  return (
    <div className="card-row">
      <Around value="neighbour">
        <div className="card-beside" inert aria-hidden="true">
          {around.before}
        </div>
      </Around>
      {children}
      <Around value="neighbour">
        <div className="card-beside" inert aria-hidden="true">
          {around.after}
        </div>
      </Around>
    </div>
  );
}
