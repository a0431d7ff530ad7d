import type { Json } from '@assemble/kernel';
import { type Ref, Suspense } from 'react';
import { Choice } from '../shell/fields.tsx';
import { type Problem, Problems } from '../shell/Problems.tsx';
import { useLocale } from '../shell/preferences.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { CONFIGURE, choicesOf, fieldsOf, optionOf, type Picked } from './picked.ts';
import { usePlayWords } from './words.ts';

interface Props {
  readonly face: GameFace;
  readonly seatNames: readonly string[];
  readonly value: Picked;
  readonly onChange: (picked: Picked) => void;
}

/** The ready-made ways to play, and the one where everything is chosen, with its form. */
export function WhatToPlay({
  face,
  seatNames,
  setup: whole,
  value,
  onChange,
}: Props & { readonly setup: Json }) {
  const locale = useLocale();
  const t = usePlayWords();
  const { loading } = useStrings();
  const { setups, configure } = face;
  const ways = [...setups, { ...configure, id: CONFIGURE, setup: configure.initial }];
  return (
    <>
      <fieldset className="setups">
        <legend>{t.whatToPlay}</legend>
        {ways.map(({ id, title, about, setup }) => (
          <label key={id} className="panel setup">
            <input
              type="radio"
              name="setup"
              value={id}
              checked={value.id === id}
              onChange={() => onChange({ ...value, id, setup })}
            />
            <span className="setup-text">
              <span className="display">{title[locale]}</span>
              <span>{about[locale]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {value.id === CONFIGURE && (
        <section className="panel configure" aria-label={configure.title[locale]}>
          <Suspense fallback={<p role="status">{loading}</p>}>
            <configure.Form
              locale={locale}
              seatNames={seatNames}
              setup={whole}
              onChange={(setup) => onChange({ ...value, setup })}
            />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** What else can be chosen. A choice shows what the set-up says until somebody changes it. */
export function MoreChoices({
  face,
  seatNames,
  online,
  value,
  onChange,
}: Props & { readonly online: boolean }) {
  const locale = useLocale();
  const t = usePlayWords();
  const said = fieldsOf(value.setup);
  const choices = choicesOf(face, value);
  if (choices.length === 0) return null;
  const named = (text: string): string =>
    text.replace(/\{(\d)\}/g, (_, seat: string) => seatNames[Number(seat)] ?? '');
  return (
    <>
      <h2>{t.options}</h2>
      <div className="play-choices">
        {choices.map((choice) => {
          const { name, label, options, about } = choice;
          const given =
            optionOf(choice, value, online) ?? options.find((option) => option.value === said[name]);
          return (
            <div key={name}>
              <Choice
                label={label[locale]}
                value={given?.id ?? options[0]?.id ?? ''}
                options={options.map(({ id, label: text }) => [id, named(text[locale])] as const)}
                onChange={(id) => onChange({ ...value, chosen: { ...value.chosen, [name]: id } })}
              />
              {about && <p className="remark">{about[locale]}</p>}
            </div>
          );
        })}
      </div>
    </>
  );
}

interface WhyNotProps {
  readonly problems: readonly Problem[];
  readonly ref: Ref<HTMLElement>;
}

/** Why a match cannot start like this; nothing when it can. */
export function WhyNot({ problems, ref }: WhyNotProps) {
  const t = usePlayWords();
  if (problems.length === 0) return null;
  return (
    <section ref={ref} className="panel why-not" aria-labelledby="why-not" tabIndex={-1}>
      <h2 id="why-not">{t.whyNot}</h2>
      <Problems problems={problems} stays />
    </section>
  );
}
