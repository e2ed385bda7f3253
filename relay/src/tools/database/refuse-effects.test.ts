import { expect, test } from 'vitest';
import { refuseEffects } from './refuse-effects.ts';

test.each([
  "SELECT pg_logical_emit_message(false, 'a', 'b')",
  'SELECT PG_TERMINATE_BACKEND(pid) FROM pg_stat_activity',
  'SELECT "pg_cancel_backend"(1)',
  'SELECT pg_catalog.pg_advisory_lock /* x */ (1)',
  'SELECT pg_try_advisory_xact_lock(1)',
  "SELECT * FROM dblink_exec('host=other', 'DELETE FROM ships')",
  'SELECT public."dblink"($$host=other$$, $$DELETE FROM ships$$)',
  "SELECT run_command_on_workers('DELETE FROM ships')",
  "SELECT pg_drop_replication_slot('backup')",
  'SELECT pg_stat_reset(), pg_switch_wal()',
  "SELECT lo_export(1, '/tmp/x')",
  "SELECT query_to_xml('select pg_logical_' || 'emit_message(false, 1, 2)', true, true, '')",
  "SELECT * FROM ts_stat('select pg_' || 'cancel_backend(1)')",
  'SELECT U&"pg_logical\\005femit_message"(false, 1, 2)',
  'SELECT u& "d\\0061t\\+000061"',
])('%s is refused', sql => {
  expect(() => refuseEffects(sql)).toThrow('can have effects beyond reading');
});

test.each([
  'SELECT name, statistics FROM ships ORDER BY fee DESC',
  "SELECT count(*) FROM events WHERE kind = 'advisory_lock'",
  'SELECT pid, query FROM pg_stat_activity',
  'SELECT slot_name FROM pg_replication_slots',
  "SELECT * FROM notes WHERE author = 'u' AND text LIKE '%cancel%'",
])('%s is not', sql => {
  expect(() => refuseEffects(sql)).not.toThrow();
});
