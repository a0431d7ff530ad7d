import type { Page } from '@playwright/test';

/**
 * Plays a match of Crisis Protocol for its page over a line of its own, which takes a hundredth of the time that the
 * buttons do, until somebody has a few points. Who walks sends everybody to an objective and interacts there, else
 * what is suggested is answered.
 */
const player = `((match, walks) => new Promise((done, fail) => {
  const SOME_POINTS = 6;
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/matches/' + match + '/socket');
  let view = null;
  let asked = null;
  const say = (type, answer) => {
    const { seat, n } = asked.decision;
    socket.send(JSON.stringify({ type, seat, n, answer }));
  };
  /** Each has an objective of its own, as long as there are enough. */
  const objective = (id) => {
    const own = view.characters.filter(({ controller }) => controller === asked.decision.seat);
    const lying = view.tokens.filter(({ at }) => at !== null);
    return lying[own.findIndex((one) => one.id === id) % lying.length];
  };
  const act = () => {
    const { ask, what } = asked.decision;
    if (!walks) return say('decide', asked.suggestion);
    if (ask.key === 'ask.advance' && objective(what.who)) return say('probe', objective(what.who).at);
    if (ask.key !== 'ask.activation') return say('decide', asked.suggestion);
    const lit = asked.choices.filter(({ verdict }) => verdict.yes).map(({ id }) => id);
    const who = view.turn.character;
    const isThere = objective(who)?.contestedBy.includes(who) ?? true;
    const interact = lit.find((id) => id.startsWith('interact:'));
    say('decide', interact ?? (!isThere && lit.includes('move') ? 'move' : asked.suggestion));
  };
  socket.onclose = () => fail(new Error('the line broke'));
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === 'refused') fail(new Error(said.reasons.map(({ key }) => key).join()));
    // Where the objective itself cannot be reached, the rules name a place nearby.
    if (said.type === 'probed')
      say('decide', said.verdict.yes ? said.answer : (said.preview.nearest ?? asked.suggestion));
    if (said.type !== 'update') return;
    ({ view, asked: [asked] } = said);
    if (view.players.some(({ points }) => points >= SOME_POINTS)) {
      done();
      socket.close();
    } else if (asked !== undefined) act();
  };
}))`;

export const playLine = (page: Page, match: string, walks: boolean): Promise<void> =>
  page.evaluate(`${player}(${JSON.stringify(match)}, ${walks})`);
