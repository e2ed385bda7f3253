import { expect, test } from 'vitest';
import { digestDefinition } from './server-tool.ts';

const PAY = { name: 'pay', description: 'Pays.', parameters: { type: 'object', required: ['a', 'b'] } };

test('the same whatever the order of keys, and another one for anything else', () => {
  const digest = digestDefinition('bank', PAY);
  const { name, description, parameters } = PAY;
  const { type, required } = parameters;
  expect(digestDefinition('bank', { parameters: { required, type }, description, name })).toBe(digest);
  for (const other of [
    { ...PAY, name: 'pay2' },
    { ...PAY, description: 'Pays all.' },
    { ...PAY, parameters: { type, required: ['a'] } },
    { ...PAY, title: 'Pay' },
  ])
    expect(digestDefinition('bank', other)).not.toBe(digest);
  expect(digestDefinition('another bank', PAY)).not.toBe(digest);
});
