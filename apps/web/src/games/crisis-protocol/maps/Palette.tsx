import { TERRAIN_KIND_IDS, type TerrainKindId, terrainKind } from '@assemble/crisis-protocol';
import { useLocale } from '../../../shell/preferences.ts';
import { terrainName } from '../data.ts';
import { drawingOf } from '../terrain/kinds.ts';
import { Paint } from '../terrain/Paint.tsx';
import { useMapWords } from './words.ts';

/** All kinds of terrain as they look; a press puts one on the battlefield. */
export function Palette({ onAdd }: { readonly onAdd: (kind: TerrainKindId) => void }) {
  const t = useMapWords();
  const locale = useLocale();
  return (
    <section aria-label={t.addWhat}>
      <h3>{t.addWhat}</h3>
      <ul className="cp-map-palette">
        {TERRAIN_KIND_IDS.map((kind) => {
          const { outline, size } = terrainKind(kind);
          const reach = Math.max(...outline.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) * 100 + 12;
          const name = terrainName(kind, locale);
          return (
            <li key={kind}>
              <button type="button" aria-label={t.addKind(name, size)} onClick={() => onAdd(kind)}>
                <svg viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
                  <Paint of={drawingOf(kind)} />
                </svg>
                <span aria-hidden="true">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
