import { EDITIONS, type EditionId, type Roster, randomRoster } from '@assemble/crisis-protocol';
import { stream } from '@assemble/kernel';
import { MadeChoice } from '../../../collection/MadeChoice.tsx';
import { ownOffers } from '../../../collection/offers.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { parseHash, useHash } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { rosterAt } from '../roster/address.ts';
import { sameRoster } from '../roster/edit.ts';
import { RosterEditor, useSummary } from '../roster/RosterEditor.tsx';
import { rosterStore } from '../roster/saved.ts';
import { useConfigureWords } from './configure-words.ts';
import { readyRosters } from './rosters.ts';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly edition: EditionId;
  readonly roster: Roster;
  readonly onChange: (roster: Roster) => void;
}

/** The roster of a seat. */
export function RosterChoice({ seat, name, edition, roster, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const summary = useSummary(roster, edition);
  const { named } = rosterAt(parseHash(useHash()).query);
  const ready = readyRosters(edition).map((one) => ({
    key: `ready ${one.id}`,
    label: one.name[locale],
    made: one.roster,
  }));
  return (
    <div className="made roster-choice" data-seat={seat}>
      <MadeChoice
        label={t.rosterOf(name)}
        name={name}
        words={t}
        groups={[
          { label: t.ready, offers: ready },
          { label: t.mine, offers: ownOffers(rosterStore.use(), named, (one) => one.roster, sameRoster) },
        ]}
        chosen={roster}
        isSame={sameRoster}
        onChoose={onChange}
        ways={[['surprise', t.surprise]]}
        onWay={() => onChange(randomRoster(content, EDITIONS[edition], stream(randomText(), 'roster')))}
        editor={<RosterEditor roster={roster} edition={edition} onChange={onChange} stays />}
      >
        <p>{summary}</p>
      </MadeChoice>
    </div>
  );
}
