/** A rule as it is read: without what only counts it, where it is one of several in a row. */
export interface Told {
  readonly text: string;
  readonly step: number | null;
}

/** "Attack, step 3: …", "Voraussetzung 2 der Deckung: …". */
const COUNTED = /^[^:.;?]{0,40}?(\d+)[^:.;?\d]{0,24}: (.+)$/su;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Rules that are counted one after the other are the steps of a list; a number that stands alone stays in its text. */
export function stepsIn(texts: readonly string[]): readonly Told[] {
  const counted = texts.map((text) => {
    const [, number, rest] = COUNTED.exec(text) ?? [];
    return number === undefined || rest === undefined ? null : { step: Number(number), rest };
  });
  return texts.map((text, i) => {
    const own = counted[i] ?? null;
    const follows = own !== null && counted[i - 1]?.step === own.step - 1;
    const goesOn = own !== null && counted[i + 1]?.step === own.step + 1;
    return own !== null && (follows || goesOn)
      ? { text: capital(own.rest), step: own.step }
      : { text, step: null };
  });
}
