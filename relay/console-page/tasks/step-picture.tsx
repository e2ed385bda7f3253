import { type ReactNode, useState } from 'react';
import { Picture } from '../parts/picture.tsx';
import type { ReadPicture } from '../state/approval-acts.ts';
import { useActs, useMessages } from '../state/console-context.ts';

type Shown = ReadPicture | { kind: 'not' | 'loading' };

/** The page as it was when a person was asked; read when somebody wants to see it. */
export function StepPicture({ taskId, approvalId }: { taskId: string; approvalId: string }): ReactNode {
  const { task: messages, loading } = useMessages();
  const acts = useActs();
  const [shown, setShown] = useState<Shown>({ kind: 'not' });
  const show = async (): Promise<void> => {
    setShown({ kind: 'loading' });
    setShown(await acts.approvals.readPicture(taskId, approvalId));
  };
  if (shown.kind === 'picture') return <Picture base64={shown.base64} alt={messages.picture} />;
  if (shown.kind === 'none') return <p className="quiet">{messages.noPicture}</p>;
  const isLoading = shown.kind === 'loading';
  return (
    <>
      {shown.kind === 'failed' && (
        <p role="alert" className="bad">
          {messages.pictureUnread}
        </p>
      )}
      <button type="button" className="plain" aria-disabled={isLoading} onClick={() => void show()}>
        {isLoading ? loading : messages.showPicture}
      </button>
    </>
  );
}
