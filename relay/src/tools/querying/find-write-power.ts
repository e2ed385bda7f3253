import type { Client } from 'pg';
import * as z from 'zod';

/**
 * Roles that this one is, or could become with SET ROLE. Temporary tables are left out: they end with the connection.
 * https://www.postgresql.org/docs/current/predefined-roles.html
 */
const POWER = `
WITH roles AS (
  SELECT oid, rolname::text, rolsuper, rolcreaterole OR rolcreatedb OR rolreplication AS rules
  FROM pg_roles WHERE pg_has_role(current_user, oid, 'MEMBER')
), places AS (
  SELECT oid FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
)
SELECT CASE
  WHEN EXISTS (SELECT FROM roles WHERE rolsuper) THEN 'is a superuser'
  WHEN EXISTS (SELECT FROM roles WHERE rules) THEN 'may create roles or databases, or replicate'
  WHEN EXISTS (SELECT FROM roles WHERE rolname IN (
    'pg_write_all_data', 'pg_write_server_files', 'pg_read_server_files', 'pg_execute_server_program',
    'pg_signal_backend', 'pg_maintain', 'pg_checkpoint', 'pg_create_subscription', 'pg_database_owner'
  )) THEN 'belongs to a role of Postgres that may do more than read tables'
  WHEN EXISTS (SELECT FROM roles WHERE has_database_privilege(oid, current_database(), 'CREATE'))
    THEN 'may create schemas'
  WHEN EXISTS (SELECT FROM roles, places WHERE has_schema_privilege(roles.oid, places.oid, 'CREATE'))
    THEN 'may create tables'
  WHEN EXISTS (
    SELECT FROM roles, pg_class JOIN places ON places.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND (
      has_table_privilege(roles.oid, pg_class.oid, 'DELETE, TRUNCATE')
      OR has_any_column_privilege(roles.oid, pg_class.oid, 'INSERT, UPDATE')
    )
  ) THEN 'may change tables'
END AS power`;

const answerSchema = z.tuple([z.object({ power: z.string().nullable() })]);

/** What the role of this connection may do besides reading, in words; `undefined` for a role that only reads. */
export async function findWritePower(client: Client): Promise<string | undefined> {
  const { rows } = await client.query(POWER);
  return answerSchema.parse(rows)[0].power ?? undefined;
}

export function reportWritePower(power: string): string {
  return `The role in QUERY_DATABASE_URL ${power}. Give query_database a role that may only read: CREATE ROLE assistant LOGIN PASSWORD '…'; GRANT SELECT ON … TO assistant; up to Postgres 14 also REVOKE CREATE ON SCHEMA public FROM PUBLIC.`;
}
