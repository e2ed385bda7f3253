import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createWholeRelay, openApiText } from '../../build/openapi-text.ts';

const WRITTEN = new URL('../../../shared/schemas/openapi.json', import.meta.url);

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

async function served(): Promise<z.output<typeof documentSchema>> {
  return documentSchema.parse(JSON.parse(await openApiText()));
}

test('is valid OpenAPI 3.1, by a validator that is not ours', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(await openApiText()))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the written file matches the routes; after a change run `pnpm schemas`', async () => {
  expect(readFileSync(WRITTEN, 'utf8')).toBe(await openApiText());
});

test('every route of the relay is in it: a route that is not has no `docs`', async () => {
  const { paths } = await served();
  const routes = createWholeRelay().routes.filter(route => route.method !== 'ALL');
  expect(routes.length).toBeGreaterThan(7);
  const undocumented = routes.filter(
    ({ method, path }) => !paths[path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')]?.[method.toLowerCase()],
  );
  expect(undocumented.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('operations have names of their own, and every reference leads somewhere', async () => {
  const document = await served();
  const names = Object.values(document.paths).flatMap(path =>
    Object.values(path).map(operation => operation.operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const missing = references.filter(([, name = '']) => !(name in document.components.schemas));
  expect(missing).toEqual([]);
});

test('describes the stream and each HTTP error', async () => {
  const { paths } = await served();
  expect(paths['/api/v1/agent/chat']?.post).toMatchObject({
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ChatRequest' } } },
    },
    responses: {
      200: {
        content: {
          'text/event-stream': {
            'x-itemSchema': {
              properties: { data: { contentSchema: { $ref: '#/components/schemas/WireEvent' } } },
            },
          },
        },
      },
      ...Object.fromEntries(
        [400, 401, 403, 404, 409, 413, 415, 421, 429, 503].map(status => [
          status,
          { content: { 'application/json': { schema: { $ref: '#/components/schemas/HttpError' } } } },
        ]),
      ),
    },
  });
});
