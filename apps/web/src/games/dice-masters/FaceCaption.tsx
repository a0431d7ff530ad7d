import { useLocale } from '../../shell/preferences.ts';
import { type Face, term } from './data.ts';
import { useCardWords } from './strings.ts';

/** What stands under a face, for those who see it; the face itself is named in full. */
export function FaceCaption({ face }: { readonly face: Face }) {
  const t = useCardWords();
  const locale = useLocale();
  if (face.kind === 'energy')
    return (
      <span aria-hidden="true">
        {term(face.energy, locale)} × {face.count}
      </span>
    );
  const bursts = '★'.repeat(face.bursts);
  if (face.kind === 'action')
    return (
      <span aria-hidden="true">
        {t.actionFace} {bursts}
      </span>
    );
  return (
    <span aria-hidden="true">
      <b>{t.level(face.level)}</b>
      <br />
      {face.attack}
      {t.attackLetter} {face.defense}
      {t.defenseLetter} {bursts}
    </span>
  );
}
