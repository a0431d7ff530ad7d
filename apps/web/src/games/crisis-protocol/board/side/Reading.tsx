import { cardText, FACE_NAMES } from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import { content } from '../../data.ts';
import { useSeen } from '../context.ts';

/** A tactic or crisis card that is being read. */
export function Reading({ card: id }: { readonly card: string }) {
  const { locale } = useSeen();
  const card = content.find(id);
  if (card === undefined) return null;
  return (
    <section className="cp-box cp-read" aria-label={card.name[locale]}>
      <h3 className="display">{card.name[locale]}</h3>
      {cardText(card, locale).blocks.map(({ address, kind, name, facts, paragraphs }) => (
        <div key={`${kind} ${address}`}>
          <b>{[...(name === null ? [] : [name]), plain(facts)].filter(Boolean).join(' · ')}</b>
          {paragraphs.map(({ icons, text }) => (
            <p key={plain(text)}>
              {icons.length > 0 && `[${icons.map((face) => FACE_NAMES[face][locale]).join(', ')}] `}
              {plain(text)}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
