import { routineSchema } from '@assent/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Call, callSchema } from '../conversation/call.ts';
import { recordRoutine } from './record-routine.ts';

interface Ran {
  action: string;
  params?: Record<string, unknown>;
  kind?: string;
  name?: string;
  near?: string;
  isSecret?: boolean;
  effect?: string;
  outcome?: Record<string, unknown>;
}

const EFFECTS: Record<string, string> = {
  click: 'acts',
  get_text: 'reads',
  highlight: 'marks',
  press: 'acts',
};

function callOf(id: string, ...ran: readonly Ran[]): Call {
  const rows = ran.map(({ action, params = {}, kind = 'text field', name = 'Name', near, isSecret }) => ({
    action: { action, target: { elementId: 'e_k3f9a12' }, params },
    documentId: 'doc',
    preview: {
      status: 'bound',
      binding: { kind: 'element', elementId: 'e_k3f9a12', fingerprint: 'f' },
      facts: { kind, name, origin: 'https://shop.example', inFrame: false, ...(near && { near }) },
      effect: EFFECTS[action] ?? 'edits',
      ...(isSecret && { isSecret }),
    },
  }));
  const ended = ran.map(({ outcome }) => ({
    status: 'ended',
    outcome: { success: true, message: 'Done.', effect: 'changed', ...outcome },
  }));
  return callSchema.parse({
    kind: 'call',
    id,
    toolName: 'page_action',
    argumentsText: '[]',
    page: { tabId: 7, documentId: 'doc', url: 'https://shop.example/join?from=ad', title: 'Shop' },
    state: {
      status: 'done',
      card: { kind: 'actions', rows },
      rows: ended,
      reply: { kind: 'result', result: {} },
      delivery: 'sent',
    },
  });
}

test('completed actions become steps with placeholders, and no id of the page', () => {
  const recording = recordRoutine([
    callOf('one', { action: 'fill', params: { value: 'Mei Lin' } }, { action: 'get_text' }),
    callOf('two', {
      action: 'click',
      kind: '按钮',
      name: 'Create account for Mei Lin',
      near: 'Step 2',
      outcome: {
        effect: 'submitted',
        page_message: 'Welcome, Mei Lin!',
        url: 'https://shop.example/users/Mei%20Lin?token=x',
      },
    }),
  ]);
  expect(recording).toMatchObject({
    leftOut: 0,
    routine: {
      format: 'assent-routine',
      version: 1,
      url: 'https://shop.example/join',
      parameters: [{ name: 'name', type: 'text', label: 'Name', default: 'Mei Lin' }],
      steps: [
        {
          operation: 'fill',
          target: { role: 'textbox', name: 'Name' },
          params: { value: '{{name}}' },
          expect: { effect: 'changed' },
        },
        {
          operation: 'click',
          target: { role: 'button', name: 'Create account for {{name}}', near: 'Step 2' },
          params: {},
          expect: {
            effect: 'submitted',
            message: 'Welcome, {{name}}!',
            url: 'https://shop.example/users/{{name}}',
          },
          appearsLater: true,
        },
      ],
    },
  });
  expect(JSON.stringify(recording)).not.toContain('e_k3f9a12');
});

test('what failed, was undone or only marked is not recorded; what no routine can repeat is counted', () => {
  const undone = callOf('undone', { action: 'fill', params: { value: 'x' } });
  const progress = { status: 'ended', outcome: { success: true, message: 'Undone.' } };
  const recording = recordRoutine([
    callOf('one', { action: 'fill', params: { value: 'Mei' }, outcome: { success: false } }),
    callSchema.parse({ ...undone, undoing: { reported: true, rows: [{ index: 0, progress }] } }),
    callOf('two', { action: 'highlight' }, { action: 'drag' }, { action: 'click', name: '' }),
    callOf('long', { action: 'click', name: 'x'.repeat(600) }),
    callOf(
      'three',
      { action: 'click', kind: 'button', name: '{{raw}}' },
      { action: 'click', kind: 'button' },
    ),
  ]);
  expect(recording?.leftOut).toBe(4);
  expect(recording?.routine.steps.map(({ operation }) => operation)).toEqual(['click']);
  expect(recordRoutine([])).toBeUndefined();
});

test('lists and equal names get parameters of their own', () => {
  const recording = recordRoutine([
    callOf(
      'one',
      { action: 'select', params: { value: ['red', 'blue'] }, name: 'Colours' },
      { action: 'fill', params: { value: 3 }, name: 'Colours' },
    ),
  ]);
  expect(recording?.routine.steps.map(({ params }) => params)).toEqual([
    { value: ['{{colours}}', '{{colours_2}}'] },
    { value: '{{colours_3}}' },
  ]);
  expect(recording?.routine.parameters.map(({ type, default: value }) => [type, value])).toEqual([
    ['choice', 'red'],
    ['choice', 'blue'],
    ['number', '3'],
  ]);
});

test('a secret is a parameter without a value, also where only its form gives it away, and its keys are not recorded', () => {
  const token = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  const recording = recordRoutine([
    callOf(
      'one',
      { action: 'fill', params: { value: 'hunter2!' }, name: 'Password', isSecret: true },
      { action: 'press', params: { key: 'h' }, name: 'Password', isSecret: true },
      { action: 'press', params: { key: 'Enter' }, name: 'Password', isSecret: true },
      { action: 'fill', params: { value: token }, name: 'Notes' },
    ),
  ]);
  expect(recording?.leftOut).toBe(1);
  expect(recording?.nameFrom('Log in with Hunter2!')).toBe('Log in with ••••••');
  expect(recording?.routine.parameters).toEqual([
    { name: 'password', type: 'text', label: 'Password', secret: true },
    { name: 'notes', type: 'text', label: 'Notes', secret: true },
  ]);
});

/** Shorter ones are in any text by chance. */
const secrets = fc
  .string({ unit: 'grapheme', minLength: 4, maxLength: 24 })
  .filter(text => text.trim().length >= 4);

/** A page may repeat what was typed anywhere, in its own way. */
const quotes = fc.constantFrom(
  (secret: string) => secret,
  (secret: string) => secret.toUpperCase(),
  (secret: string) => `Signed in with ${secret}.`,
  (secret: string) => `x${secret}y`,
);

test('no secret is in any text of a routine, whatever the page repeats', () => {
  fc.assert(
    fc.property(
      secrets,
      fc.array(quotes, { minLength: 5, maxLength: 5 }),
      (secret, [name, near, said, other, key]) => {
        const quoted = (quote = (text: string) => text): string => quote(secret);
        const recording = recordRoutine([
          callOf(
            'one',
            { action: 'fill', params: { value: quoted(other) }, name: quoted(name), near: quoted(near) },
            { action: 'fill', params: { value: secret }, name: quoted(key), isSecret: true },
          ),
          callOf('two', {
            action: 'click',
            kind: 'button',
            name: quoted(near),
            near: quoted(name),
            outcome: {
              page_message: quoted(said),
              url: `https://shop.example/${encodeURIComponent(secret)}?q=${encodeURIComponent(secret)}`,
            },
          }),
        ]);
        expect(recording).toBeDefined();
        expect(routineSchema.safeParse({ ...recording?.routine, name: 'x' }).success).toBe(true);
        const texts = textsOf(recording?.routine).map(text => text.toLowerCase());
        expect(texts.filter(text => text.includes(secret.trim().toLowerCase()))).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

function textsOf(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.values(json).flatMap(textsOf);
}
