import type { Seat } from '@assemble/kernel';
import type { ChatLine } from '@assemble/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../table/settings.ts';
import { loudness } from '../../table/sound/cues.ts';
import { play } from '../../table/sound/player.ts';
import { useHeard } from './Chat.tsx';

/** How many lines of others came since the chat was last open. A new one is heard. */
export function useUnread(chat: readonly ChatLine[], yours: readonly Seat[], open: boolean): number {
  const settings = useSettings();
  const current = useRef(settings);
  current.current = settings;
  const lines = useHeard(chat).filter(({ seat }) => seat === null || !yours.includes(seat));
  const last = lines.at(-1)?.n ?? -1;
  // What was said before one came is not new.
  const [read, setRead] = useState(last);
  if (open && read < last) setRead(last);
  const known = useRef(last);
  useEffect(() => {
    if (last > known.current) play('chat', loudness('chat', current.current));
    known.current = last;
  }, [last]);
  return lines.filter(({ n }) => n > read).length;
}
