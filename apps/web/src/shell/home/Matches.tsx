import { OpenFileLink, ResumeList } from '../../play/ResumeList.tsx';
import { savedMatches } from '../../table/saved.ts';
import { usePage } from '../page.ts';
import { hrefTo } from '../router.ts';
import { useHomeWords } from './words.ts';

/** Every match of this device. */
export function Matches() {
  const t = useHomeWords();
  const heading = usePage(t.allMatches);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.allMatches}
      </h1>
      <p className="lead">{t.matchesAbout}</p>
      {savedMatches().length === 0 && (
        <p>
          <b>{t.noMatches}</b> {t.noMatchesText} <a href={hrefTo([])}>{t.backToGames}</a>
        </p>
      )}
      <ResumeList all />
      <OpenFileLink />
    </>
  );
}
