import { DatabaseError } from 'pg';
import { type ServerToolErrorType, ServerToolFailure } from '../server-tool-result.ts';

type FailureText = { type: ServerToolErrorType; text: string };

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REASONS: Record<string, FailureText> = {
  '57014': {
    type: 'Timeout',
    text: 'The query took too long and was ended. Ask for less, or for what an index answers.',
  },
  '55P03': {
    type: 'Timeout',
    text: 'What the query wants to read was locked for too long. Nothing was changed. Try again later.',
  },
  '25006': { type: 'NotPermitted', text: 'Only reading is possible here. Nothing was changed.' },
  '42501': { type: 'NotPermitted', text: 'The role of this tool may not read that.' },
  '53300': {
    type: 'InternalError',
    text: 'The database takes no more connections just now. Try again later.',
  },
};

/** Errors of what was asked, which the model can correct; of others the words could name what is inside. */
const CORRECTABLE = /^(?:0A|21|22|2F|34|42)/;

/** Why there is no answer, in words for the model. */
export function toQueryFailure(thrown: unknown): ServerToolFailure {
  const { type, text } = describe(thrown);
  return new ServerToolFailure(text, { type, cause: thrown });
}

function describe(thrown: unknown): FailureText {
  if (!(thrown instanceof DatabaseError))
    return {
      type: 'InternalError',
      text: "The database can't be reached, or the connection to it was lost. Nothing was changed. Try again later.",
    };
  const { code = '', message, hint } = thrown;
  const reason = REASONS[code];
  if (reason) return reason;
  if (!CORRECTABLE.test(code))
    return { type: 'InternalError', text: 'The database could not answer this query. Nothing was changed.' };
  const rule = /^42601/.test(code)
    ? ' Only one statement is taken, and only SELECT, WITH … SELECT, VALUES or TABLE.'
    : '';
  return {
    type: 'InvalidArgument',
    text: `The database refused the query: ${message}.${hint ? ` ${hint}` : ''}${rule}`,
  };
}
