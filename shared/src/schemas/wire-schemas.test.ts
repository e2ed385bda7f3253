import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wireSchemas } from './wire-schemas.ts';

const folder = new URL('../../schemas/', import.meta.url);

/** The OpenAPI document beside them is made from the relay's routes, and compared there. */
const schemaFiles = readdirSync(folder).filter(name => name.endsWith('.schema.json'));

test('the JSON Schema files match the zod schemas; after a change run `pnpm schemas`', () => {
  const written = new Map(schemaFiles.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]));
  expect(written).toEqual(wireSchemas());
});

test('keys with a default are optional', () => {
  const request: unknown = JSON.parse(wireSchemas().get('chat-request.schema.json') ?? '{}');
  expect(request).toMatchObject({ required: ['message', 'session_id'] });
});
