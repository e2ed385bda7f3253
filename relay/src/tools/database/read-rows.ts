import type { Client } from 'pg';
import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import { ServerToolFailure } from '../server-tool-result.ts';

export type RowLimits = {
  maxRows: number;
  /** Of one row as JSON. */
  maxRowBytes: number;
  /** Of all rows as JSON. */
  maxBytes: number;
};

export type ReadRows = { columns: string[]; rows: unknown[]; more: boolean };

const rowsSchema = z.array(z.object({ json: z.string().nullable(), size: z.number() }));

/**
 * Reads rows in the open transaction. Postgres itself ensures one reading statement: only such can be a cursor, and the
 * extended protocol takes one command at a time.
 */
export async function readRows(client: Client, sql: string, limits: RowLimits): Promise<ReadRows> {
  const query = sql.replace(/[;\s]+$/, '');
  const columns = await readColumns(client, query);
  // Rows are measured in Postgres: a single value may exceed the memory here.
  await declare(
    client,
    `SELECT CASE WHEN octet_length(json) <= ${limits.maxRowBytes} THEN json END AS json, octet_length(json) AS size
     FROM (SELECT row_to_json(given)::text AS json FROM (\n${query}\n) AS given OFFSET 0) AS measured`,
  );
  return { columns, ...(await fetchRows(client, limits)) };
}

/** The query must stand alone first: inside brackets it could close them and go on with something else. */
async function readColumns(client: Client, query: string): Promise<string[]> {
  await declare(client, query);
  const { fields } = await client.query('FETCH 0 FROM assent_rows');
  await client.query('CLOSE assent_rows');
  const columns = fields.map(field => field.name);
  const repeated = columns.find((name, index) => columns.indexOf(name) < index);
  if (repeated !== undefined)
    throw new ServerToolFailure(`Several columns are called "${repeated}". Give each its own name with AS.`, {
      type: 'InvalidArgument',
    });
  return columns;
}

async function declare(client: Client, query: string): Promise<void> {
  const command = { text: `DECLARE assent_rows NO SCROLL CURSOR FOR ${query}`, queryMode: 'extended' };
  await client.query(command);
}

/** In one statement: the query could disable the time-out of later ones with `set_config`. */
async function fetchRows(client: Client, limits: RowLimits): Promise<Omit<ReadRows, 'columns'>> {
  const answer = await client.query(`FETCH ${limits.maxRows + 1} FROM assent_rows`);
  const rows: unknown[] = [];
  let bytes = 0;
  for (const { json, size } of rowsSchema.parse(answer.rows)) {
    bytes += json === null ? 0 : size;
    if (rows.length === limits.maxRows || bytes > limits.maxBytes) return { rows, more: true };
    rows.push(json === null ? tooLarge(size) : parseJson(keepNumbers(json)));
  }
  return { rows, more: false };
}

function tooLarge(size: number): Record<string, string> {
  return { left_out: `This row has ${size} bytes. Select fewer columns, or parts of them with left().` };
}

/** Numbers that JavaScript would change (large ids, amounts with two decimals) become strings. */
function keepNumbers(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, token =>
    token.startsWith('"') || String(Number(token)) === token ? token : `"${token}"`,
  );
}
