import type { Explained, Message } from '@assemble/kernel';
import { plain, type Rich } from '@assemble/language';

/** A value with everything it comes from: "6 = 5 printed + 1 Sword Strike (CP-ATTACK-4)". */
export function sumOf({ value, parts }: Explained, say: (source: Message) => Rich): string {
  const terms = parts.map(({ amount, source, rule }, at) => {
    const sign = amount < 0 ? '− ' : at === 0 ? '' : '+ ';
    return `${sign}${Math.abs(amount)} ${plain(say(source))} (${rule})`;
  });
  return `${value} = ${terms.join(' ')}`;
}
