import { readSetup, setupVerdict } from '@assemble/champions';
import type { Json, Reason } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { createElement, lazy } from 'react';
import type { Problem } from '../../../shell/Problems.tsx';
import type { Configuration } from '../../../table/board.ts';
import { cardAt, content } from '../data.ts';
import { say } from '../say.ts';
import { asJson, setupFor } from './setups.ts';
import { titleId } from './titles.ts';

const Configure = lazy(async () => ({ default: (await import('./Configure.tsx')).Configure }));

const initial = setupFor('spider-man', 'rhino');

/** What is wrong, in words and with the rule; each line tells whose deck it is about. */
const worded = (reason: Reason, locale: Locale, seatNames: readonly string[]): Problem => ({
  rule: reason.rule,
  text: say(reason, locale, seatNames, null),
});

/** The way to play where everything is chosen. */
export const configure: Configuration = {
  title: { en: 'Configure everything', es: 'Configurarlo todo', de: 'Alles einstellen' },
  about: {
    en: 'Heroes, decks of your own or ready-made ones, villain, difficulty, encounter sets.',
    es: 'Héroes, mazos propios o ya hechos, villano, dificultad, conjuntos de encuentro.',
    de: 'Helden, eigene oder fertige Decks, Schurke, Schwierigkeit, Begegnungssets.',
  },
  Form: (props) => createElement(Configure, props),
  initial: asJson(initial),
  fromAddress: () => null,
  titleOf: (setup) => {
    const { players, villain } = readSetup(setup);
    return titleId(cardAt(players[0]?.identity ?? '')?.set ?? '', villain);
  },
  problems: (setup: Json, locale, seatNames) => {
    const verdict = setupVerdict(content, setup);
    return verdict.yes ? [] : verdict.reasons.map((reason) => worded(reason, locale, seatNames));
  },
};
