import { useLearnWords } from './words.ts';

const STAR = 'M50 4L63 36L97 38L71 60L80 94L50 75L20 94L29 60L3 38L37 36Z';

/** One to three stars. */
export function Stars({ count }: { readonly count: number }) {
  const t = useLearnWords();
  return (
    <span className="stars" role="img" aria-label={t.stars(count)}>
      {[1, 2, 3].map((n) => (
        <svg key={n} viewBox="0 0 100 100" data-on={n <= count || undefined} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
