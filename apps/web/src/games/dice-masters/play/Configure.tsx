import './configure.css';
import { FIRST_GAME, FORMATS, type FormatId, readSetup, type Setup } from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import type { Colours } from '../../../emblems/emblem.ts';
import { Part, Tile } from '../../../play/line-up/Tile.tsx';
import { Versus } from '../../../play/line-up/Versus.tsx';
import type { ConfigureProps } from '../../../table/board.ts';
import { content, nameOf } from '../data.ts';
import { useConfigureWords } from './configure-words.ts';
import { DraftForm } from './DraftForm.tsx';
import { formatName, hasTeams, setupFor } from './formats.ts';
import { formatLines } from './one-liners.ts';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamSide } from './TeamSide.tsx';

const formats: readonly FormatId[] = ['first-game', 'basic', 'tournament', 'draft'];

/** The light of one's own side and of the other one's. */
const LIGHTS: readonly [Colours, Colours] = [
  ['#1d2263', '#2f62d8', '#cfe0ff'],
  ['#3d1440', '#a3203c', '#ffd0d8'],
];

/** The cards that the rulebook hands out: there is nothing to choose. */
function FirstGame({ locale }: Pick<ConfigureProps, 'locale'>) {
  const t = useConfigureWords();
  const listed = (ids: readonly string[]): string =>
    new Intl.ListFormat(locale).format(
      ids.map((id) => {
        const card = content.find(id);
        return card === undefined ? id : nameOf(card, locale);
      }),
    );
  return (
    <p>
      {t.firstGameAbout(listed(FIRST_GAME.teams[0].map(({ card }) => card)), listed(FIRST_GAME.basicActions))}
    </p>
  );
}

/** Everything that the set-up of a match can say, but what all set-ups let one choose. */
export function Configure({ locale, seatNames, setup, onChange, seats }: ConfigureProps) {
  const t = useConfigureWords();
  const value = readSetup(setup);
  const { format, teams, draft, first } = value;
  const change = (changes: Partial<Setup>): void => onChange({ ...value, ...changes } as unknown as Json);
  const setTeam = (seat: number, team: Setup['teams'][number]): void =>
    change({ teams: seat === 0 ? [team, teams[1]] : [teams[0], team] });
  const side = (seat: 0 | 1) => (
    <>
      {seats.tile(seat)}
      <TeamSide format={format} team={teams[seat]} seat={seat} first={first} locale={locale} />
    </>
  );
  const choice = (seat: 0 | 1) =>
    hasTeams(format) && (
      <TeamChoice
        seat={seat}
        name={seatNames[seat] ?? ''}
        format={format}
        team={teams[seat]}
        onChange={(next) => setTeam(seat, next)}
      />
    );
  return (
    <>
      <Versus lights={LIGHTS} left={side(0)} right={side(1)} />
      <div className="set-up-rest">
        {hasTeams(format) && (
          <div className="set-up-columns set-up-even">
            {choice(0)}
            {choice(1)}
          </div>
        )}
        <Part title={t.format} {...(hasTeams(format) ? { text: t.life(FORMATS[format].life) } : {})}>
          <div className="tiles" data-of="segments">
            {formats.map((one) => (
              <Tile
                key={one}
                group="format"
                title={formatName(one, locale)}
                text={formatLines[locale][one]}
                chosen={one === format}
                onChoose={() => change(setupFor(one, value))}
              />
            ))}
          </div>
        </Part>
        {format === 'first-game' && <FirstGame locale={locale} />}
        {format === 'draft' && draft !== null && (
          <DraftForm draft={draft} onChange={(next) => change({ draft: next })} />
        )}
      </div>
    </>
  );
}
