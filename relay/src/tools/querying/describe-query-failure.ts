import { DatabaseError } from 'pg';

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REASONS: Record<string, string> = {
  '57014': 'The query took too long and was ended. Ask for less, or for what an index answers.',
  '25006': 'Only reading is possible here. Nothing was changed.',
  '42501': 'The role of this tool may not read that.',
  '53300': 'The database takes no more connections just now. Try again later.',
};

/** Errors of what was asked, which the model can correct; of others the words could name what is inside. */
const CORRECTABLE = /^(?:0A|21|22|2F|34|42)/;

export function describeQueryFailure(thrown: unknown): string {
  if (!(thrown instanceof DatabaseError))
    return "The database can't be reached, or the connection to it was lost. Nothing was changed. Try again later.";
  const { code = '', message, hint } = thrown;
  const reason = REASONS[code];
  if (reason) return reason;
  if (!CORRECTABLE.test(code)) return 'The database could not answer this query. Nothing was changed.';
  const rule = /^42601/.test(code)
    ? ' Only one statement is taken, and only SELECT, WITH … SELECT, VALUES or TABLE.'
    : '';
  return `The database refused the query: ${message}.${hint ? ` ${hint}` : ''}${rule}`;
}
