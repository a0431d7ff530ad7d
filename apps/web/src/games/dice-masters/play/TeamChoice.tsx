import { FORMATS, READY_TEAMS, randomTeam, type Team, type TeamFormat } from '@assemble/dice-masters';
import { stream } from '@assemble/kernel';
import { MadeChoice } from '../../../collection/MadeChoice.tsx';
import { ownOffers } from '../../../collection/offers.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { parseHash, useHash } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { teamAt } from '../team/address.ts';
import { BasicActions } from '../team/BasicActions.tsx';
import { NO_TEAM, sameTeam } from '../team/edit.ts';
import { teamStore } from '../team/saved.ts';
import { TeamEditor, useSummary } from '../team/TeamEditor.tsx';
import { useConfigureWords } from './configure-words.ts';
import { playWords } from './words.ts';

/** What a team is made of, and whether it is legal. */
function Listed({ team, format }: { readonly team: Team; readonly format: TeamFormat['id'] }) {
  const locale = useLocale();
  const summary = useSummary(team, format);
  const ready = READY_TEAMS[format].find((one) => sameTeam(one.team, team));
  return (
    <>
      {ready !== undefined && <p>{ready.about[locale]}</p>}
      <p>{summary}</p>
    </>
  );
}

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly format: TeamFormat['id'];
  /** Null: it is chosen in secret at the table. */
  readonly team: Team | null;
  readonly onChange: (team: Team | null) => void;
}

/** The team of a seat, or that it is left for the table. */
export function TeamChoice({ seat, name, format, team, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const { named } = teamAt(parseHash(useHash()).query);
  const ready = READY_TEAMS[format].map((one) => ({
    key: `ready ${one.id}`,
    label: one.name[locale],
    made: one.team,
  }));
  return (
    <div className="made team-choice" data-seat={seat}>
      <MadeChoice
        label={t.teamOf(name)}
        name={name}
        words={t}
        groups={[
          { label: t.ready, offers: ready },
          { label: t.mine, offers: ownOffers(teamStore.use(), named, (one) => one.team, sameTeam) },
        ]}
        chosen={team}
        isSame={sameTeam}
        onChoose={onChange}
        ways={[
          ['secret', t.secret],
          ['surprise', playWords[locale].surprise],
        ]}
        onWay={(way) =>
          onChange(
            way === 'secret' ? null : randomTeam(content, FORMATS[format], stream(randomText(), 'team')),
          )
        }
        editor={<TeamEditor team={team ?? NO_TEAM} format={format} onChange={onChange} stays />}
      >
        {team !== null && (
          <>
            <Listed team={team} format={format} />
            <BasicActions team={team} onChange={onChange} />
          </>
        )}
      </MadeChoice>
    </div>
  );
}
