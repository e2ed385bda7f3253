import { type ReactNode, useEffect, useState } from 'react';
import { Picture } from '../parts/picture.tsx';
import { useActs, useMessages } from '../state/console-context.ts';
import type { Seen } from '../state/session-acts.ts';

/** What a session shows, as it changes, with its secrets painted over by the relay. */
export function LivePicture({ sessionId }: { sessionId: string }): ReactNode {
  const { sessions: messages } = useMessages();
  const acts = useActs();
  const [seen, setSeen] = useState<Seen>({ kind: 'waiting' });
  useEffect(() => {
    const leaving = new AbortController();
    void acts.sessions.watch(sessionId, setSeen, leaving.signal);
    return () => leaving.abort();
  }, [acts, sessionId]);
  if (seen.kind === 'picture') return <Picture base64={seen.base64} alt={messages.picture} />;
  const { waiting, withheld, unreached, noPicture: none } = messages;
  const texts = { waiting, withheld, unreached, none };
  return <p className="blank">{texts[seen.kind]}</p>;
}
