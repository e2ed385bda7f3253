import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operationMessages } from '../messages/operations/operation-messages.ts';
import { operations } from '../operations/list.ts';
import { MAX_CHARACTERS } from '../operations/snapshot.ts';
import { MAX_SECONDS, USUAL_SECONDS } from '../operations/wait.ts';

describe.each(operations)('the texts of $name', ({ name, params }) => {
  test('are in the language of their catalog', () => {
    for (const part of ['verb', 'description'] as const) {
      expect(operationMessages.zh[name][part]).toMatch(/\p{Script=Han}/u);
      expect(operationMessages.en[name][part]).toMatch(/^[A-Z]/u);
    }
  });

  test('explain exactly the parameters of its schema', () => {
    const keys = Object.keys(z.toJSONSchema(params, { io: 'input' }).properties ?? {}).sort();
    for (const catalog of Object.values(operationMessages)) {
      expect(Object.keys(catalog[name].params).sort()).toEqual(keys);
      for (const [, key] of catalog[name].description.matchAll(/\bparams\.(\w+)/gu))
        expect(keys).toContain(key);
    }
  });
});

test('only listed operations have texts', () => {
  for (const catalog of Object.values(operationMessages))
    expect(Object.keys(catalog).sort()).toEqual(operations.map(({ name }) => name).sort());
});

test('the texts state the real limits', () => {
  for (const { snapshot, wait } of Object.values(operationMessages)) {
    for (const text of [snapshot.description, snapshot.params.maxCharacters])
      expect(text).toContain(String(MAX_CHARACTERS));
    expect(wait.description).toContain(String(USUAL_SECONDS));
    expect(wait.params.seconds).toMatch(new RegExp(`${USUAL_SECONDS}.*${MAX_SECONDS}`, 'u'));
  }
});
