import { type Rich, rich, words } from '@assemble/language';
import type { Cost } from '../abilities/vocabulary.ts';
import { units } from './amounts.ts';
import { placeOf, wantedPhrase } from './cards-phrase.ts';
import { counterName } from './names.ts';
import type { Phrases } from './phrases.ts';
import { resourceList, resourceWord } from './resources.ts';
import type { C } from './said.ts';
import { self } from './target-phrase.ts';
import { act, deal, heal } from './verb-phrase.ts';

/** What has to be given, as commands before the arrow. X counts what was given last. */
export function costClauses(p: Phrases, costs: readonly Cost[]): C[] {
  const exhausted = costs.some((cost) => cost.cost === 'exhaust' && cost.what === 'self');
  return costs.flatMap((cost) => clausesOf(p, cost, exhausted));
}

/** `named`: the card itself was just spoken of. */
function clausesOf(p: Phrases, cost: Cost, named: boolean): C[] {
  switch (cost.cost) {
    case 'spend':
      return [{ verb: 'spend', rest: resourceList(p, cost.resources) }];
    case 'spend-x': {
      p.talk.x = 'spent';
      const name = resourceWord(p, cost.resource);
      const rest = p.in({
        en: `any number of ${name} resources`,
        es: `cualquier número de recursos ${name}`,
        de: `beliebig viele ${cost.resource === 'energy' ? 'Energie-' : `${name}e `}Ressourcen`,
      });
      return [{ verb: 'spend', rest }];
    }
    case 'exhaust':
      return [act(p, 'exhaust', { to: cost.what })];
    case 'remove-counter':
      return [{ verb: 'remove', rest: counters(p, cost.count, named) }];
    case 'discard-self':
      p.talk.x = 'counters';
      return [act(p, 'discard', { to: 'self' })];
    case 'discard-cards': {
      p.talk.x = 'discarded';
      const { least, most } = cost;
      const what =
        least === most
          ? units(p, least, 'card')
          : rich`${p.in({ en: '', es: 'de ', de: '' })}${least} ${p.in({ en: 'to', es: 'a', de: 'bis' })} ${units(p, most, 'card')}`;
      const from = p.in({ en: 'from your hand', es: 'de tu mano', de: 'aus deiner Hand' });
      return [{ verb: 'discard', rest: words(what, from) }];
    }
    case 'take-damage':
      return [deal(p, cost.amount, { to: cost.who })];
    case 'heal':
      return [heal(p, cost.amount, { to: 'self' })];
    case 'printed-cost': {
      const wanted = wantedPhrase(p, cost.of, { det: 'a' });
      p.talk.found = wanted.noun;
      p.talk.those = wanted;
      const where = placeOf(cost.of)[p.locale];
      const place = p.in({ en: `in ${where}`, es: `de ${where}`, de: where });
      const price = p.in({ en: 'its printed cost', es: 'su coste impreso', de: 'die aufgedruckten Kosten' });
      return [
        { verb: 'choose', rest: words(wanted.in('acc'), place) },
        { verb: 'pay', rest: price },
      ];
    }
  }
}

/** "1 web counter from this card", "… from it". */
function counters(p: Phrases, count: number, named: boolean): Rich {
  const { keywords, counters: printed } = p.face;
  const id = keywords.uses?.counter ?? printed?.counter;
  const card = self(p).bare('dat');
  const name = id === undefined ? '' : counterName(id)[p.locale];
  const many = count > 1;
  return p.in({
    en: rich`${count} ${name === '' ? '' : `${name} `}counter${many ? 's' : ''} from ${named ? 'it' : card}`,
    es: rich`${count} contador${many ? 'es' : ''}${name === '' ? '' : ` de ${name}`}${named ? '' : rich` ${p.prep('de', card)}`}`,
    de: rich`${count} ${name === '' ? 'Marker' : `${name}marker`} ${named ? 'von ihr' : p.prep('von', card)}`,
  });
}
