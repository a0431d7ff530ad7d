import { type Case, type Rich, ref, rich, words } from '@assemble/language';
import type { Resource } from '../content.ts';
import type { K } from './lexicon.ts';
import { RESOURCES } from './names.ts';

/** The type behind its noun: "recurso de energía", but "recurso mental". */
export const resourceWord = (k: K, type: Resource): string =>
  k.locale === 'es' && type === 'energy' ? `de ${RESOURCES.energy.es}` : RESOURCES[type][k.locale];

/** The link stands on the word that names the type. */
const linked = (type: Resource, text: string) => ref('resource', type, text);

/** "a mental resource", "un recurso mental", "eine mentale Ressource"; feminine in German, so two endings do. */
export function resourceOf(k: K, type: Resource, grammaticalCase: Case = 'acc'): Rich {
  return resources(k, type, 1, grammaticalCase);
}

/** The same several times: digits, as cards print them. */
function resources(k: K, type: Resource, count: number, grammaticalCase: Case = 'acc'): Rich {
  const name = resourceWord(k, type);
  if (k.locale === 'en') {
    const article = type === 'energy' ? 'an' : 'a';
    return count === 1
      ? rich`${article} ${linked(type, name)} resource`
      : rich`${count} ${linked(type, name)} resources`;
  }
  if (k.locale === 'es') {
    const plural = type === 'energy' ? name : type === 'physical' ? `${name}s` : `${name}es`;
    return count === 1
      ? rich`un recurso ${linked(type, name)}`
      : rich`${count} recursos ${linked(type, plural)}`;
  }
  const oblique = grammaticalCase === 'dat' || grammaticalCase === 'gen';
  if (type === 'energy') {
    const article = oblique ? 'einer' : 'eine';
    return count === 1
      ? rich`${article} ${linked(type, 'Energie')}-Ressource`
      : rich`${count} ${linked(type, 'Energie')}-Ressourcen`;
  }
  if (count === 1)
    return oblique
      ? rich`einer ${linked(type, `${name}en`)} Ressource`
      : rich`eine ${linked(type, `${name}e`)} Ressource`;
  return rich`${count} ${linked(type, `${name}${oblique ? 'en' : 'e'}`)} Ressourcen`;
}

const GERMAN_ONE: Readonly<Record<Resource, string>> = {
  physical: 'eine physische',
  mental: 'eine mentale',
  energy: 'eine Energie-',
  wild: 'eine wilde',
};

/** "an energy, a mental, and a physical resource": alike ones are counted. */
export function resourceList(k: K, all: readonly Resource[]): Rich {
  const types = [...new Set(all)];
  if (types.length < 2 || types.length < all.length)
    return k.list(
      types.map((type) => resources(k, type, all.filter((one) => one === type).length)),
      'and',
    );
  const named = (type: Resource, i: number): string => {
    const name = resourceWord(k, type);
    if (k.locale === 'en') return `${type === 'energy' ? 'an' : 'a'} ${name}`;
    return k.locale === 'es' ? `${i === 0 ? 'un recurso' : 'uno'} ${name}` : GERMAN_ONE[type];
  };
  const list = k.list(types.map(named), 'and');
  return k.locale === 'es' ? list : words(list, k.locale === 'en' ? 'resource' : 'Ressource');
}
