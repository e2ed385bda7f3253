import type { Client } from 'pg';
import * as z from 'zod';

/** A transaction that is rolled back does not take back what their functions do elsewhere. */
const ACTING_EXTENSIONS = [
  'dblink',
  'http',
  'pg_net',
  'pg_curl',
  'pg_background',
  'pg_cron',
  'adminpack',
  'orafce',
  'aws_s3',
  'aws_lambda',
];

/**
 * All roles that this one is, or could become with SET ROLE. Temporary tables don't count: they end with the connection.
 * https://www.postgresql.org/docs/current/predefined-roles.html
 */
const POWER = `
WITH roles AS (
  SELECT oid, rolname::text, rolsuper, rolcreaterole OR rolcreatedb OR rolreplication AS rules
  FROM pg_roles WHERE pg_has_role(current_user, oid, 'MEMBER')
), places AS (
  SELECT oid FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
), callable AS (
  SELECT pg_proc.oid, prolang FROM roles, pg_proc JOIN places ON places.oid = pronamespace
  WHERE has_function_privilege(roles.oid, pg_proc.oid, 'EXECUTE')
    AND has_schema_privilege(roles.oid, pronamespace, 'USAGE')
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
  WHEN EXISTS (
    SELECT FROM callable JOIN pg_language ON pg_language.oid = prolang
    WHERE NOT lanpltrusted AND lanname NOT IN ('internal', 'c', 'sql')
  ) THEN 'may call functions in a language that can do anything on the server'
  WHEN EXISTS (
    SELECT FROM callable
    JOIN pg_depend ON classid = 'pg_proc'::regclass AND objid = callable.oid AND deptype = 'e'
    JOIN pg_extension ON pg_extension.oid = refobjid
    WHERE extname IN (${ACTING_EXTENSIONS.map(name => `'${name}'`).join(', ')})
  ) THEN 'may call functions of an extension that acts outside its transaction, such as dblink'
END AS power`;

const answerSchema = z.tuple([z.object({ power: z.string().nullable() })]);

/** The role's permissions besides reading; `undefined` for a role that only reads. */
export async function findWritePower(client: Client): Promise<string | undefined> {
  const { rows } = await client.query(POWER);
  return answerSchema.parse(rows)[0].power ?? undefined;
}

export function reportWritePower(power: string): string {
  return `The role in QUERY_DATABASE_URL ${power}. Give query_database a read-only role: CREATE ROLE assistant LOGIN PASSWORD '…'; GRANT SELECT ON … TO assistant; up to Postgres 14 also REVOKE CREATE ON SCHEMA public FROM PUBLIC; for functions REVOKE EXECUTE ON FUNCTION … FROM PUBLIC.`;
}
