import { type ReactNode, useState } from 'react';
import { Picture } from '../parts/picture.tsx';
import { useActs, useMessages } from '../state/console-context.ts';

type Shown = 'not' | 'loading' | 'none' | { picture: string };

/** The page as it was when a person was asked; read when somebody wants to see it. */
export function StepPicture({ taskId, approvalId }: { taskId: string; approvalId: string }): ReactNode {
  const { task: messages, loading } = useMessages();
  const acts = useActs();
  const [shown, setShown] = useState<Shown>('not');
  const show = async (): Promise<void> => {
    setShown('loading');
    const detail = await acts.approvals.read(taskId, approvalId);
    setShown(detail?.picture === undefined ? 'none' : { picture: detail.picture });
  };
  if (typeof shown === 'object') return <Picture base64={shown.picture} alt={messages.picture} />;
  if (shown === 'none') return <p className="quiet">{messages.noPicture}</p>;
  return (
    <button type="button" className="plain" aria-disabled={shown === 'loading'} onClick={() => void show()}>
      {shown === 'loading' ? loading : messages.showPicture}
    </button>
  );
}
