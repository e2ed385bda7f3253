import type { Routine, RoutineStep, RoutineTarget } from '@assent/shared';
import { expect, test } from 'vitest';
import type { Preview } from '../../../operations/contract/preview.ts';
import type { ElementFacts } from '../../../page/element-facts.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { turnMessages } from '../ports/ports.ts';
import { proposeSteps } from './propose-steps.ts';
import type { PagePorts } from './resolve-step.ts';

type Facts = Partial<ElementFacts>;

/** A page with these elements, `e_0` first; of a search it gives all, two at a time. `parts`: how many looks that takes. */
function pageWith(elements: readonly Facts[], parts = 1): PagePorts {
  const { page, clock } = new SimulatedPanel();
  const ids = elements.map((_, at) => `e_${at}`);
  const size = Math.ceil(ids.length / parts);
  return {
    clock,
    settings: () => ({
      language: 'en',
      messages: turnMessages('en'),
      backendUrl: '',
      model: '',
      agent: '',
      userId: '',
      toolset: 'page',
    }),
    page: {
      ...page,
      findMore: async (_place, { from = 0, offset = 0 }) => {
        const part = ids.slice(from, from + size);
        return {
          elements: part.slice(offset, offset + 2).map(id => ({ id, desc: id })),
          offset,
          total: part.length,
          ...(from + size < ids.length && { nextFrom: from + size }),
        };
      },
      preview: async (_place, { target: { elementId = '' } }) => ({
        preview: previewOf(elements[ids.indexOf(elementId)] ?? {}),
        documentId: 'doc',
      }),
    },
  };
}

function previewOf(facts: Facts): Preview {
  return {
    status: 'bound',
    binding: { kind: 'element', elementId: 'e', fingerprint: 'f' },
    facts: { kind: 'button', name: '', origin: 'https://shop.example', inFrame: false, ...facts },
    effect: 'reads',
  };
}

const place = { tabId: 7, documentId: 'doc', sharedTabs: [7] };

function stepFor(target: Partial<RoutineTarget>, step: Partial<RoutineStep> = {}): RoutineStep {
  return {
    operation: 'click',
    target: { role: 'button', name: 'Save', ...target },
    params: {},
    expect: {},
    ...step,
  };
}

function propose(elements: readonly Facts[], steps: readonly RoutineStep[], parts?: number) {
  const parameters: Routine['parameters'] = [
    { name: 'guest', type: 'text', label: 'Guest' },
    { name: 'password', type: 'text', label: 'Password', secret: true },
  ];
  const routine: Routine = { format: 'assent-routine', version: 1, name: 'R', parameters, steps: [...steps] };
  const values = new Map([['guest', 'Ada']]);
  return proposeSteps(pageWith(elements, parts), place, routine, { from: 0, values });
}

async function idsFor(elements: readonly Facts[], target: Partial<RoutineTarget>, parts?: number) {
  const proposed = await propose(elements, [stepFor(target)], parts);
  return proposed.kind === 'card'
    ? proposed.rows.map(({ action }) => action.target.elementId)
    : proposed.obstacle;
}

test('an element is found by its role and name in any of our languages, and by nothing else', async () => {
  expect(
    await idsFor(
      [
        { name: 'Save', kind: 'link' },
        { name: 'Save', kind: '按钮' },
      ],
      {},
    ),
  ).toEqual(['e_1']);
  expect(await idsFor([{ name: 'Save as' }, { name: 'save' }], {})).toEqual({
    kind: 'missing',
    name: 'Save',
  });
});

test('what stands near tells equal names apart, and must be as recorded', async () => {
  const rows = [{ name: 'Save', near: 'Tea' }, { name: 'Save', near: 'Ada' }, { name: 'Save' }];
  expect(await idsFor(rows, { near: '{{guest}}' })).toEqual(['e_1']);
  expect(await idsFor(rows, { near: 'Cups' })).toEqual({ kind: 'ambiguous', name: 'Save', count: 3 });
  expect(await idsFor(rows, {})).toEqual({ kind: 'ambiguous', name: 'Save', count: 3 });
  expect(await idsFor(rows.slice(0, 1), { near: 'Ada' })).toEqual({
    kind: 'elsewhere',
    name: 'Save',
    near: 'Ada',
    now: 'Tea',
  });
});

test('an element of a frame is no element of the page', async () => {
  const framed = { name: 'Save', inFrame: true, origin: 'https://pay.example' };
  expect(await idsFor([framed], {})).toMatchObject({ kind: 'missing' });
  expect(await idsFor([framed, { name: 'Save' }], { frame: 'https://pay.example' })).toEqual(['e_0']);
});

test('one alone is one alone in the whole page, however many looks that takes', async () => {
  const many = [{ name: 'Save' }, { name: 'A' }, { name: 'B' }, { name: 'Save' }];
  expect(await idsFor(many, {}, 4)).toMatchObject({ kind: 'ambiguous', count: 2 });
  expect(await idsFor(many, {})).toMatchObject({ kind: 'ambiguous', count: 2 });
  expect(await idsFor(many.slice(1), {}, 3)).toEqual(['e_2']);
  const crowd = Array.from({ length: 400 }, () => ({ name: 'Other' }));
  expect(await idsFor([{ name: 'Save' }, ...crowd], {})).toMatchObject({ kind: 'ambiguous' });
});

const field = (name: string, step: Partial<RoutineStep> = {}): RoutineStep =>
  stepFor({ role: 'textbox', name }, { operation: 'fill', params: { value: '{{guest}}' }, ...step });
const shownField = (name: string): Facts => ({ kind: 'text field', name });

test('steps of one form share a card, with the press that ends it; what follows a press does not', async () => {
  const elements = [shownField('Guest'), shownField('Email'), { name: 'Save' }, { name: 'Next' }];
  const later = { appearsLater: true } as const;
  const steps = [field('Guest'), field('Email', later), stepFor({}, later), stepFor({ name: 'Next' }, later)];
  expect(await propose(elements, steps)).toEqual({
    kind: 'card',
    rows: [
      { step: 0, action: { action: 'fill', target: { elementId: 'e_0' }, params: { value: 'Ada' } } },
      { step: 1, action: { action: 'fill', target: { elementId: 'e_1' }, params: { value: 'Ada' } } },
      { step: 2, action: { action: 'click', target: { elementId: 'e_2' }, params: {} } },
    ],
    byHand: [],
    next: 3,
  });
});

test('a step that was there from the start and is missing stops all; one that came later waits for its card', async () => {
  const elements = [shownField('Guest')];
  expect(await propose(elements, [field('Guest'), field('Email')])).toMatchObject({
    kind: 'stopped',
    step: 1,
  });
  const waits = [field('Guest'), field('Email', { appearsLater: true })];
  expect(await propose(elements, waits)).toMatchObject({ kind: 'card', next: 1 });
});

test('a secret is typed by the person: its field must be there, and no row fills it in', async () => {
  const secret = field('Password', { params: { value: '{{password}}' } });
  const elements = [{ kind: 'password field', name: 'Password' }, { name: 'Save' }];
  expect(await propose(elements, [secret, stepFor({})])).toMatchObject({
    rows: [{ step: 1, action: { action: 'click' } }],
    byHand: ['Password'],
    next: 2,
  });
  expect(await propose(elements.slice(1), [secret, stepFor({})])).toMatchObject({ kind: 'stopped', step: 0 });
});
