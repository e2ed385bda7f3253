import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { EXTENSION_ORIGIN } from './extension-origin.ts';

test('an empty environment gives the defaults', () => {
  expect(readEnvironment({ ANTHROPIC_API_KEY: '', PATH: '/bin' })).toEqual({
    kind: 'settings',
    settings: {
      host: '127.0.0.1',
      port: 8787,
      origins: [EXTENSION_ORIGIN],
      hosts: [],
      anthropic: undefined,
      searchUrl: undefined,
      agentsFolder: undefined,
    },
  });
});

test('everything that is wrong is listed at once, and no value is repeated', () => {
  const reading = readEnvironment({
    PORT: 'canary',
    HOST: '0.0.0.0',
    SEARXNG_URL: 'canary',
    ANTHROPIC_BASE_URL: 'canary',
    RELAY_ORIGINS: '*',
  });
  if (reading.kind !== 'problems') throw new Error('The environment was taken.');
  expect(reading.problems.map(problem => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['PORT', 'HOST', 'SEARXNG_URL', 'ANTHROPIC_BASE_URL', 'RELAY_ORIGINS']),
  );
  expect(reading.problems.join()).not.toContain('canary');
});

test('lists have commas between their items', () => {
  const reading = readEnvironment({
    RELAY_ORIGINS: 'https://a.test, https://b.test',
    RELAY_HOSTS: 'relay.test',
  });
  expect(reading).toMatchObject({
    settings: { origins: [EXTENSION_ORIGIN, 'https://a.test', 'https://b.test'], hosts: ['relay.test'] },
  });
});
