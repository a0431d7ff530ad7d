import { concat, type Localized, plain, type Rich, rich } from '@assemble/language';
import type { Action, Called, Constant, Form, Generates, Label, Triggered } from '../abilities/vocabulary.ts';
import { conditionPhrase, whilePhrase } from './condition-phrase.ts';
import { costClauses } from './costs-phrase.ts';
import { eventPhrase } from './event-phrase.ts';
import { LABELS } from './forms.ts';
import type { Phrases } from './phrases.ts';
import { resourceList } from './resources.ts';
import { type C, type Opening, opened, type Said, says, told, when } from './said.ts';

/** A paragraph of a card: what kind of ability it is, and what it says. */
export interface Paragraph {
  /** "Hero Action (attack)"; empty for what always holds. */
  readonly head: string;
  /** Lines of a list begin with a line break and a bullet. */
  readonly text: Rich;
}

type Kind = 'action' | 'interrupt' | 'response' | 'resource';

/** English and Spanish say the form as a word of its own; German glues it to the kind. */
const KINDS: Readonly<Record<Kind, Localized<string>>> = {
  action: { en: 'Action', es: 'Acción', de: 'Aktion' },
  interrupt: { en: 'Interrupt', es: 'Interrupción', de: 'Unterbrechung' },
  response: { en: 'Response', es: 'Respuesta', de: 'Reaktion' },
  resource: { en: 'Resource', es: 'Recurso', de: 'Ressource' },
};

function kindHead(p: Phrases, kind: Kind, form: Form | undefined, forced: boolean): string {
  const word = KINDS[kind][p.locale];
  const formed =
    form === undefined
      ? word
      : p.in({
          en: `${form === 'hero' ? 'Hero' : 'Alter-Ego'} ${word}`,
          es: `${word} de ${form === 'hero' ? 'héroe' : 'alter ego'}`,
          de: form === 'hero' ? `Helden${word.toLocaleLowerCase()}` : `Alter-Ego-${word}`,
        });
  if (!forced) return formed;
  return p.in({ en: `Forced ${formed}`, es: `${formed} obligada`, de: `Erzwungene ${formed}` });
}

const CALLED: Readonly<Record<Called['node'], Localized<string>>> = {
  'when-revealed': { en: 'When Revealed', es: 'Cuando se muestre esta carta', de: 'Sobald aufgedeckt' },
  'when-defeated': { en: 'When Defeated', es: 'Cuando se derrote esta carta', de: 'Sobald besiegt' },
  boost: { en: '★ Boost', es: '★ Aumento', de: '★ Boost' },
  'set-up': { en: 'Setup', es: 'Preparación', de: 'Spielaufbau' },
  special: { en: 'Special', es: 'Especial', de: 'Spezial' },
};

const FORMS: Readonly<Record<Form, Localized<string>>> = {
  hero: { en: 'Hero', es: 'héroe', de: 'Held' },
  'alter-ego': { en: 'Alter-Ego', es: 'alter ego', de: 'Alter Ego' },
};

/** "Spider-Sense — Interrupt (defense)". */
function headed(
  p: Phrases,
  name: Localized<string> | undefined,
  kind: string,
  marks: readonly string[],
): string {
  const marked = marks.length === 0 ? kind : `${kind} (${marks.join(', ')})`;
  return name === undefined ? marked : `${name[p.locale]} — ${marked}`;
}

const labelled = (p: Phrases, label: Label | undefined): string[] =>
  label === undefined ? [] : [LABELS[label][p.locale]];

const PERIODS: Readonly<Record<'phase' | 'round', Localized<string>>> = {
  phase: { en: 'phase', es: 'fase', de: 'Phase' },
  round: { en: 'round', es: 'ronda', de: 'Runde' },
};

/** "(Limit once per round.)" */
function limits(
  p: Phrases,
  limit: 'phase' | 'round' | undefined,
  max: 'phase' | 'round' | undefined,
): string {
  const found: string[] = [];
  if (limit !== undefined) {
    const period = PERIODS[limit][p.locale];
    found.push(
      p.in({
        en: `(Limit once per ${period}.)`,
        es: `(Límite: una vez por ${period}.)`,
        de: `(Limit: einmal pro ${period}.)`,
      }),
    );
  }
  if (max !== undefined) {
    const period = PERIODS[max][p.locale];
    found.push(
      p.in({ en: `(Max 1 per ${period}.)`, es: `(Máximo 1 por ${period}.)`, de: `(Max. 1 pro ${period}.)` }),
    );
  }
  return found.join(' ');
}

/** A limit stands behind the text, on a line of its own behind a list. */
const limited = (text: Rich, limit: string): Rich => {
  if (limit === '') return text;
  return concat(text, plain(text).includes('\n') ? '\n' : ' ', limit);
};

/** What is waited for, what is given, what follows. */
function body(p: Phrases, openings: readonly Opening[], costs: readonly C[], effect: () => Said): Rich {
  const open = (said: Said): Said => [...openings].reverse().reduce(opened, said);
  if (costs.length === 0) return told(p, open(effect()));
  const given = told(p, open([{ clauses: costs }]));
  const before = given.map((part, i) =>
    typeof part === 'string' && i === given.length - 1 ? part.replace(/\.$/u, '') : part,
  );
  return rich`${before} → ${told(p, effect(), true)}`;
}

export function usablePhrase(p: Phrases, ability: Action | Triggered): Paragraph {
  const { name, form, label, cost = [], condition, limit, max, effect } = ability;
  const forced = ability.node !== 'action' && ability.forced === true;
  const openings: Opening[] = [];
  if (ability.node !== 'action') openings.push(eventPhrase(p, ability.on));
  if (condition !== undefined) openings.push(when(conditionPhrase(p, condition)));
  const costs = costClauses(p, cost);
  const text = body(p, openings, costs, () => p.say(effect));
  return {
    head: headed(p, name, kindHead(p, ability.node, form, forced), labelled(p, label)),
    text: limited(text, limits(p, limit, max)),
  };
}

export function calledPhrase(p: Phrases, ability: Called): Paragraph {
  const { name, node, form, label, effect } = ability;
  const marks = [...(form === undefined ? [] : [FORMS[form][p.locale]]), ...labelled(p, label)];
  return { head: headed(p, name, CALLED[node][p.locale], marks), text: told(p, p.say(effect)) };
}

export function generatesPhrase(p: Phrases, ability: Generates): Paragraph {
  const { name, form, cost = [], limit, gives } = ability;
  const rest: Rich =
    gives === 'top-of-discard'
      ? [
          p.in({
            en: 'the resources printed on the top card of your discard pile',
            es: 'los recursos impresos en la primera carta de tu pila de descartes',
            de: 'die aufgedruckten Ressourcen der obersten Karte deines Ablagestapels',
          }),
        ]
      : resourceList(p, gives);
  const text = body(p, [], costClauses(p, cost), () => says({ verb: 'generate', rest }));
  return {
    head: headed(p, name, kindHead(p, 'resource', form, false), []),
    text: limited(text, limits(p, limit, undefined)),
  };
}

export function constantPhrase(p: Phrases, { condition }: Constant, said: Said): Paragraph {
  const whole = condition === undefined ? said : opened(said, when(whilePhrase(p, condition)));
  return { head: '', text: told(p, whole) };
}
