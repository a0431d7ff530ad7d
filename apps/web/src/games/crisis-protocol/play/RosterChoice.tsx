import { EDITIONS, type EditionId, type Roster, randomRoster } from '@assemble/crisis-protocol';
import { stream } from '@assemble/kernel';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../shell/Dialog.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { parseHash, useHash } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { rosterAt } from '../roster/address.ts';
import { sameRoster } from '../roster/edit.ts';
import { RosterEditor, useSummary } from '../roster/RosterEditor.tsx';
import { rosterStore } from '../roster/saved.ts';
import { useConfigureWords } from './configure-words.ts';
import { listedRoster, readyRosters } from './rosters.ts';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly edition: EditionId;
  readonly roster: Roster;
  readonly onChange: (roster: Roster) => void;
}

/** The roster of a seat: ready-made, saved, drawn, or built now. */
export function RosterChoice({ seat, name, edition, roster, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const saved = rosterStore.use();
  const [isBuilding, setBuilding] = useState(false);
  const id = useId();
  const summary = useSummary(roster, edition);
  const ready = readyRosters(edition).map((one) => ({
    key: `ready ${one.id}`,
    label: one.name[locale],
    roster: one.roster,
  }));
  const mine = saved.map((one) => ({ key: `saved ${one.id}`, label: one.name, roster: one.roster }));
  // A roster that came with the address keeps its name, saved or not.
  const { named } = rosterAt(parseHash(useHash()).query);
  if (named.name !== '' && !mine.some((one) => sameRoster(one.roster, named.roster)))
    mine.push({ key: 'brought', label: named.name, roster: named.roster });
  const value = [...ready, ...mine].find((one) => sameRoster(one.roster, roster))?.key ?? 'own';
  const choose = (key: string): void => {
    if (key === 'surprise')
      onChange(randomRoster(content, EDITIONS[edition], stream(randomText(), 'roster')));
    else if (key === 'own') setBuilding(true);
    else {
      const chosen = [...ready, ...mine].find((one) => one.key === key);
      if (chosen !== undefined) onChange(chosen.roster);
    }
  };
  const options = (list: readonly { key: string; label: string }[]) =>
    list.map(({ key, label }) => (
      <option key={key} value={key}>
        {label}
      </option>
    ));
  return (
    <div className="roster-choice" data-seat={seat}>
      <div className="field">
        <label htmlFor={id}>{t.rosterOf(name)}</label>
        <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
          <optgroup label={t.ready}>{options(ready)}</optgroup>
          {mine.length > 0 && <optgroup label={t.mine}>{options(mine)}</optgroup>}
          <optgroup label={t.more}>
            <option value="surprise">{t.surprise}</option>
            <option value="own">{t.own}</option>
          </optgroup>
        </select>
      </div>
      <p>{summary}</p>
      <p className="roster-listed">{listedRoster(roster, locale)}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${t.build}: ${name}`}
        onClick={() => setBuilding(true)}
      >
        {t.build}
      </button>
      {isBuilding &&
        // It lies outside the set-up form, so that Enter in a field starts no match.
        createPortal(
          <Dialog title={t.rosterOf(name)} wide done={t.done} onClose={() => setBuilding(false)}>
            <RosterEditor roster={roster} edition={edition} onChange={onChange} stays />
          </Dialog>,
          document.body,
        )}
    </div>
  );
}
