import type { TaskFailure, TaskRequest, TurnError } from '@assent/shared';
import type { HttpError } from '../../errors/http-error.ts';

/** The task can't go on, and ends with this. */
export class TaskFailed extends Error {
  override name = 'TaskFailed';
  readonly failure: TaskFailure;

  constructor(failure: TaskFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

export function stepLimit(steps: number): TaskFailed {
  const message = `The model did not finish within ${steps} answers. Allow more steps, or ask for less.`;
  return new TaskFailed({ code: 'step_limit', message, fault: 'model' });
}

export function loopDetected(): TaskFailed {
  const message =
    'The model made the same calls with the same results again and again, so the task was ended. Say in the prompt what to do differently.';
  return new TaskFailed({ code: 'loop_detected', message, fault: 'model' });
}

export function schemaUnsatisfied(): TaskFailed {
  const message =
    'The answer of the model did not fit the schema, in two attempts. Make parts of the schema optional, or ask for less.';
  return new TaskFailed({ code: 'schema_unsatisfied', message, fault: 'model' });
}

/** Whoever asked for a schema gets the code of a schema, whatever was wrong. */
export function answerUnreadable({ schema }: Pick<TaskRequest, 'schema'>): TaskFailed {
  const message =
    'The model did not answer with the JSON that every task asks for, in two attempts. Begin the task again, or choose another model.';
  return new TaskFailed({
    code: schema ? 'schema_unsatisfied' : 'answer_unreadable',
    message,
    fault: 'model',
  });
}

export function modelFailed({ code, message }: TurnError): TaskFailed {
  return new TaskFailed({ code, message, fault: code === 'relay_failed' ? 'relay' : 'model' });
}

export function browserFailed({ code, message }: HttpError): TaskFailed {
  return new TaskFailed({ code, message, fault: 'browser' });
}

const MOST_SAID = 500;

/** In the words of the model, if it gave any. */
export function notPossible(reason: string | undefined): TaskFailed {
  const message = reason
    ? `The model says that the task cannot be done: ${reason.slice(0, MOST_SAID).toWellFormed()}`
    : 'The model found no data for the task, and did not say why. Say in the prompt where they can be found, or ask for something else.';
  return new TaskFailed({ code: 'not_possible', message, fault: 'model' });
}
