import type { NewMatch } from '@assemble/protocol';
import type { Engines } from '../engine/engines.ts';
import { Problem } from '../problems.ts';
import type { NewMatch as MatchToKeep } from '../storage/store.ts';

/** What the store shall keep of a match that somebody asks for; says all that is wrong with it. */
export async function matchToKeep(
  wanted: NewMatch,
  owner: string,
  { own, description }: Engines,
  seed: string,
): Promise<MatchToKeep> {
  const rules = Object.hasOwn(description.rules, wanted.game) ? description.rules[wanted.game] : undefined;
  if (rules === undefined) throw new Problem(422, 'match.no-game', `There is no game "${wanted.game}".`);
  const { verdict, seats } = await own.runner.job(owner, 'check', wanted.game, wanted.setup);
  if (!verdict.yes)
    throw new Problem(
      422,
      'match.setup',
      verdict.reasons.map(({ rule, key }) => `${rule}: ${key}`).join('; '),
    );
  if (wanted.seats.length !== seats)
    throw new Problem(422, 'match.seats', `This set-up has ${seats} seats, not ${wanted.seats.length}.`);
  for (const seat of wanted.seats)
    if (seat.kind === 'bot' && !description.bots.includes(seat.bot))
      throw new Problem(422, 'match.no-bot', `There is no bot "${seat.bot}".`);
  return {
    game: wanted.game,
    title: wanted.title,
    setup: wanted.setup,
    seed,
    rules,
    engine: own.digest,
    visibility: wanted.visibility,
    clock: wanted.clock,
    owner,
    rematchOf: null,
    seats: wanted.seats.map((seat, i) => ({
      seat: i,
      kind: seat.kind === 'me' ? 'person' : seat.kind,
      bot: seat.kind === 'bot' ? seat.bot : null,
      person: seat.kind === 'me' ? owner : null,
      name: seat.kind === 'open' ? '' : seat.name,
      ...(seat.kind === 'me' && seat.locale !== undefined && { locale: seat.locale }),
    })),
  };
}
