import './configure.css';
import { FIRST_GAME, FORMATS, type FormatId, readSetup, type Setup } from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import { Choice } from '../../../shell/fields.tsx';
import type { ConfigureProps } from '../../../table/board.ts';
import { content, nameOf } from '../data.ts';
import { useConfigureWords } from './configure-words.ts';
import { DraftForm } from './DraftForm.tsx';
import { formatName, hasTeams, setupFor } from './formats.ts';
import { TeamChoice } from './TeamChoice.tsx';

const formats: readonly FormatId[] = ['first-game', 'basic', 'tournament', 'draft'];

/** The cards that the rulebook hands out: there is nothing to choose. */
function FirstGame({ locale }: Pick<ConfigureProps, 'locale'>) {
  const t = useConfigureWords();
  const ids = [...FIRST_GAME.teams.flat().map(({ card }) => card), ...FIRST_GAME.basicActions];
  const names = ids.map((id) => {
    const card = content.find(id);
    return card === undefined ? id : nameOf(card, locale);
  });
  return (
    <p>
      {t.firstGameAbout} {names.join(' · ')}
    </p>
  );
}

/** Everything that the set-up of a match can say, but what all set-ups let one choose. */
export function Configure({ locale, seatNames, setup, onChange }: ConfigureProps) {
  const t = useConfigureWords();
  const value = readSetup(setup);
  const { format, teams, draft } = value;
  const change = (changes: Partial<Setup>): void => onChange({ ...value, ...changes } as unknown as Json);
  const setTeam = (seat: number, team: Setup['teams'][number]): void =>
    change({ teams: seat === 0 ? [team, teams[1]] : [teams[0], team] });
  return (
    <>
      <div className="play-choices">
        <Choice
          label={t.format}
          value={format}
          options={formats.map((one) => [one, formatName(one, locale)] as const)}
          onChange={(next) => next !== '' && change(setupFor(next, value))}
        />
      </div>
      {format === 'first-game' && <FirstGame locale={locale} />}
      {format === 'draft' && draft !== null && (
        <DraftForm draft={draft} onChange={(next) => change({ draft: next })} />
      )}
      {hasTeams(format) && (
        <>
          <p>{t.life(FORMATS[format].life)}</p>
          <div className="team-choices">
            {teams.map((team, seat) => (
              <TeamChoice
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
                key={seat}
                seat={seat}
                name={seatNames[seat] ?? ''}
                format={format}
                team={team}
                onChange={(next) => setTeam(seat, next)}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}
