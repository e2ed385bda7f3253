import type { TaskFailure, TaskRequest, TurnError } from '@assent/shared';
import type { HttpError } from '../../errors/http-error.ts';
import type { ModelFailureCode } from '../../errors/model-failure.ts';
import { CHECK_STOPPED } from '../../scrape/reading/page-reading.ts';

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

const MOST_PROBLEMS = 5;
/** Characters of each: they can quote the schema and the answer. */
const MOST_OF_PROBLEM = 200;

/** With the first problems of the last answer. */
export function schemaUnsatisfied(problems: readonly string[]): TaskFailed {
  const listed = problems.slice(0, MOST_PROBLEMS).map(each => `- ${cut(each, MOST_OF_PROBLEM)}`);
  const message = problems.includes(CHECK_STOPPED)
    ? 'The answer of the model could not be checked against the schema: a pattern took more than two seconds, and was stopped. Write patterns that do not backtrack, such as without repeats within repeats.'
    : `The answer of the model did not fit the schema, in two attempts. Make parts of the schema optional, or ask for less. At last:\n${listed.join('\n')}`;
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

/** Where the words of the chat speak of a chat, of its settings or of trying a turn again. */
const IN_A_TASK: Partial<Record<ModelFailureCode, string>> = {
  model_timed_out: "The model's provider did not answer in time. Begin the task again.",
  model_unknown:
    'The provider does not know this model. Begin the task with another "model", or without one for the default.',
  context_too_long:
    'The task and its pages became longer than the model can read. Ask for less, or choose a model that reads more.',
  answer_too_long: 'The answer of the model reached its length limit before it was complete. Ask for less.',
  answer_cut_off: "The model's answer was cut off. Begin the task again.",
  answer_refused: 'The model declined to answer. Say in the prompt differently what it should do.',
  call_unreadable: 'The model made a call that could not be read. Nothing was done. Begin the task again.',
  model_request_refused:
    "The model's provider rejected the request as invalid. Begin the task again, or choose another model; if the problem persists, contact the operator of the relay.",
  model_failed: "The model's provider failed. Begin the task again.",
  answer_empty:
    'The model gave an empty answer. Begin the task again, or say in the prompt differently what it should do.',
  relay_failed:
    'The relay failed, and could not go on. Begin the task again; if the problem persists, contact the operator of the relay.',
};

export function modelFailed({ code, message: inChat }: TurnError): TaskFailed {
  const message = new Map(Object.entries(IN_A_TASK)).get(code) ?? inChat;
  return new TaskFailed({ code, message, fault: code === 'relay_failed' ? 'relay' : 'model' });
}

export function browserFailed({ code, message }: HttpError): TaskFailed {
  return new TaskFailed({ code, message, fault: 'browser' });
}

const MOST_SAID = 500;

/** In the words of the model, if it gave any. */
export function notPossible(reason: string | undefined): TaskFailed {
  const message = reason
    ? `The model says that the task cannot be done: ${cut(reason, MOST_SAID)}`
    : 'The model found no data for the task, and did not say why. Say in the prompt where they can be found, or ask for something else.';
  return new TaskFailed({ code: 'not_possible', message, fault: 'model' });
}

/** As text that a database can keep. */
function cut(text: string, most: number): string {
  const short = text.length > most ? `${text.slice(0, most)}…` : text;
  return short.toWellFormed().replaceAll('\0', ' ');
}
