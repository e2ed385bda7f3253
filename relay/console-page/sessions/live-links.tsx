import type { ViewMode } from '@assent/shared';
import { type ReactNode, useState } from 'react';
import { useActs, useMessages } from '../state/console-context.ts';

/** Opens the live view of a session, in a tab of its own. */
export function LiveLinks({ sessionId }: { sessionId: string }): ReactNode {
  const { sessions: messages, problem } = useMessages();
  const acts = useActs();
  const [failed, setFailed] = useState<number>();
  const openView = async (mode: ViewMode): Promise<void> => {
    const link = await acts.sessions.linkTo(sessionId, mode);
    setFailed('status' in link ? link.status : undefined);
    if ('url' in link) open(link.url, '_blank', 'noopener');
  };
  const reason =
    failed === 403 ? messages.mayNot : failed === 404 || failed === 410 ? messages.gone : problem;
  return (
    <div className="ways">
      <button type="button" onClick={() => void openView('watch')}>
        {messages.open}
      </button>
      <button type="button" onClick={() => void openView('control')}>
        {messages.takeOver}
      </button>
      {failed !== undefined && (
        <p role="alert" className="bad">
          {reason}
        </p>
      )}
    </div>
  );
}
