import {
  BLOCK_NAMES,
  type Block,
  cardText,
  FACE_NAMES,
  factsLine,
  printedText,
} from '@assemble/crisis-protocol';
import { type Locale, plain } from '@assemble/language';
import { RichText } from '../../../shell/RichText.tsx';
import type { Card, CharacterCard } from '../data.ts';
import { CrisisMap } from './CrisisMap.tsx';
import { type CardWords, cardWords } from './words.ts';

type Stats = CharacterCard['forms'][number]['stats']['healthy'];

interface Props<C extends Card = Card> {
  readonly card: C;
  readonly locale: Locale;
}

function StatLine({ title, stats, t }: { title: string; stats: Stats; t: CardWords }) {
  const speeds = { S: t.short, M: t.medium, L: t.long } as const;
  const values: readonly (readonly [string, string | number])[] = [
    [t.stamina, stats.stamina],
    [t.speed, speeds[stats.speed]],
    [t.size, stats.size],
    ...(['physical', 'energy', 'mystic'] as const).map(
      (type) => [`${t.defense}: ${t[type]}`, stats.defense[type]] as const,
    ),
  ];
  return (
    <section className="cp-side" aria-label={title}>
      <h4>{title}</h4>
      <dl className="cp-stats">
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The values of both sides, for each Form. */
function Values({ card, locale }: Props<CharacterCard>) {
  const t = cardWords[locale];
  return card.forms.map((form) => (
    <div key={form.name.en}>
      {card.forms.length > 1 && <h4>{t.form(form.name[locale])}</h4>}
      <div className="cp-sides">
        <StatLine title={t.healthy} stats={form.stats.healthy} t={t} />
        {!card.grunt && <StatLine title={t.injured} stats={form.stats.injured} t={t} />}
      </div>
      <p className="cp-base-size">
        {t.base}: {form.base} mm
      </p>
    </div>
  ));
}

/** A part of a card: an attack, a superpower, what a crisis counts. */
function Part({ block, card, locale }: Props & { readonly block: Block }) {
  const kind = BLOCK_NAMES[block.kind][locale];
  const tags = [
    ...(block.name === null || block.kind === 'attack' ? [] : [kind]),
    plain(block.facts),
    printedText(block.printed, card, locale),
  ].filter(Boolean);
  return (
    <li className="cp-entry">
      <p className="cp-entry-head">
        <b className="cp-entry-name">{block.name ?? kind}</b>
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
      {block.paragraphs.map(({ icons, name, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card stand in a fixed order.
        <p key={at}>
          {icons.length > 0 && <b>[{icons.map((face) => FACE_NAMES[face][locale]).join(', ')}] </b>}
          {name !== null && <b>{name}: </b>}
          <RichText text={text} />
        </p>
      ))}
    </li>
  );
}

/** Everything that is printed on a card, in words made from what it does. */
export function CardBody({ card, locale }: Props) {
  const t = cardWords[locale];
  return (
    <>
      <p>
        <RichText text={factsLine(card, locale)} />
      </p>
      {card.card === 'character' && <Values card={card} locale={locale} />}
      <ul className="cp-entries">
        {cardText(card, locale).blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card stand in a fixed order.
          <Part key={at} block={block} card={card} locale={locale} />
        ))}
      </ul>
      {card.card === 'crisis' && (
        <>
          <h4>{t.map}</h4>
          <CrisisMap card={card} locale={locale} />
        </>
      )}
    </>
  );
}
