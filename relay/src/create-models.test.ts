import { expect, test } from 'vitest';
import { createModels } from './create-models.ts';
import type { Model } from './model/model.ts';

const ours: Model = { name: 'ours', title: 'ours', accepts: name => name === 'ours', answer: async () => {} };
const claude = { provider: 'anthropic', options: { apiKey: 'key', model: 'claude-x' } } as const;

test.each([
  [[], [], ['offline']],
  [[claude], [], ['claude-x']],
  [[], [ours], ['ours']],
  [[claude], [ours], ['ours', 'claude-x']],
])('rules answer only where there is no model', async (settings, given, names) => {
  expect((await createModels(settings, { given })).map(model => model.name)).toEqual(names);
});

test('a model of one’s own may stand in for one of the settings', async () => {
  const settings = [{ ...claude, fallback: 'ours' }];
  await expect(createModels(settings)).rejects.toThrow('MODEL_FALLBACK names none of the models');
  expect(await createModels(settings, { given: [ours] })).toHaveLength(2);
});
