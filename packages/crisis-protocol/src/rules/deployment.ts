import { ask, DONE, goto, NEXT, type Seat } from '@assemble/kernel';
import { printed } from '../content.ts';
import type { Character } from '../table.ts';
import { deploy } from './atoms.ts';
import { cardOf, charactersOf, isGrunt, isThere } from './characters.ts';
import { hasGruntInPlay, isParent } from './grunts.ts';
import { placeAsk, pointIn } from './positions.ts';
import { type C, editionOf, other, steps } from './run.ts';

export interface DeployData {
  seat: Seat;
  who: number;
}

/** Deployment: in turn, beginning with the player with priority. */
export const deployment = steps('deployment', [
  {
    name: 'who is deployed next',
    rules: ['CP-DEPLOY-3', 'CP-RULING-11', 'CP-KEYWORD-11'],
    run: (c, d) => {
      const waiting = (seat: Seat): Character[] =>
        charactersOf(c, seat).filter((one) => !isThere(one) && !isGrunt(c, one) && !isReserve(c, one));
      // CP-RULING-11: who has nobody left is passed over.
      if (waiting(d.seat).length === 0) d.seat = other(d.seat);
      const own = waiting(d.seat);
      const [first] = own;
      if (first === undefined) return DONE;
      if (own.length === 1) {
        d.who = first.id;
        return NEXT;
      }
      return ask({
        seat: d.seat,
        ask: { key: 'ask.deploy-whom', args: {} },
        rules: ['CP-DEPLOY-3'],
        shape: 'entities',
        from: own.map(({ id }) => id),
        min: 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => {
      d.who = (answer as number[])[0] ?? -1;
      return NEXT;
    },
  },
  {
    name: 'where: within Range 3 of the edge',
    rules: ['CP-DEPLOY-4', 'CP-RULING-11', 'CP-FORM-1', 'CP-STAT-1'],
    run: (c, d) => {
      const { edge } = c.table.players[d.seat as 0 | 1];
      return ask(
        placeAsk(d.seat, 'ask.deploy', ['CP-DEPLOY-4', 'CP-RULING-11'], { kind: 'deploy', who: d.who, edge }),
      );
    },
    take: (c, d, answer) => {
      deploy(c, c.table.characters[d.who] as Character, pointIn(answer), ['CP-DEPLOY-4']);
      return NEXT;
    },
  },
  {
    name: 'its Grunt comes with it',
    rules: ['CP-GRUNT-2', 'CP-GRUNT-4', 'CP-GRUNT-5', 'CP-GRUNT-6', 'CP-KEYWORD-8'],
    run: (c, d) => {
      const grunt = charactersOf(c, d.seat).find(
        (one) => isGrunt(c, one) && !isThere(one) && isParent(c, one, d.who),
      );
      if (grunt === undefined || hasGruntInPlay(c, d.seat)) return NEXT;
      d.who = grunt.id;
      return goto('where: within Range 3 of the edge');
    },
  },
  {
    name: 'the other player is next',
    rules: ['CP-DEPLOY-3'],
    run: (_c, d) => {
      d.seat = other(d.seat);
      return goto('who is deployed next');
    },
  },
]);

/** CP-KEYWORD-11: never deployed at the start of a game. */
const isReserve = (c: C, character: Character): boolean =>
  editionOf(c).newKeywords && printed(cardOf(c, character), 'reserve').length > 0;
