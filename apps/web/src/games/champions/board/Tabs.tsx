import { type ReactNode, useState } from 'react';
import { Area, Engaged } from './Area.tsx';
import { type Seen, useSeen } from './context.ts';
import { Film } from './Film.tsx';
import { framesOf } from './frames.ts';
import { EncounterPiles, PlayerPiles } from './Piles.tsx';
import { SideSchemes } from './Scenario.tsx';
import { Team } from './Team.tsx';

type Tab = 'enemies' | 'area' | 'team' | 'piles' | 'film';

/** Where a lit thing is found; null where it lies in sight of every tab. */
function tabOf(entity: number, { view, shown }: Seen): Tab | null {
  if (entity < 0) return 'team';
  if (entity === view.villain || entity === view.scheme) return null;
  const piece = view.play.find(({ id }) => id === entity);
  if (piece !== undefined) return piece.controller === shown && piece.engaged < 0 ? 'area' : 'enemies';
  const isDiscarded = [view.discard, view.aside, ...view.players.map(({ discard }) => discard)].some((pile) =>
    pile.some(({ id }) => id === entity),
  );
  return isDiscarded ? 'piles' : null;
}

/** What does not fit on a phone at once. A question opens the tab that holds what can be tapped. */
export function Tabs() {
  const seen = useSeen();
  const { view, events, lit, t } = seen;
  const counts = new Map<Tab, number>();
  for (const entity of lit) {
    const tab = tabOf(entity, seen);
    if (tab !== null) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  const n = view.decisions[0]?.n ?? null;
  const [open, setOpen] = useState<{ readonly tab: Tab; readonly n: number | null }>({
    tab: 'area',
    n: null,
  });
  const [wanted] = counts.keys();
  if (open.n !== n) setOpen({ tab: wanted ?? open.tab, n });
  const several = view.players.length > 1;
  const tabs: readonly { readonly id: Tab; readonly label: string; readonly inside: ReactNode }[] = [
    { id: 'area', label: t.tabArea, inside: <Area /> },
    {
      id: 'enemies',
      label: t.tabEnemies,
      inside: (
        <>
          <SideSchemes />
          <Engaged />
        </>
      ),
    },
    ...(several ? [{ id: 'team' as const, label: t.tabTeam, inside: <Team /> }] : []),
    {
      id: 'piles',
      label: t.tabPiles,
      inside: (
        <>
          <EncounterPiles />
          <PlayerPiles />
        </>
      ),
    },
    ...(framesOf(events).length > 0
      ? [{ id: 'film' as const, label: t.tabFilm, inside: <Film open /> }]
      : []),
  ];
  const shown = tabs.find(({ id }) => id === open.tab) ?? tabs[0];
  return (
    <>
      <div className="mc-tabs" role="tablist" aria-label={t.scenario}>
        {tabs.map(({ id, label }) => {
          const count = counts.get(id) ?? 0;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`mc-tab-${id}`}
              aria-selected={shown?.id === id}
              aria-controls="mc-tab-panel"
              onClick={() => setOpen({ tab: id, n })}
            >
              {label}
              {count > 0 && (
                <>
                  <span className="mc-tab-count" aria-hidden="true">
                    {count}
                  </span>
                  <span className="hidden">, {t.tabLit(count)}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
      <div
        className="mc-tab-panel"
        id="mc-tab-panel"
        role="tabpanel"
        aria-labelledby={`mc-tab-${shown?.id ?? ''}`}
      >
        {shown?.inside}
      </div>
    </>
  );
}
