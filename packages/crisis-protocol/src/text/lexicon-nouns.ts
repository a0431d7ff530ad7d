import type { Noun } from '@assemble/language';

const noun = (en: Noun['en'], es: Noun['es'], de: Noun['de']): Noun => ({ en, es, de });

export const nouns = {
  character: noun(
    { one: 'character', many: 'characters' },
    { one: 'Personaje', many: 'Personajes', gender: 'm' },
    { one: 'Charakter', many: 'Charaktere', gender: 'm' },
  ),
  attacker: noun(
    { one: 'attacker', many: 'attackers' },
    { one: 'Atacante', many: 'Atacantes', gender: 'm' },
    { one: 'Angreifer', many: 'Angreifer', gender: 'm' },
  ),
  target: noun(
    { one: 'target', many: 'targets' },
    { one: 'blanco', many: 'blancos', gender: 'm' },
    { one: 'Ziel', many: 'Ziele', gender: 'n' },
  ),
  token: noun(
    { one: 'objective token', many: 'objective tokens' },
    { one: 'ficha de Objetivo', many: 'fichas de Objetivo', gender: 'f' },
    { one: 'Missionsmarker', many: 'Missionsmarker', gender: 'm' },
  ),
  holder: noun(
    { one: 'character holding the token', many: 'characters holding the token' },
    { one: 'Personaje que custodia la ficha', many: 'Personajes que custodian la ficha', gender: 'm' },
    { one: 'Träger des Markers', many: 'Träger des Markers', gender: 'm' },
  ),
  opponent: noun(
    { one: 'opponent', many: 'opponents', person: true },
    { one: 'oponente', many: 'oponentes', gender: 'm' },
    { one: 'Gegenüber', many: 'Gegenüber', gender: 'n' },
  ),
  attack: noun(
    { one: 'attack', many: 'attacks' },
    { one: 'Ataque', many: 'Ataques', gender: 'm' },
    { one: 'Angriff', many: 'Angriffe', gender: 'm' },
  ),
  terrain: noun(
    { one: 'interactive terrain feature', many: 'interactive terrain features', an: true },
    {
      one: 'elemento de Escenografía interactiva',
      many: 'elementos de Escenografía interactiva',
      gender: 'm',
    },
    { one: 'Geländeteil', many: 'Geländeteile', gender: 'n' },
  ),
  object: noun(
    { one: 'object', many: 'objects' },
    { one: 'Objeto', many: 'Objetos', gender: 'm' },
    { one: 'Objekt', many: 'Objekte', gender: 'n' },
  ),
  die: noun(
    { one: 'die', many: 'dice' },
    { one: 'dado', many: 'dados', gender: 'm' },
    { one: 'Würfel', many: 'Würfel', gender: 'm' },
  ),
} as const satisfies { readonly [id: string]: Noun };

export type NounId = keyof typeof nouns;
