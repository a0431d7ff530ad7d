import '../board/marks.css';
import { type Face, SETS, type SetId, type Setup, setsOf } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import { PosterStrip } from '../../../play/line-up/Strip.tsx';
import { Versus } from '../../../play/line-up/Versus.tsx';
import { STAT_NAMES, StatMark } from '../board/Numbers.tsx';
import { cardAt, content } from '../data.ts';
import { heroOf } from '../deck/edit.ts';
import { emblemOf } from '../emblem-of.ts';
import { useConfigureWords } from './configure-words.ts';
import { heroLines, villainLines } from './one-liners.ts';
import { hitPointsOf, stages } from './saying.ts';

const heroes = setsOf('hero');
const villains = setsOf('villain');

/** The hero side of a hero's identity. */
const heroFace = (hero: SetId): Face | undefined =>
  content.ofSet(hero).find(({ faces: [{ type }] }) => type === 'hero')?.faces[0];

interface NumbersProps {
  readonly face: Face;
  readonly seats: number;
  readonly locale: Locale;
  /** Whether there is room for everything printed on it. */
  readonly whole: boolean;
}

function Numbers({ face, seats, locale, whole }: NumbersProps) {
  const t = useConfigureWords();
  const hitPoints = hitPointsOf(face, seats);
  return (
    <span className="strip-numbers">
      {whole &&
        STAT_NAMES.map((name) => {
          const value = face[name];
          return typeof value === 'number' ? (
            <StatMark key={name} name={name} value={value} locale={locale} />
          ) : null;
        })}
      <span className="strip-hearts">
        <svg viewBox="0 0 100 96" aria-hidden="true">
          <path d="M50 94C-20 46 10 2 50 26C90 2 120 46 50 94Z" />
        </svg>
        {hitPoints}
        <span className="hidden">{t.hitPoints}</span>
      </span>
    </span>
  );
}

interface Props {
  readonly value: Setup;
  readonly seatNames: readonly string[];
  /** The seat that is chosen for. */
  readonly active: number;
  readonly locale: Locale;
  readonly onHero: (hero: SetId) => void;
  readonly onVillain: (villain: SetId) => void;
}

/** Hero against villain. */
export function Posters({ value, seatNames, active, locale, onHero, onVillain }: Props) {
  const t = useConfigureWords();
  const { players, villain, mode } = value;
  const seatOf = (hero: SetId): number => players.findIndex((deck) => heroOf(deck) === hero);
  const [foe] = stages(villain, mode);
  const own = seatEmblem(players[active]?.identity ?? '');
  return (
    <Versus
      lights={[own.colours, emblemOf(foe?.id ?? 'core/94').colours]}
      shares={[1.5, 1]}
      left={
        <fieldset className="strips" data-of="posters">
          <legend className="hidden">{t.heroOf(seatNames[active] ?? '')}</legend>
          {heroes.map((hero) => {
            const face = heroFace(hero);
            const seat = seatOf(hero);
            if (face === undefined) return null;
            return (
              <PosterStrip
                key={hero}
                group="hero"
                emblem={emblemOf(face.id)}
                name={SETS[hero].title[locale]}
                tag={seat < 0 ? undefined : seatNames[seat]}
                chosen={seat === active}
                taken={seat >= 0 && seat !== active}
                onChoose={() => onHero(hero)}
              >
                <Numbers face={face} seats={1} locale={locale} whole={seat === active} />
                {seat === active && <span className="strip-text">{heroLines[locale][hero]}</span>}
              </PosterStrip>
            );
          })}
        </fieldset>
      }
      right={
        <fieldset className="strips" data-of="posters">
          <legend className="hidden">{t.villain}</legend>
          {villains.map((one) => {
            const [face] = stages(one, mode);
            if (face === undefined) return null;
            return (
              <PosterStrip
                key={one}
                group="villain"
                emblem={emblemOf(face.id)}
                name={SETS[one].title[locale]}
                chosen={one === villain}
                onChoose={() => onVillain(one)}
              >
                <Numbers face={face} seats={players.length} locale={locale} whole={one === villain} />
                {one === villain && <span className="strip-text">{villainLines[locale][one]}</span>}
              </PosterStrip>
            );
          })}
        </fieldset>
      }
    />
  );
}

/** The emblem of whoever a seat plays. */
export const seatEmblem = (identity: string) => emblemOf(cardAt(identity)?.faces[0].id ?? 'core/1a');
