import { ServerToolFailure } from '../server-tool-result.ts';

/**
 * Functions of Postgres that every role may call, and whose effects outlast a transaction that is rolled back: they write into
 * the log of changes, end or cancel other connections of the role, or take locks that other programs wait for.
 */
const BY_ANYONE = /pg_logical_emit_message|pg_(?:terminate|cancel)_backend|pg_(?:try_)?advisory_\w+/;

/** The same for functions that a role may have been granted, or that an extension brings and runs elsewhere. */
const BY_GRANT =
  /pg_(?:stat_reset\w*|(?:create|drop|copy)_\w*slot|logical_slot_get\w*|replication_slot_advance|switch_wal|reload_conf|rotate_logfile\w*|promote|file_(?:write|unlink|rename|sync))|lo_(?:import|export)|dblink\w*|oracle_execute|jdbc_exec\w*|run_command_on_\w+|master_run_on_worker/;

/** They run a query from a text, in which any name could hide. */
const RUNS_TEXT = /query_to_xml\w*|ts_stat|ts_rewrite|crosstab\w*|connectby|xpath_table/;

const EFFECTS = new RegExp(
  `\\b(?:${[BY_ANYONE, BY_GRANT, RUNS_TEXT].map(({ source }) => source).join('|')})\\b`,
  'i',
);

/** Names in which escapes could hide any of these. */
const ESCAPED_NAME = /\bu&\s*"/i;

/** Looks for the names anywhere, also in texts: a question about data needs none of them. Throws a failure worded for the model. */
export function refuseEffects(sql: string): void {
  const [name] = EFFECTS.exec(sql) ?? ESCAPED_NAME.exec(sql) ?? [];
  if (name === undefined) return;
  throw new ServerToolFailure(
    `This tool is read-only, and "${name}" can have effects beyond reading. The query was not run. Write it without that.`,
    { type: 'NotPermitted' },
  );
}
