import { describe, expect, it } from 'vitest';
import * as b from '../../src/abilities/build.ts';
import type { Effect } from '../../src/abilities/vocabulary.ts';
import { abilityHint, CARDS, type Card, cardHints, type Hint } from '../../src/index.ts';
import { cardOf } from '../text/cases.ts';

const printed = (slug: string): Card => {
  const card = CARDS.find(({ id }) => id === `avx/${slug}`);
  if (card === undefined) throw new Error(`no card ${slug}`);
  return card;
};

/** What a card that does only this when it is fielded leads one to expect. */
const fielding = (effect: Effect): Hint => abilityHint(cardOf('beast', b.whenFielded(effect)));
const gain = (effect: Effect): number => fielding(effect).gain;

type Row = readonly [
  slug: string,
  sign: -1 | 0 | 1,
  side: Hint['side'],
  fails: boolean,
  tempo: 'free' | 'costs',
];

/** Estimated by hand, before the code was asked. */
const estimates: readonly Row[] = [
  ['power-bolt', 1, 'opposing', false, 'free'],
  ['force-beam', 0, 'either', true, 'free'],
  ['gearing-up', 1, 'own', false, 'free'],
  ['inner-rage', 1, 'own', true, 'free'],
  ['smash', 1, 'opposing', true, 'costs'],
  ['captain-america-natural-leader', 1, 'own', true, 'free'],
  ['punisher-mcrook', 1, 'opposing', true, 'free'],
  ['phoenix-redd', 1, 'opposing', true, 'costs'],
  ['professor-x-principal', 1, 'opposing', true, 'free'],
  ['human-torch-johnny-storm', 1, 'opposing', false, 'free'],
  ['doctor-doom-reed-richards-rival', 1, 'either', true, 'free'],
  ['ghost-rider-johnny-blaze', 0, 'none', false, 'free'],
];

describe('what a bot may expect of a card', () => {
  it.each(estimates)('%s', (slug, sign, side, fails, tempo) => {
    const hint = abilityHint(printed(slug));
    expect(Math.sign(Math.abs(hint.gain) < 0.01 ? 0 : hint.gain)).toBe(sign);
    expect(hint.side).toBe(side);
    expect(hint.fails).toBe(fails);
    expect(hint.tempo > 0 ? 'costs' : 'free').toBe(tempo);
  });

  it.each<readonly [more: string, less: string]>([
    // Damage to each opposing character is more than damage to one, that more than a level.
    ['cyclops-if-looks-could-kill', 'hawkeye-longbow'],
    ['hawkeye-longbow', 'black-widow-killer-instinct'],
    // The bigger number of the same kind.
    ['hulk-green-goliath', 'hulk-annihilator'],
    ['captain-america-sentinel-of-liberty', 'captain-america-natural-leader'],
    ['gearing-up', 'gambit-ace-in-the-hole'],
    // Any character is more than one of level 1; what holds always is more than what holds sometimes.
    ['hulk-jade-giant', 'thor-legendary-warrior'],
    ['phoenix-ms-psyche', 'beast-big-boy-blue'],
    // What the opponent may buy off is worth no more than the price.
    ['loki-illusionist', 'punisher-mcrook'],
    ['power-bolt', 'force-beam'],
  ])('%s is worth more than %s', (more, less) => {
    expect(abilityHint(printed(more)).gain).toBeGreaterThan(abilityHint(printed(less)).gain);
  });

  it('is told for every ability of every card, as a number', () => {
    for (const card of CARDS) {
      const hints = cardHints(card);
      expect(hints).toHaveLength(card.abilities.length);
      for (const { gain, tempo } of hints) {
        expect(Number.isFinite(gain), card.id).toBe(true);
        expect(tempo).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('what a bot may expect of an effect', () => {
  it('a knock-out is more than 1 damage, and 1 damage to the opponent more than to a character', () => {
    expect(gain(b.knockOut(b.one(b.opposing)))).toBeGreaterThan(gain(b.damage(1, b.opponent)));
    expect(gain(b.damage(1, b.opponent))).toBeGreaterThan(gain(b.damage(1, b.one(b.opposing))));
    expect(gain(b.damage(1, b.one(b.opposing)))).toBeGreaterThan(0);
  });

  it('what is for both is about nothing', () => {
    expect(gain(b.damage(2, b.bothPlayers))).toBe(0);
    expect(gain(b.damage(2, b.each({})))).toBe(0);
  });

  it('what the opponent gets is a loss, and so is what oneself suffers', () => {
    expect(gain(b.gainLife(2, b.opponent))).toBe(-2);
    expect(gain(b.bonus(1, 1, b.each(b.opposing)))).toBeLessThan(0);
    expect(gain(b.damage(2, b.you))).toBe(-2);
    expect(gain(b.knockOut(b.one(b.own)))).toBeLessThan(0);
  });

  it('"that" remembers whose it was', () => {
    expect(gain(b.choose(b.one(b.opposing), b.knockOut(b.that)))).toBe(gain(b.knockOut(b.one(b.opposing))));
    expect(gain(b.choose(b.one(b.own), b.knockOut(b.that)))).toBe(gain(b.knockOut(b.one(b.own))));
    // On either side its player picks the better.
    expect(gain(b.choose(b.one({}), b.knockOut(b.that)))).toBeGreaterThan(0);
    expect(gain(b.choose(b.one({}), b.bonus(1, 1, b.that)))).toBeGreaterThan(0);
  });
});

describe('the parts of an effect are folded', () => {
  const hit = b.damage(2, b.opponent);
  const life = b.gainLife(1);

  it('a sequence adds up and fails only as a whole', () => {
    expect(fielding(b.sequence(hit, life))).toEqual({ gain: 3, side: 'either', fails: false, tempo: 0 });
    expect(fielding(b.sequence(b.knockOut(b.one(b.opposing)), life)).fails).toBe(false);
    expect(fielding(b.sequence(b.knockOut(b.one(b.opposing)), b.knockOut(b.one({})))).fails).toBe(true);
  });

  it('nobody must do what they may', () => {
    expect(gain(b.may(b.damage(2, b.you)))).toBe(0);
    expect(fielding(b.may(hit, b.pay('fist', 'fist')))).toEqual({
      gain: 2,
      side: 'opposing',
      fails: true,
      tempo: 2,
    });
    expect(gain(b.may(hit, { energy: [], life: 1 }))).toBe(1);
  });

  it('the opponent buys off what is dear', () => {
    expect(gain(b.unless({ energy: [], life: 1 }, b.damage(4, b.opponent)))).toBe(1);
    expect(gain(b.unless({ energy: [], life: 9 }, b.damage(4, b.opponent)))).toBe(4);
    expect(fielding(b.unless({ energy: [], life: 9 }, hit)).fails).toBe(true);
  });

  it('a condition makes it less', () => {
    expect(gain(b.when({ if: 'outnumbered' }, hit))).toBe(1);
    expect(fielding(b.when({ if: 'outnumbered' }, hit)).fails).toBe(true);
  });

  it('bursts count as often as the die shows them', () => {
    // The die of the test cards: levels without a burst, with one and with two.
    expect(gain(b.bursts(hit, b.insteadOn('*', b.damage(5, b.opponent))))).toBeCloseTo(3);
    expect(gain(b.bursts(hit, b.alsoOn('*/**', life)))).toBeCloseTo(2 + 2 / 3);
    expect(gain(b.damage(b.byBursts(3, { two: 6 }), b.opponent))).toBeCloseTo(4);
    expect(fielding(b.bursts(null, b.alsoOn('**', hit))).fails).toBe(true);
  });
});
