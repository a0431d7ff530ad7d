import { below, type Stream } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';

/** Changes a message at random, as text or as a value; now and then not at all. */
export function mutated(random: Stream, message: ToHost): string | Buffer {
  const text = JSON.stringify(message);
  const at = below(random, text.length);
  switch (below(random, 7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(below(random, 0x3000)) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + below(random, 5));
    case 3:
      return Buffer.from(text).fill(below(random, 256), at);
    case 4: {
      const odd = [-1, 1e21, 0.5, null, true, [], {}, 'x', [[1]], { __proto__: 1 }, '\u0000'];
      const names = Object.keys(message);
      const name = names[below(random, names.length)] ?? 'type';
      return JSON.stringify({ ...message, [name]: odd[below(random, odd.length)] });
    }
    case 5:
      return `${text.slice(0, -1)},"__proto__":{"seat":0},"constructor":1}`;
    default:
      return text;
  }
}
