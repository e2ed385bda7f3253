import { expect, test } from 'vitest';
import { testConnection } from './test-connection.ts';

const URL = 'http://127.0.0.1:8787/base';

/** A backend that is well and lists this. */
function listing(models: unknown): Promise<unknown> {
  const answers: Record<string, unknown> = {
    [`${URL}/healthz`]: { status: 'ok', model: 'a-model' },
    [`${URL}/api/v1/models`]: models,
  };
  return testConnection(URL, async url => Response.json(answers[url]));
}

test('tells what answers, that it is rules, and where a model is connected', async () => {
  const models = [
    { id: 'other', name: 'Other' },
    { id: 'offline', name: 'Simple rules', is_default: true, is_rules: true },
  ];
  expect(await listing({ models, setup_path: '/setup' })).toEqual({
    status: 'answered',
    model: 'Simple rules',
    isRules: true,
    setupUrl: `${URL}/setup`,
  });
});

test('goes by the health check where nothing is listed', async () => {
  const answered = { status: 'answered', model: 'a-model', isRules: false, setupUrl: undefined };
  expect(await listing('no list')).toEqual(answered);
  expect(await listing({ models: [] })).toEqual(answered);
});

test('a path with two slashes stays at the backend', async () => {
  const listed = await listing({ models: [{ id: 'm' }], setup_path: '//elsewhere.example/' });
  expect(listed).toMatchObject({ setupUrl: `${URL}//elsewhere.example/` });
});

test.each(['https://elsewhere.example/setup', 'setup', '.elsewhere.example', '@elsewhere.example/', null])(
  'leads nowhere else: %s',
  async setup_path => {
    expect(await listing({ models: [{ id: 'm' }], setup_path })).toMatchObject({ setupUrl: undefined });
  },
);
