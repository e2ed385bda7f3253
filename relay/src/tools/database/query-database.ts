import * as z from 'zod';
import { defineServerTool, type ServerTool } from '../server-tool.ts';
import { ServerToolFailure } from '../server-tool-result.ts';
import type { RowLimits } from './read-rows.ts';

export type QueryDatabaseOptions = Partial<RowLimits> & {
  /** A Postgres, with a role that may only read; without it the tool is not offered. */
  url: string | undefined;
  /** Milliseconds that Postgres may spend on a statement; 8 seconds. */
  statementTimeout?: number;
};

/** Read-only. The driver is loaded at the first query. */
export function queryDatabase({ url, statementTimeout = 8000, ...given }: QueryDatabaseOptions): ServerTool {
  const limits = { maxRows: 200, maxRowBytes: 20_000, maxBytes: 200_000, ...given };
  return defineServerTool({
    name: 'query_database',
    description: `Runs one read-only SQL query (Postgres dialect) on the database and returns its rows (at most ${limits.maxRows}; "more" says whether there are others). Tables and columns are listed in information_schema.columns.`,
    offered: url !== undefined,
    parameters: z.object({ sql: z.string().min(1).max(10_000).describe('One SELECT statement') }),
    async run({ sql }, { signal }) {
      if (url === undefined)
        throw new ServerToolFailure('No database is set up on this relay.', { type: 'Unsupported' });
      const { askDatabase } = await import('./ask-database.ts');
      return askDatabase({ url, sql, statementTimeout, limits }, signal);
    },
  });
}
