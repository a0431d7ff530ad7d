import './play.css';
import type { Json } from '@assemble/kernel';
import { type ReactNode, use, useState } from 'react';
import { type BotKind, bots as knownBots } from '../games/bots.ts';
import type { Game } from '../games/index.ts';
import { Choice } from '../shell/fields.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import type { GameFace, SetupChoice } from '../table/board.ts';
import type { Sitting } from '../table/messages.ts';
import { loadFace } from './faces.ts';
import { startMatch } from './match.ts';
import { ResumeList } from './ResumeList.tsx';
import { type PlayWords, usePlayWords } from './words.ts';

/** Who sits: a person, or a bot by its name. */
type Kind = 'person' | BotKind;

const bot = (kind: Kind): string | null => (kind === 'person' ? null : kind);

function defaultName(kind: Kind, seat: number, t: PlayWords): string {
  if (kind === 'person') return t.player(seat + 1);
  return kind === 'random' ? t.nameRandom : t.nameGreedy;
}

/** No two at a table have the same name. */
function namesOf(kinds: readonly Kind[], typed: readonly string[], t: PlayWords): readonly string[] {
  const names = kinds.map((kind, seat) => typed[seat]?.trim() || defaultName(kind, seat, t));
  return names.map((name, seat) => (names.indexOf(name) === seat ? name : `${name} ${seat + 1}`));
}

function Ready({ face, value, onChange }: { face: GameFace; value: string; onChange: (id: string) => void }) {
  const locale = useLocale();
  const t = usePlayWords();
  return (
    <fieldset className="setups">
      <legend>{t.whatToPlay}</legend>
      {face.setups.map(({ id, title, about }) => (
        <label key={id} className="panel setup">
          <input type="radio" name="setup" value={id} checked={value === id} onChange={() => onChange(id)} />
          <span className="setup-text">
            <span className="display">{title[locale]}</span>
            <span>{about[locale]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly kind: Kind;
  readonly name: string;
  readonly placeholder: string;
  readonly onKind: (kind: Kind) => void;
  readonly onName: (name: string) => void;
}

function Seat({ seat, kind, name, placeholder, onKind, onName }: SeatProps) {
  const t = usePlayWords();
  const names: Readonly<Record<Kind, string>> = {
    person: t.person,
    random: t.botRandom,
    greedy: t.botGreedy,
  };
  const kinds: readonly Kind[] = ['person', ...knownBots];
  return (
    <div className="panel seat" data-seat={seat}>
      <h3>{t.seat(seat + 1)}</h3>
      <Choice
        label={t.sitterOf(seat + 1)}
        value={kind}
        options={kinds.map((one) => [one, names[one]] as const)}
        onChange={(value) => onKind(value === '' ? 'person' : value)}
      />
      <label className="field">
        <span>{t.nameOf(seat + 1)}</span>
        <input
          type="text"
          value={name}
          maxLength={20}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
      </label>
    </div>
  );
}

/** The values of the further choices, written into the set-up. */
function withChoices(
  setup: Json,
  choices: readonly SetupChoice[],
  chosen: Readonly<Record<string, string>>,
): Json {
  const given = typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? setup : {};
  const values = choices.flatMap(({ name, options }) => {
    const option = options.find(({ id }) => id === chosen[name]);
    return option === undefined ? [] : [[name, option.value] as const];
  });
  return { ...given, ...Object.fromEntries(values) };
}

function Form({ game, face }: { readonly game: Game; readonly face: GameFace }): ReactNode {
  const t = usePlayWords();
  const locale = useLocale();
  const heading = usePage(t.title(game.name));
  const [ready, setReady] = useState(face.setups[0]?.id ?? '');
  const [kinds, setKinds] = useState<readonly Kind[]>(['person', knownBots.at(-1) ?? 'random']);
  const [typed, setTyped] = useState<readonly string[]>(['', '']);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const names = namesOf(kinds, typed, t);
  const choices = face.choices.filter(({ only }) => only === undefined || only.includes(ready));
  const setup = face.setups.find(({ id }) => id === ready);
  const start = (): void => {
    if (setup === undefined) return;
    const sitters = kinds.map((kind, seat): Sitting => ({ name: names[seat] ?? '', bot: bot(kind) }));
    startMatch(game.id, setup.title[locale], withChoices(setup.setup, choices, chosen), sitters);
  };
  const put = <T,>(list: readonly T[], at: number, value: T): readonly T[] =>
    list.map((one, i) => (i === at ? value : one));
  return (
    <form
      className="play"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h1 ref={heading} tabIndex={-1}>
        {t.title(game.name)}
      </h1>
      <p className="lead">{t.intro}</p>
      <p className="actions play-start">
        <button type="submit" className="button button-accent">
          {t.start}
        </button>
      </p>
      <Ready face={face} value={ready} onChange={setReady} />
      <h2>{t.whoSits}</h2>
      <div className="seats">
        {kinds.map((kind, seat) => (
          <Seat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={seat}
            seat={seat}
            kind={kind}
            name={typed[seat] ?? ''}
            placeholder={defaultName(kind, seat, t)}
            onKind={(next) => setKinds(put(kinds, seat, next))}
            onName={(name) => setTyped(put(typed, seat, name))}
          />
        ))}
      </div>
      <h2>{t.options}</h2>
      <div className="play-choices">
        {choices.map(({ name, label, options }) => (
          <Choice
            key={name}
            label={label[locale]}
            value={chosen[name] ?? options[0]?.id ?? ''}
            options={options.map(({ id, label: text }) => {
              const filled = text[locale].replace(
                /\{(\d)\}/g,
                (_, seat: string) => names[Number(seat)] ?? '',
              );
              return [id, filled] as const;
            })}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
    </form>
  );
}

/** Before a match: what to play and who sits. The first button starts at once. */
export function SetUpPage({ game }: { readonly game: Game }) {
  const face = use(loadFace(game));
  if (face === null) return null;
  return (
    <>
      <Form game={game} face={face} />
      <ResumeList game={game.id} />
    </>
  );
}
