import { type Localized, quoted, type Rich, rich, type Subject, words } from '@assemble/language';
import type { Who } from '../abilities/vocabulary.ts';
import type { AttackType } from '../names.ts';
import type { Side } from '../table.ts';
import { ROLL_NAMES } from './names.ts';
import type { Phrases } from './phrases.ts';
import { typed } from './types.ts';

/** "its attack rolls with Strike against enemy characters". */
export const rollsOf = (p: Phrases, which: Side, subject: Subject, limits: Limits = {}): Rich =>
  words(namedRolls(p, which, subject), limitsOf(p, limits, which));

/** "its attack rolls", "sus tiradas de Ataque", "seinen Angriffswürfen"; of an attack's own rules "this attack roll". */
function namedRolls(p: Phrases, which: Side, subject: Subject): Rich {
  const name = ROLL_NAMES[which];
  if (p.place === 'attack' && which === 'attack')
    return p.pick({ en: `this ${name.en}`, es: `esta ${name.es}`, de: `diesem ${name.de}` });
  const its = p.pronoun(subject, 'gen');
  const many = ROLLS[which];
  // The next roll is not waited for beyond the turn.
  if (p.talk.next)
    return p.pick({
      en: `${its} next ${name.en} this turn`,
      es: `su próxima ${name.es} de este turno`,
      de: `${its}em nächsten ${name.de} in diesem Zug`,
    });
  return p.pick({ en: `${its} ${many.en}`, es: `sus ${many.es}`, de: `${its}en ${many.de}` });
}

const ROLLS: { readonly [side in Side]: Localized<string> } = {
  attack: { en: 'attack rolls', es: 'tiradas de Ataque', de: 'Angriffswürfen' },
  defense: { en: 'defense rolls', es: 'tiradas de Defensa', de: 'Verteidigungswürfen' },
  dodge: { en: 'dodge rolls', es: 'tiradas de Esquivar', de: 'Ausweichwürfen' },
  plain: { en: 'rolls', es: 'tiradas', de: 'Würfen' },
};

interface Limits {
  readonly types?: readonly AttackType[];
  readonly against?: Who;
  readonly attacks?: readonly string[];
}

/** Which rolls are meant: of some types, against some opponents, with some attacks. */
function limitsOf(p: Phrases, { types, against, attacks }: Limits, side: Side): Rich {
  const who = against === undefined ? null : p.characters({ side: 'enemy', ...against }, 'plural');
  const named = p.list(
    (attacks ?? []).map((id) => quoted(p.locale, p.attackName(id))),
    'or',
  );
  const kinds = (word: Localized<string>): Rich => typed(p, word, types);
  if (side !== 'attack') {
    // What it defends against: "against Physical or Energy attacks by enemy characters".
    if (types === undefined && who === null) return [];
    return p.pick({
      en: words(
        'against',
        kinds({ en: 'attacks', es: '', de: '' }),
        who === null ? '' : rich`by ${who.bare('acc')}`,
      ),
      es: words('contra', kinds({ en: '', es: 'Ataques', de: '' }), who === null ? '' : who.in('gen')),
      de: words(
        'gegen',
        kinds({ en: '', es: '', de: 'Angriffe' }),
        who === null ? '' : p.prep('von', who.bare('dat')),
      ),
    });
  }
  return words(
    types === undefined
      ? ''
      : p.pick({
          en: rich`of ${kinds({ en: 'attacks', es: '', de: '' })}`,
          es: rich`de ${kinds({ en: '', es: 'Ataques', de: '' })}`,
          de: rich`bei ${kinds({ en: '', es: '', de: 'Angriffen' })}`,
        }),
    named.length === 0
      ? ''
      : p.pick({ en: rich`with ${named}`, es: rich`con ${named}`, de: rich`mit ${named}` }),
    who === null
      ? ''
      : p.pick({
          en: rich`against ${who.bare('acc')}`,
          es: rich`contra ${who.bare('nom')}`,
          de: rich`gegen ${who.bare('acc')}`,
        }),
  );
}
