import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import type { Events } from '../../src/rules/events.ts';
import { type Names, type Prompts, renderMessage } from '../../src/text/index.ts';
import { messages } from '../../src/text/messages.ts';
import { content } from '../game.ts';

type Samples = { readonly [K in keyof (Events & Prompts)]: (Events & Prompts)[K] };

const FACES: Readonly<Record<number, string>> = {
  0: 'core/1a',
  1: 'core/94',
  2: 'core/97b',
  3: 'core/6',
  4: 'core/51',
  5: 'core/18',
};
const names: Names = { seats: ['Ana', 'Bob'], content, face: (id) => FACES[id] };

const hero = { id: 0, face: 'core/1a' };
const villain = { id: 1, face: 'core/94' };
const scheme = { id: 2, face: 'core/97b' };
const aunt = { id: 3, face: 'core/6' };
const hidden = { id: -1, face: '' };
const none = {};
const card = 3;
const explained = {
  value: 3,
  parts: [
    { amount: 2, source: { key: 'part.card', args: { face: 'core/94' } }, rule: 'MC-ATTACK-6' },
    { amount: 1, source: { key: 'part.boost', args: {} }, rule: 'MC-ENEMY-ATTACK-6' },
  ],
};

const samples: Samples = {
  'set-up-step': { step: 14 },
  'first-player': { seat: 1 },
  'round-began': { round: 2 },
  'phase-began': { phase: 'villain' },
  'turn-began': { seat: 0 },
  'turn-ended': { seat: 0 },
  'villain-step': { step: 5 },
  shuffled: { seat: -1 },
  'deck-renewed': { seat: 0 },
  drew: { seat: 0, cards: [aunt, hidden, hidden] },
  mulligan: { seat: 0, count: 1 },
  discarded: { seat: -1, cards: [aunt, aunt] },
  moved: { card: aunt, from: 'deck', to: 'hand', seat: 0 },
  'entered-play': { card: aunt, seat: 0, engaged: -1, host: null },
  played: { seat: 0, card: aunt },
  'left-play': { card: aunt, to: 'discard' },
  used: { seat: 0, card: aunt },
  paid: { seat: 0, cards: [aunt], resources: ['energy', 'mental'] },
  exhausted: { card: hero },
  readied: { cards: [hero, aunt] },
  flipped: { seat: 0, card: hero },
  engaged: { card: villain, seat: 1 },
  control: { card: villain, seat: 1 },
  dealt: { seat: 0, card: hidden },
  revealed: { seat: 0, card: aunt },
  cancelled: { card: aunt, by: hero },
  surged: { seat: 0, card: aunt },
  'boost-dealt': { enemy: villain, card: hidden },
  boosted: { enemy: villain, card: aunt, icons: 2 },
  'enemy-attacks': { enemy: villain, seat: 0 },
  'enemy-schemes': { enemy: villain, seat: 0 },
  attacks: { by: hero, seat: 0 },
  thwarts: { by: hero, seat: 0 },
  defends: { card: hero, seat: 0 },
  damaged: { card: hero, amount: 3, remaining: 7, by: villain, explained },
  prevented: { card: hero, amount: 2 },
  healed: { card: hero, amount: 1, remaining: 8 },
  defeated: { card: villain },
  'threat-placed': { card: scheme, amount: 1, threat: 4, explained: null },
  'threat-removed': { card: scheme, amount: 2, threat: 2 },
  'status-gained': { card: villain, status: 'stunned' },
  'status-lost': { card: villain, status: 'tough' },
  counters: { card: aunt, count: 1 },
  acceleration: { tokens: 1 },
  'villain-advanced': { card: { id: 1, face: 'core/95' } },
  'scheme-advanced': { card: scheme },
  lasts: { card: aunt, until: 'phase' },
  eliminated: { seat: 0 },
  won: { round: 5 },
  lost: { round: 5 },
  'ask.attacks': { card },
  'ask.damage': { card },
  'ask.discard': { card },
  'ask.exhaust': { card },
  'ask.give-status': { card },
  'ask.heal': { card },
  'ask.move-damage': { card },
  'ask.place-threat': { card },
  'ask.ready': { card },
  'ask.gain-control': { card },
  'ask.remove-threat': { card },
  'ask.schemes': { card },
  'ask.first-player': none,
  'ask.mulligan': none,
  'ask.turn': none,
  'ask.offer': { active: 1 },
  'ask.end-discard': { size: 5 },
  'ask.minion': none,
  'ask.attack': { card: 0 },
  'ask.thwart': { card: 0 },
  'ask.defender': { enemy: 1, seat: 0 },
  'ask.over-limit': { count: 2 },
  'ask.host': { card },
  'ask.controller': { card },
  'ask.pay': { card, cost: 2 },
  'ask.printed-cost': { card },
  'ask.discard-cost': { card },
  'ask.forced': none,
  'ask.interrupt': none,
  'ask.response': none,
  'ask.assign-damage': { card },
  'ask.choose-cards': { card },
  'ask.choose-one': { card },
  'ask.choose-player': { card },
  'ask.look-at-top': { card },
  'ask.may': { card, at: 'core/155#0.2' },
  'ask.search': { card },
  'ask.specials': { card },
  'option.play': { card },
  'option.attack': { card: 0 },
  'option.thwart': { card: 0 },
  'option.use': { card: 5, at: 'core/18#1' },
  'option.recover': none,
  'option.flip': none,
  'option.ask': { seat: 1 },
  'option.end': none,
  'option.decline': none,
  'option.card': { card, gives: ['wild'] },
  'option.seat': { seat: 1 },
  'option.effect': { at: 'core/110#0.3' },
  'window.pass': none,
  'part.card': { face: 'core/94' },
  'part.boost': none,
  'part.acceleration': { face: 'core/97b' },
  'part.defense': { face: 'core/1a' },
  'no.turn': none,
  'no.form': { form: 'hero' },
  'no.power': { card },
  'no.exhausted': { card },
  'no.dash': { card: 4 },
  'no.enemy': none,
  'no.scheme': none,
  'no.damage-to-heal': none,
  'no.flipped': none,
  'no.peril': none,
  'no.limit': { period: 'round' },
  'no.condition': none,
  'no.change': none,
  'no.in-hand': { card },
  'no.unique': { card },
  'no.max': { card },
  'no.host': { card },
  'no.cannot-pay': { cost: 3 },
  'no.cost': none,
  'no.counters': { card },
  'no.cards': { count: 1 },
  'no.pays-itself': { card },
  'no.source': { card },
  'no.type': { card },
  'no.short': { cost: 3, got: 2 },
  'no.short-of': { type: 'physical' },
  'no.too-much': { card: 4 },
  'kernel.not-offered': none,
  'kernel.match-over': none,
  'kernel.stale': { seat: 0, decides: 1, n: 4 },
  'kernel.not-your-decision': { seat: 0, decides: 1, n: 4 },
  'no.set-up': { place: 'players[0].cards' },
  'no.set-up-unknown': { place: 'players[0].colour' },
  'no.seats': { seats: 5 },
  'no.same-identity': none,
  'no.villain': { villain: 'loki', known: ['rhino', 'klaw'] },
  'no.mode': { mode: 'easy' },
  'no.modular': { modular: 9, known: ['bomb-scare'] },
  'no.first': { first: 7 },
  'no.pacing': { pacing: 'never' },
  'no.identity': { seat: 0, identity: null },
  'no.card': { seat: 0, card: 'core/999', nearest: ['core/99'] },
  'no.deck-size': { seat: 0, size: 39 },
  'no.identity-set': { seat: 0, card: 'core/6', copies: 0, needed: 1 },
  'no.foreign': { seat: 0, card: 'core/94' },
  'no.needed-aspect': { seat: 0, aspect: 'justice' },
  'no.aspects': { seat: 0, aspects: ['justice', 'aggression'] },
  'no.unique-copies': { seat: 0, card: 'core/51', copies: 2 },
  'no.copies': { seat: 0, card: 'core/54', copies: 4 },
  'no.max-per-deck': { seat: 0, card: 'core/88', copies: 2, most: 1 },
  'no.same-person': { seat: 0, card: 'core/51' },
  'now.attack': { by: villain, seat: 0, you: true, amount: 2, boost: true },
  'now.hero-attack': { by: hero, target: villain, amount: 2 },
  'now.scheme': { by: villain, seat: 0, you: false, amount: 1, boost: true },
  'now.damage': { target: hero, amount: 3, by: villain },
  'now.threat': { target: scheme, amount: 2 },
  'now.defeat': { target: villain },
  'now.reveal': { target: aunt, seat: 0, you: true },
  'now.play': { target: aunt, seat: 1, you: false },
  'now.attacked': { by: villain, hits: [{ card: hero, dealt: 3 }] },
  'now.schemed': { by: villain, amount: 1 },
  'now.thwarted': { by: hero, amount: 1 },
  'now.damaged': { target: hero, amount: 3, by: null },
  'now.threatened': { target: scheme, amount: 1 },
  'now.defeated': { target: villain },
  'now.played': { target: aunt, seat: 0, you: true },
  'now.entered': { target: aunt },
  'now.engaged': { target: villain, seat: 0, you: true },
  'now.changed-form': { target: hero },
  'now.phase-ended': none,
  'now.round-ended': none,
  'does.ability': { at: 'core/1a#0', price: 0, cost: [], effect: { node: 'draw', who: 'you', count: 1 } },
  'does.play': { cost: 3, face: 'core/51' },
  'does.attack': { amount: 2 },
  'does.thwart': { amount: 1 },
  'does.hurts-itself': { amount: 1 },
  'does.recover': { amount: 3, left: 10 },
  'does.flip': { face: 'core/1b', stats: { rec: 3 } },
  'does.ask': none,
  'does.end': { last: true },
  'does.decline': none,
  'does.takes': { amount: 2, left: 13, fate: 'left' },
  'does.takes-between': { least: 3, most: 5, left: 10, tough: false },
  'does.named-takes': { target: villain, amount: 2, left: 0, fate: 'felled' },
  'does.threat-left': { less: 2, left: 3, cleared: false },
  'does.threat-more': { more: 1, now: 4 },
  'does.heals': { amount: 2, left: 9 },
  'does.attacks-for': { amount: 2 },
  'does.schemes-for': { amount: 1 },
  'does.status': { status: 'tough' },
  'does.retaliate': { amount: 1 },
  'does.quickstrike': none,
  'does.goes-on': none,
  'does.nothing': none,
  'but.stunned': none,
  'but.confused': none,
  'but.no-target': { at: 'core/1a#0.1' },
  'but.ally-limit': { amount: 3 },
  'but.deadly': none,
  'answer.let-it-happen': none,
  'answer.go-on': none,
  'answer.dont-defend': none,
  'ask.who-defends': none,
  'ask.effect': { card, at: 'core/1a#0.1', effect: { node: 'draw', who: 'you', count: 1 } },
  'ask.one-answer': {
    card,
    at: 'core/1a#0',
    price: 1,
    cost: [],
    effect: { node: 'draw', who: 'you', count: 1 },
  },
};

const said = (key: keyof Samples, locale: 'en' | 'es' | 'de'): string =>
  plain(renderMessage({ key, args: samples[key] }, locale, names));

const lines: readonly (readonly [key: keyof Samples, text: Localized<string>])[] = [
  [
    'drew',
    {
      en: 'Ana draws Aunt May and 2 cards.',
      es: 'Ana roba «Tía May» y 2 cartas.',
      de: 'Ana zieht „Tante May“ und 2 Karten.',
    },
  ],
  [
    'damaged',
    {
      en: 'Spider-Man takes 3 damage (7 left).',
      es: 'Spiderman sufre 3 puntos de daño (vida restante: 7).',
      de: 'Spider-Man erleidet 3 Schaden (noch 7).',
    },
  ],
  [
    'paid',
    {
      en: 'Ana pays with Aunt May: an energy and a mental resource.',
      es: 'Ana paga con «Tía May»: un recurso de energía y uno mental.',
      de: 'Ana zahlt mit „Tante May“: eine Energie- und eine mentale Ressource.',
    },
  ],
  [
    'ask.defender',
    {
      en: 'Rhino attacks Ana: who defends?',
      es: 'El Rino ataca a Ana: ¿quién defiende?',
      de: 'Rhino greift Ana an: Wer verteidigt?',
    },
  ],
  [
    'option.use',
    {
      en: 'Use Energy Channel: Discard this card → deal 2 damage to an enemy for each counter that was on this card (to a maximum of 10).',
      es: 'Usar «Canalizar energía»: Descarta esta carta → inflige 2 puntos de daño a un enemigo por cada contador que hubiera en esta carta (hasta un máximo de 10).',
      de: '„Energie kanalisieren“ nutzen: Lege diese Karte ab → füge einem Gegner für jeden Marker, der auf dieser Karte lag, 2 Schaden zu (bis zu einem Maximum von 10).',
    },
  ],
  [
    'option.effect',
    {
      en: 'Place 1 threat on the main scheme.',
      es: 'Pon 1 punto de amenaza en el plan principal.',
      de: 'Lege 1 Bedrohung auf den Hauptplan.',
    },
  ],
  [
    'now.attack',
    {
      en: 'Rhino attacks you for 2 and boost.',
      es: 'El Rino te ataca con 2 más el aumento.',
      de: 'Rhino greift dich mit 2 und Boost an.',
    },
  ],
  [
    'does.takes-between',
    {
      en: 'Takes 3 to 5 damage (10 left)',
      es: 'Sufre de 3 a 5 puntos de daño (quedan 10)',
      de: 'Erleidet 3 bis 5 Schaden (noch 10)',
    },
  ],
  [
    'does.flip',
    {
      en: 'Once each round: become Peter Parker (REC 3)',
      es: 'Una vez por ronda: pasas a ser Peter Parker (REC 3)',
      de: 'Einmal pro Runde: Du wirst Peter Parker (ERH 3)',
    },
  ],
  ['does.takes', { en: '2 damage → 13 left', es: '2 puntos de daño → quedan 13', de: '2 Schaden → noch 13' }],
  [
    'ask.one-answer',
    {
      en: 'Use Aunt May (Spider-Sense)? Pay 1: draw 1 card.',
      es: '¿Usar «Tía May» (Sentido arácnido)? Paga 1: roba 1 carta.',
      de: '„Tante May“ (Spinnensinn) nutzen? Bezahle 1: Ziehe 1 Karte.',
    },
  ],
  [
    'no.short',
    {
      en: '2 of 3 resources: 1 more needed.',
      es: '2 de 3 recursos: falta 1.',
      de: '2 von 3 Ressourcen: 1 fehlt noch.',
    },
  ],
  [
    'no.form',
    {
      en: 'Only in hero form.',
      es: 'Solo con la identidad de héroe.',
      de: 'Nur in der Heldengestalt.',
    },
  ],
  [
    'villain-advanced',
    {
      en: 'The next stage of the villain: Rhino II.',
      es: 'La siguiente etapa del villano: Rino II.',
      de: 'Der nächste Abschnitt des Schurken: Rhino II.',
    },
  ],
];

describe('messages', () => {
  it('has a sample of every message', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(messages).sort());
  });

  it.each(Object.keys(samples) as (keyof Samples)[])('%s reads in every language', (key) => {
    for (const locale of locales) {
      const text = said(key, locale);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|\bcore\/\d+[ab]?#/u);
      expect(text.charAt(0)).toBe(text.charAt(0).toLocaleUpperCase());
    }
  });

  it.each(lines)('%s says', (key, text) => {
    for (const locale of locales) expect(said(key, locale)).toBe(text[locale]);
  });

  it('unfolds a number into its sources', () => {
    const line = renderMessage({ key: 'damaged', args: samples.damaged }, 'de', names);
    const number = line.find((part) => typeof part === 'object' && 'of' in part);
    expect(number).toMatchObject({
      number: 3,
      of: { value: 3, parts: [{ amount: 2 }, { amount: 1, label: ['Boost'] }] },
    });
  });

  it('has words for every key that the rules write down', () => {
    const src = resolve(dirname(fileURLToPath(import.meta.url)), '../../src');
    const found = new Set<string>();
    for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.startsWith('text/')) continue;
      for (const [, key = ''] of readFileSync(join(src, file), 'utf8').matchAll(
        /'((?:ask|no|option|part)\.[\w-]+)'/g,
      ))
        found.add(key);
    }
    expect(found.size).toBeGreaterThan(70);
    expect([...found].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });
});
