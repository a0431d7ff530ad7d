import './glossary.css';
import { type Locale, locales } from '@assemble/language';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import { useExplanation, useGlossary } from './Glossary.tsx';
import { type Piece, termsIn } from './terms.ts';

/** Pointing at a word for so long explains it; passing over it does not. */
const REST = 250;

interface CardProps {
  readonly id: string;
  readonly term: string;
  readonly under: HTMLElement;
}

/** Narrower windows show what a word means at the foot. */
const NARROW = '(width < 48rem)';

/** Beside the word, above or below it, wherever there is room. */
function placeBeside(card: HTMLElement, under: HTMLElement): void {
  if (matchMedia(NARROW).matches) {
    card.style.left = '0.5rem';
    card.style.top = 'auto';
    return;
  }
  const word = under.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.min(Math.max(8, word.left - 24), innerWidth - width - 8);
  const above = word.top - height - 10;
  card.style.left = `${left}px`;
  card.style.top = `${above > 8 ? above : word.bottom + 10}px`;
}

function TermCard({ id, term, under }: CardProps) {
  const locale = useLocale();
  const glossary = useGlossary();
  const card = useRef<HTMLSpanElement>(null);
  const known = glossary?.terms.find((one) => one.id === term);
  const entry = useExplanation(known?.rule);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is placed anew when its text has come.
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    element.showPopover?.();
    placeBeside(element, under);
  }, [under, entry]);
  const others = locales.filter((other): other is Locale => other !== locale);
  return (
    <span ref={card} id={id} role="tooltip" popover="manual" className="term-card">
      <b className="term-name">{known?.[locale]}</b>
      <span className="term-says">{entry?.says[locale]}</span>
      <span className="term-others">
        {others.map((other) => (
          <span key={other} lang={other}>
            <abbr>{other.toUpperCase()}</abbr> {known?.[other]}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A word that explains itself to whoever points at it, comes to it or taps it. */
function TermWord({ text, term }: { readonly text: string; readonly term: string }) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);
  const wait = (): void => {
    timer.current = window.setTimeout(() => setOpen(true), REST);
  };
  const close = (): void => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <>
      <button
        ref={word}
        type="button"
        className="term"
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && wait()}
        onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          // Only the word is closed, not what it stands in.
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {text}
      </button>
      {open && word.current !== null && <TermCard id={id} term={term} under={word.current} />}
    </>
  );
}

/** Pieces of a text, the terms among them as words that explain themselves. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, term }) => {
    at += text.length;
    return term === null ? text : <TermWord key={at} text={text} term={term} />;
  });
}

/** A text in which the terms of the game around it are marked. */
export function Glossed({ text }: { readonly text: string }) {
  const finder = useGlossary()?.finder;
  const pieces = useMemo(
    () => (finder === undefined ? undefined : termsIn([text], finder)[0]),
    [text, finder],
  );
  return pieces === undefined ? text : <Pieces pieces={pieces} />;
}
