import type { TaskFailure } from '@assent/shared';
import { TaskOver } from '../../credits/lock-task.ts';
import { CreditsExhausted } from '../../credits/task-credits.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { TaskFailed } from '../store/task-failed.ts';

/** What the owner of a task reads of its failure. What is no known one is a defect. */
export function failureOf(thrown: unknown, report: (thrown: unknown) => void): TaskFailure {
  if (thrown instanceof TaskFailed) return thrown.failure;
  if (thrown instanceof CreditsExhausted)
    return { code: thrown.code, message: thrown.message, fault: 'caller' };
  report(thrown);
  return {
    ...{ code: 'relay_failed', fault: 'relay' },
    message: 'The relay has a defect, and could not go on. Its operator was told. Begin the task again.',
  };
}

/** What a tool may not hide from its task as a failure of the tool. */
export function endsTask(thrown: unknown): boolean {
  const isOwn =
    thrown instanceof CreditsExhausted || thrown instanceof TaskOver || thrown instanceof TaskFailed;
  return isOwn || isAway(thrown);
}
