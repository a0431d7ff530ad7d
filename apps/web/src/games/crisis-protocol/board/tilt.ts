import { createContext, useContext } from 'react';
import { type Camera, SQUASH } from './camera.ts';

/** How the table lies: its turn, and whether it is looked at from the side. */
export type Lie = Pick<Camera, 'turn' | 'tilt'>;

const Context = createContext<Lie>({ turn: 0, tilt: false });

export const LieContext = Context.Provider;
export const useLie = (): Lie => useContext(Context);

/** What stands upright however the table is turned and tilted. */
export const upright = ({ turn, tilt }: Lie): string =>
  tilt ? `rotate(${-turn}) scale(1 ${1 / SQUASH})` : `rotate(${-turn})`;
