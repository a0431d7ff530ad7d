import { EnergySymbol } from '../die/EnergySymbol.tsx';
import type { EnergyName } from './dice.ts';

/** One energy as a symbol of its own; whoever shows it names it. */
export const EnergyDot = ({
  energy,
  count = 1,
}: {
  readonly energy: EnergyName;
  readonly count?: number;
}) => (
  <svg viewBox="0 0 100 100" className="dm-energy" aria-hidden="true">
    <EnergySymbol energy={energy} count={count} x={50} y={50} radius={43} />
  </svg>
);

interface Props {
  readonly of: Iterable<readonly [EnergyName, number]>;
}

/** Energies one by one; those without a type as one number. */
export function Energies({ of }: Props) {
  return (
    <span className="dm-energies">
      {[...of].flatMap(([energy, count]) =>
        energy === 'generic'
          ? [<EnergyDot key={energy} energy={energy} count={count} />]
          : Array.from({ length: count }, (_, i) => `${energy} ${i}`).map((key) => (
              <EnergyDot key={key} energy={energy} />
            )),
      )}
    </span>
  );
}
