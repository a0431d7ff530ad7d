import type { FaceEnergy } from './data.ts';

/** Our own emblems: a shape for each energy, drawn in a box of 24 by 24. */
const energyShapes: Readonly<Record<FaceEnergy, string>> = {
  fist: 'M5 10.500V7.500a1.800 1.800 0 0 1 3.600 0V6a1.800 1.800 0 0 1 3.600 0v.5a1.800 1.800 0 0 1 3.600 0v1a1.700 1.700 0 0 1 3.400 0V14a6 6 0 0 1-2.700 5v3h-9v-3.500L3.500 14a2 2 0 0 1 .4-2.800l1.800-1.200 3.300 3.300',
  bolt: 'M14.500 1.500 4 13.500h6.200L8 22.500l11.500-13H13z',
  mask: 'M1.500 8.500C5 6 9 6.500 12 8.500c3-2 7-2.500 10.500 0 .3 5-2.600 9-6 9-2.200 0-3.300-1.800-4.500-1.800S9.700 17.500 7.500 17.500c-3.400 0-6.300-4-6-9zM5 11.500c.8 2 3 2.600 4.800 1.700C9 11.400 7 10.700 5 11.500zm14 0c-2-.8-4-.1-4.800 1.700 1.800.9 4 .3 4.800-1.700z',
  shield: 'M12 1.500 21 4.500v7c0 5-3.700 9-9 11-5.300-2-9-6-9-11v-7z',
  generic: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  wild: 'm12 1 2.700 5.600L20.500 5l-1.300 5.900L24 14l-5.200 2.600.5 5.900-5.700-1.800L9.500 24l-1.900-5.600-6 .2 2.500-5.400L0 8.700l5.900-.7.800-5.900 4 4.400z',
};

export function EnergyIcon({ energy }: { readonly energy: FaceEnergy }) {
  return (
    <svg viewBox="0 0 24 24" className="energy-icon" aria-hidden="true">
      <path d={energyShapes[energy]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
