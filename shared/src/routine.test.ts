import { expect, test } from 'vitest';
import { type Routine, routineSchema } from './routine.ts';

const routine: Routine = {
  format: 'assent-routine',
  version: 1,
  name: 'Sign up',
  parameters: [{ name: 'email', type: 'text', label: 'Email', default: 'mei@example.com' }],
  steps: [
    {
      operation: 'fill',
      target: { role: 'textbox', name: 'Email' },
      params: { value: '{{email}}' },
      expect: { effect: 'changed' },
    },
  ],
};

test('a routine is read as it was written', () => {
  expect(routineSchema.parse(JSON.parse(JSON.stringify(routine)))).toEqual(routine);
});

const [email = { name: '', type: 'text', label: '' }] = routine.parameters;

test.each([
  ['another version', { ...routine, version: 2 }, 'Invalid input'],
  ['no step', { ...routine, steps: [] }, 'too_small'],
  [
    'a secret with a value',
    { ...routine, parameters: [{ ...email, secret: true }] },
    'a secret has no default',
  ],
  ['two values of one name', { ...routine, parameters: [email, email] }, 'have the same name'],
  ['a value that nobody declares', { ...routine, parameters: [] }, 'is not declared'],
])('%s is refused', (_, file, why) => {
  const { error } = routineSchema.safeParse(file);
  expect(JSON.stringify(error?.issues)).toContain(why);
});
