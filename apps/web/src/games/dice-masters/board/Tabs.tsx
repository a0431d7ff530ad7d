import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Basics, Team } from './Cards.tsx';
import { type Seen, useSeen } from './context.ts';
import type { Seat } from './dice.ts';
import { Globals } from './Globals.tsx';
import { globalsOf } from './globals.ts';
import { PileContent, pileNames, usePile } from './Piles.tsx';

interface Tab {
  readonly id: string;
  readonly label: string;
  /** How many things in it can be tapped. */
  readonly lit: number;
  readonly content: ReactNode;
}

const litCards = (seen: Seen, owners: readonly (Seat | null)[]): number =>
  seen.view.cards.filter((card, slot) => owners.includes(card.owner) && seen.cardOption(slot)?.lit === true)
    .length;

function tabsOf(seen: Seen): readonly Tab[] {
  const { t, low, high, view, locale } = seen;
  const globals = globalsOf(view, locale).filter(({ address }) => seen.globalOption(address)?.lit === true);
  return [
    {
      id: 'team',
      label: t.tabTeam,
      lit: litCards(seen, [low, null]),
      content: (
        <>
          <Team seat={low} />
          <Basics />
        </>
      ),
    },
    { id: 'opponent', label: t.tabOpponent, lit: litCards(seen, [high]), content: <Team seat={high} /> },
    {
      id: 'piles',
      label: t.tabPiles,
      lit: 0,
      content: (
        <>
          <OpenPiles seat={low} />
          <OpenPiles seat={high} />
        </>
      ),
    },
    { id: 'globals', label: t.tabGlobals, lit: globals.length, content: <Globals /> },
  ];
}

function OpenPile({ seat, pile }: { readonly seat: Seat; readonly pile: (typeof pileNames)[number] }) {
  const { t, nameOfSeat } = useSeen();
  const dice = usePile(seat, pile);
  if (pile === 'captured' && dice.length === 0) return null;
  return (
    <section className="dm-open-pile">
      <h3>{t.pile(t.pileOf(t[pile], nameOfSeat(seat)), dice.length)}</h3>
      <PileContent dice={dice} pile={pile} />
    </section>
  );
}

const OpenPiles = ({ seat }: { readonly seat: Seat }) =>
  pileNames.map((pile) => <OpenPile key={pile} seat={seat} pile={pile} />);

/** On small screens: everything that is not fought with, one part at a time. */
export function Tabs() {
  const seen = useSeen();
  const { t } = seen;
  const base = useId();
  const [shown, setShown] = useState('team');
  const tabs = tabsOf(seen);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === shown),
  );
  const turn = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    setShown(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className="dm-tabs">
      <div role="tablist" aria-label={t.tabs} className="dm-tablist" onKeyDown={turn}>
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={i === at}
            aria-controls={`${base}-panel`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => setShown(tab.id)}
          >
            {tab.label}
            {tab.lit > 0 && (
              <span className="dm-tab-lit">
                <span aria-hidden="true">{tab.lit}</span>
                <span className="hidden">, {t.tabLit(tab.lit)}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${tabs[at]?.id}`}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
