import { type Json, type Match, notPlain } from '@assemble/kernel';
import { describe, expect, it } from 'vitest';
import type { SetId, Table } from '../src/index.ts';
import { checkTable } from './checks.ts';
import { create, game, playOn, setupOf } from './game.ts';

const HEROES: readonly SetId[] = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther'];
const VILLAINS: readonly SetId[] = ['rhino', 'klaw', 'ultron'];

const team = (first: number, count: number): SetId[] =>
  Array.from({ length: count }, (_, i) => HEROES[(first + i) % HEROES.length] as SetId);

describe('random games', () => {
  for (const villain of VILLAINS) {
    for (let seats = 1; seats <= 4; seats++) {
      it(`${villain} against ${seats}: every card stays in one place, and a restored twin plays the same`, () => {
        const mode = seats % 2 === 0 ? 'expert' : 'standard';
        const { match } = create(
          setupOf(team(seats, seats), villain, { mode, modular: 2 }),
          `${villain}${seats}`,
        );
        let twin: Match<Table> = game.clone(match);
        let n = 0;
        playOn(match, `bot ${villain} ${seats}`, undefined, (now) => {
          checkTable(now);
          n++;
          if (n % 10 !== 0) return;
          expect(notPlain(now)).toBe(null);
          twin = game.restore(JSON.parse(JSON.stringify(now)) as Json);
          expect(game.digest(twin)).toBe(game.digest(game.clone(now)));
          for (let seat = 0; seat < seats; seat++) {
            const guess = game.determinize(now, seat, `guess ${n}`);
            expect(game.view(guess, seat)).toEqual(game.view(now, seat));
          }
        });
        expect(match.outcome).not.toBe(null);
      });
    }
  }
});
