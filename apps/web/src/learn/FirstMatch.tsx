import type { CoachedGame } from '@assemble/lessons';
import { useCallback, useEffect, useState } from 'react';
import type { Game } from '../games/index.ts';
import { laidMatch, newMatch } from '../play/match.ts';
import { TablePage } from '../play/TablePage.tsx';
import { useLocale } from '../shell/preferences.ts';
import { givenName } from '../strings/given-names.ts';
import type { GameFace } from '../table/board.ts';
import { RuleChip } from '../table/Said.tsx';
import { savedMatch } from '../table/saved.ts';
import type { Beside } from '../table/surroundings.ts';
import { Bold } from './Bold.tsx';
import { Bubble } from './Coach.tsx';
import { useCue } from './cues.ts';
import { placeSelector, useBoxes } from './lit.ts';
import { keep, keptOf } from './progress.ts';
import { Spotlight } from './Spotlight.tsx';
import { useLearnWords } from './words.ts';

interface CoachProps extends Beside {
  readonly game: string;
  readonly coached: CoachedGame;
}

/** Explains a thing the first time that it matters; what was explained is remembered. */
function CueCoach({ game, coached, ...beside }: CoachProps) {
  const t = useLearnWords();
  const { cues } = coached.text[useLocale()];
  const [told, setTold] = useState(() => keptOf(game, coached.id).told);
  const { over } = beside;
  const remember = useCallback(
    (id: string): void => {
      const all = [...told.filter((one) => one !== id), id];
      keep(game, coached.id, { told: all });
      setTold(all);
    },
    [told, game, coached.id],
  );
  useEffect(() => {
    if (over) keep(game, coached.id, { stars: 3, match: null, told: [] });
  }, [over, game, coached.id]);
  const cue = useCue(coached.cues, beside, told, remember);
  const lit = useBoxes(cue?.light === undefined ? [] : [placeSelector(cue.light)]);
  const said = cue === undefined ? undefined : cues[cue.id];
  if (cue === undefined || said === undefined) return null;
  return (
    <>
      <Spotlight lit={lit} also={[]} veiled={false} showing={false} />
      <Bubble mood="hi" lit={lit}>
        <div aria-live="polite">
          <h2>{said.title}</h2>
          <p>
            <Bold text={said.say} /> {cue.rule !== undefined && <RuleChip rule={cue.rule} />}
          </p>
        </div>
        <p className="bubble-ways">
          <button type="button" className="sun-button" onClick={() => remember(cue.id)}>
            {t.gotIt}
          </button>
        </p>
      </Bubble>
    </>
  );
}

interface Props {
  readonly game: Game;
  readonly face: GameFace;
  readonly coached: CoachedGame;
}

/** The first whole match: an ordinary one, with the coach beside it. */
export function FirstMatch({ game, face, coached }: Props) {
  const [id] = useState(() => {
    const kept = keptOf(game.id, coached.id).match;
    const before = kept === null ? null : savedMatch(kept);
    if (before !== null && !before.over) return before.id;
    const ready = face.setups.find((one) => one.id === coached.setup)?.setup ?? {};
    const setup = { ...(ready as object), ...coached.fixed };
    const learner = { name: givenName('player', 1), bot: null };
    // Where all play together, Pip only watches.
    const sitters = game.together ? [learner] : [learner, { name: 'Pip', bot: 'random' }];
    const { id: laid } = laidMatch(newMatch(game.id, coached.setup, setup, sitters));
    keep(game.id, coached.id, { match: laid, told: [] });
    return laid;
  });
  return (
    <TablePage
      game={game}
      id={id}
      coach={(beside) => <CueCoach {...beside} game={game.id} coached={coached} />}
    />
  );
}
