import type { TaskStatus } from '@assent/shared';
import type { ReactNode } from 'react';
import { useMessages } from '../state/console-context.ts';

export function TaskState({ status }: { status: TaskStatus }): ReactNode {
  const { statuses } = useMessages();
  return (
    <span className="chip" data-status={status}>
      {statuses[status]}
    </span>
  );
}
