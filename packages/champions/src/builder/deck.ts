import { type Json, Judge, nearestIds, type Verdict } from '@assemble/kernel';
import { locales } from '@assemble/language';
import type { Card, Content } from '../content.ts';
import { type SetId, setKind } from '../names.ts';
import type { Rule } from '../rules/run.ts';

/** Everything that is wrong with a deck (MC-DECK-1 to MC-DECK-8). */
export function deckVerdict(content: Content, deck: Json): Verdict<Rule> {
  const judge = new Judge<Rule>();
  judgeDeck(content, judge, deck, 0);
  return judge.verdict();
}

export function judgeDeck(content: Content, judge: Judge<Rule>, json: Json, seat: number): void {
  const { identity, cards } = (json ?? {}) as { identity?: Json; cards?: Json };
  const hero = typeof identity === 'string' ? content.find(identity) : undefined;
  const isHero = hero?.faces[0].type === 'hero';
  judge.must(isHero, 'MC-DECK-1', 'no.identity', { seat, identity: identity ?? null });
  const listed =
    typeof cards === 'object' && cards !== null && !Array.isArray(cards) ? Object.entries(cards) : [];
  const known: { card: Card; copies: number }[] = [];
  for (const [id, copies] of listed) {
    const card = content.find(id);
    if (card === undefined || typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1) {
      judge.refuse('MC-DECK-5', 'no.card', { seat, card: id, nearest: nearestCards(content, id) });
    } else known.push({ card, copies });
  }
  const size = known.reduce((sum, { copies }) => sum + copies, 0);
  judge.must(size >= 40 && size <= 50, 'MC-DECK-2', 'no.deck-size', { seat, size });
  if (hero !== undefined && isHero) judgeIdentitySet(content, judge, hero, known, seat);
  judgeOthers(judge, hero, known, seat);
  judgeCopies(judge, hero ?? null, known, seat);
}

/** MC-DECK-3: all the cards of the identity's set, each as often as the set holds it. */
function judgeIdentitySet(
  content: Content,
  judge: Judge<Rule>,
  hero: Card,
  known: readonly { card: Card; copies: number }[],
  seat: number,
): void {
  for (const card of content.ofSet(hero.set)) {
    const { type } = card.faces[0];
    if (type === 'hero' || type === 'obligation') continue;
    const copies = known.find((one) => one.card === card)?.copies ?? 0;
    judge.must(copies === card.copies, 'MC-DECK-3', 'no.identity-set', {
      seat,
      card: card.id,
      copies,
      needed: card.copies,
    });
  }
}

/** MC-DECK-4, -5, -8: one aspect, the one the identity asks for if it does, basic cards, and nothing else. */
function judgeOthers(
  judge: Judge<Rule>,
  hero: Card | undefined,
  known: readonly { card: Card; copies: number }[],
  seat: number,
): void {
  const aspects = new Set<SetId>();
  for (const { card } of known) {
    const kind = setKind(card.set);
    if (kind === 'aspect') aspects.add(card.set);
    const { type } = card.faces[0];
    const allowed =
      (card.set === hero?.set || kind === 'aspect' || kind === 'basic') &&
      type !== 'hero' &&
      type !== 'obligation';
    judge.must(allowed, 'MC-DECK-5', 'no.foreign', { seat, card: card.id });
  }
  judge.must(aspects.size === 1, 'MC-DECK-4', 'no.aspects', { seat, aspects: [...aspects] });
  const aspect = hero?.needsAspect;
  if (aspect !== undefined)
    judge.must(aspects.has(aspect), 'MC-DECK-8', 'no.needed-aspect', { seat, aspect });
}

/** MC-DECK-6, MC-DECK-7, MC-LIMIT-5: how many copies of a name. */
function judgeCopies(
  judge: Judge<Rule>,
  hero: Card | null,
  known: readonly { card: Card; copies: number }[],
  seat: number,
): void {
  for (const { card, copies } of known) {
    const face = card.faces[0];
    if (card.set === hero?.set) continue;
    if (face.unique)
      judge.must(copies <= 1, 'MC-DECK-7', 'no.unique-copies', { seat, card: card.id, copies });
    else judge.must(copies <= 3, 'MC-DECK-6', 'no.copies', { seat, card: card.id, copies });
    if (card.maxPerDeck !== null) {
      judge.must(copies <= card.maxPerDeck, 'MC-LIMIT-5', 'no.max-per-deck', {
        seat,
        card: card.id,
        copies,
        most: card.maxPerDeck,
      });
    }
    const [one, other] = hero?.faces ?? [];
    const same =
      face.unique &&
      face.title.en === one?.title.en &&
      (face.subtitle?.en ?? other?.title.en) === other?.title.en;
    judge.must(!same, 'MC-DECK-7', 'no.same-person', { seat, card: card.id });
  }
}

/** The cards whose id or name is nearest to what was written. */
export function nearestCards(content: Content, text: string): string[] {
  return nearestIds(
    text,
    content.cards.map(({ id, faces }) => ({
      id,
      names: faces.flatMap(({ title, subtitle }) =>
        locales.flatMap((locale) => [
          title[locale],
          ...(subtitle === null ? [] : [`${title[locale]} ${subtitle[locale]}`]),
        ]),
      ),
    })),
  );
}
