import { nameAt, namesIn, type View } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import type { BoardOption } from '../../../table/board.ts';
import { sumOf } from '../../../table/sum.ts';
import { conditionName, isGrunt } from '../board/names.ts';
import { content } from '../data.ts';
import { entityName } from '../play/names.ts';
import { say } from '../say.ts';
import { useCardWords } from './words.ts';

type Character = View['characters'][number];

interface Props {
  readonly character: Character;
  readonly view: View;
  readonly options: readonly BoardOption[];
  readonly locale: Locale;
  /** Where the table has several of it: whose it is. */
  readonly name?: string;
}

/** The dice of every attack that the character could make now, with what they come from. */
function Dice({ view, locale }: Pick<Props, 'view' | 'locale'>) {
  const t = useCardWords();
  const names = namesIn(content, view, []);
  return (
    <details>
      <summary>{t.dice}</summary>
      <dl className="cp-dice">
        {view.forecasts.map(({ attack, target, pools }) => (
          <div key={`${attack} ${target}`}>
            <dt>
              {nameAt(names, attack)?.[locale] ?? attack} → {entityName(target, view, locale, [])}
            </dt>
            <dd>
              {t.attackDice}: {sumOf(pools.attack, (source) => say(source, locale, [], view))}
            </dd>
            <dd>
              {t.defenseDice}: {sumOf(pools.defense, (source) => say(source, locale, [], view))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** How a character stands, and what it can and cannot do now, with every reason why not. */
export function Standing({ character, view, options, locale, name }: Props) {
  const t = useCardWords();
  const { damage, stamina, power, side, conditions, gone, dazed, activated } = character;
  // Who is down has no damage left to tell of, and a Grunt has one side only (CP-GRUNT-14).
  const facts = [
    ...(gone || dazed || isGrunt(character, view) ? [] : [side === 'healthy' ? t.healthy : t.injured]),
    ...(gone ? [t.knockedOut] : dazed ? [t.dazed] : [t.state(damage, stamina, power)]),
    ...(activated && !gone && !dazed ? [t.activated] : []),
    ...conditions.map((condition) => conditionName(condition, locale)),
  ];
  const own = options.filter(({ args }) => args['who'] === character.id);
  const lists = [
    { title: t.canNow, lines: own.filter(({ lit }) => lit) },
    { title: t.notNow, lines: own.filter(({ lit }) => !lit) },
  ].filter(({ lines }) => lines.length > 0);
  const attacks = view.turn?.character === character.id && view.forecasts.length > 0;
  return (
    <>
      <p>{[...(name === undefined ? [] : [name]), ...facts].join(' · ')}</p>
      {attacks && <Dice view={view} locale={locale} />}
      {lists.map(({ title, lines }) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul className="cp-now">
            {lines.map(({ id, label, reasons }) => (
              <li key={id}>
                {label}
                {reasons.length > 0 && (
                  <ul className="why">
                    {reasons.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
