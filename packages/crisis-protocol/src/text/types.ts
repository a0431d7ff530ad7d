import { type Localized, type Rich, ref, rich } from '@assemble/language';
import type { AttackType } from '../names.ts';
import { TYPE_NAMES, typeLink } from './names.ts';
import type { Phrases } from './phrases.ts';

/** "its Energy Defense", behind a German article in the genitive. */
export const DEFENSES: { readonly [type in AttackType]: Localized<string> } = {
  physical: { en: 'Physical Defense', es: 'Defensa Física', de: 'physischen Verteidigung' },
  energy: { en: 'Energy Defense', es: 'Defensa Energética', de: 'Energieverteidigung' },
  mystic: { en: 'Mystic Defense', es: 'Defensa Mística', de: 'mystischen Verteidigung' },
};

const list = (p: Phrases, types: readonly AttackType[], many: boolean): Rich =>
  p.list(
    types.map((type) =>
      many ? ref('type', type, `${TYPE_NAMES[type][p.locale]}s`) : typeLink(type, p.locale),
    ),
    'or',
  );

/** "physischen oder Energieangriff": two types are words of their own, energy joins the attack. */
function germanTyped(p: Phrases, attack: string, types: readonly AttackType[]): Rich {
  const ending = attack.endsWith('e') ? 'e' : 'en';
  const named = types.map((type, i): Rich => {
    const last = i === types.length - 1;
    if (type === 'energy') return [ref('type', type, last ? `Energie${attack.toLowerCase()}` : 'Energie-')];
    const adjective = ref('type', type, `${TYPE_NAMES[type].de.toLowerCase()}${ending}`);
    return last ? rich`${adjective} ${attack}` : [adjective];
  });
  return p.list(named, 'or');
}

/** The word for an attack of some types: "Physical or Energy attack", "Ataques Físicos o Energéticos". */
export function typed(p: Phrases, word: Localized<string>, types: readonly AttackType[] | undefined): Rich {
  if (types === undefined) return [word[p.locale]];
  const which = list(p, types, p.locale === 'es' && word.es.endsWith('s'));
  return {
    en: rich`${which} ${word.en}`,
    es: rich`${word.es} ${which}`,
    de: germanTyped(p, word.de, types),
  }[p.locale];
}
