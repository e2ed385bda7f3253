import fc from 'fast-check';
import type { Action } from '../../../../operations/action.ts';
import { operations as all } from '../../../../operations/list.ts';
import type { ListedOperation } from '../../../../operations/listed-operation.ts';
import type { ScriptedAnswer, ScriptedCall } from '../simulation/simulated-backend.ts';
import { REFUSED } from '../simulation/simulated-elements.ts';

/** Those that are done on a page, and those that the background does. */
const operations = all.filter(({ inBrowser }) => !inBrowser);
const browserOperations = all.filter(({ inBrowser }) => inBrowser);

/** Some that there are, and one that there isn't. */
const tabId = fc.constantFrom('7', '8', '8', '9', '10', '1');

/** Operations that a person meets most. */
const COMMON: readonly string[] = ['fill', 'click', 'upload'];

const action = fc.oneof(
  ...operations.filter(({ name }) => COMMON.includes(name)).map(actionOf),
  fc.oneof(...operations.map(actionOf)),
);

const browserAction = fc.oneof(...browserOperations.map(actionOf));

/** What ends a card, since the rest is another page's. */
const switching = browserOperations.filter(({ name }) => name === 'switch_tab').map(actionOf);
const leading = fc.oneof(
  ...switching,
  ...browserOperations.filter(it => it.inBrowser?.leadsElsewhere).map(actionOf),
);

/** One for each operation that there is, with parameters that its own schema takes. */
function actionOf(operation: ListedOperation): fc.Arbitrary<Action> {
  const { name, example, editable, emptyTarget, inBrowser, params } = operation;
  // Nothing on the page has the last id.
  const target = fc.record({ elementId: fc.constantFrom('e_1', 'e_2', 'e_3', 'e_1', 'e_2', 'e_9') });
  const usual = Object.entries(example.params).map(
    ([key, value]) => [key, key === 'tabId' ? tabId : fc.constant(value)] as const,
  );
  const written = editable.map(key => [key, writtenOf(example.params[key])] as const);
  const fails = fc.constantFrom(false, false, true);
  return fc.record({
    action: fc.constant(name),
    target: inBrowser ? fc.constant({}) : emptyTarget === 'none' ? target : fc.oneof(target, fc.constant({})),
    params: fc
      .record<Record<string, unknown>>({ fails, ...Object.fromEntries([...usual, ...written]) })
      .filter(given => params.safeParse(given).success),
  });
}

function writtenOf(usual: unknown): fc.Arbitrary<unknown> {
  const values = fc.constantFrom<unknown>('tea', 'tea', 'tea', 'tea', REFUSED, ['tea', 'cocoa']);
  return usual === undefined ? values : fc.oneof({ weight: 6, arbitrary: values }, fc.constant(usual));
}

/** A call that acts on the page. */
export const batch = batchOf(action, 3);

/** A call that goes from page to page: something here, then elsewhere, and on there. */
export const journey: fc.Arbitrary<ScriptedCall> = fc
  .tuple(
    fc.array(action, { maxLength: 1 }),
    leading,
    fc.array(fc.oneof({ weight: 2, arbitrary: action }, browserAction), { minLength: 1, maxLength: 3 }),
  )
  .map(([here, lead, there]) => callOf([...here, lead, ...there]));

export const scriptedCall: fc.Arbitrary<ScriptedCall> = fc.oneof(
  { weight: 3, arbitrary: reading() },
  { weight: 6, arbitrary: batch },
  { weight: 3, arbitrary: journey },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { toolName: 'page_action', arguments: 'broken' },
      { toolName: 'page_action', arguments: '{"actions":[{"action":"fill"}]}' },
      { toolName: 'clear_ai_styles', arguments: '{}' },
      { toolName: 'search_web', arguments: '{"q":"x"}' },
    ),
  },
);

/** A call that does nothing but read. */
export function reading(): fc.Arbitrary<ScriptedCall> {
  return fc.oneof(
    fc.constantFrom(
      { toolName: 'get_selected_text', arguments: '{}' },
      { toolName: 'request_more_elements', arguments: '{"keyword":"tea"}' },
    ),
    batchOf(fc.oneof(...operations.filter(({ effect }) => effect === 'reads').map(actionOf)), 2),
  );
}

/** A call of which whatever runs can be taken back. */
export const takenBackBatch = batchOf(
  fc.oneof(...operations.filter(({ effect }) => effect !== 'acts').map(actionOf)),
  3,
);

function batchOf(each: fc.Arbitrary<Action>, maxLength: number): fc.Arbitrary<ScriptedCall> {
  return fc.array(each, { minLength: 1, maxLength }).map(callOf);
}

function callOf(actions: readonly Action[]): ScriptedCall {
  return { toolName: 'page_action', arguments: JSON.stringify({ actions }) };
}

export const scriptedAnswer: fc.Arbitrary<ScriptedAnswer> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      calls: fc.array(scriptedCall, { minLength: 1, maxLength: 2 }),
      end: fc.constantFrom('complete', 'complete', 'complete', 'complete', 'cut', 'error', 'hang'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      calls: fc.constant<ScriptedCall[]>([]),
      end: fc.constantFrom('complete', 'cut', 'error', 'hang', 'unreachable'),
    }),
  },
);

let toolIds = 0;
/** Each call with an id of its own, by which its one result is found. */
export function withToolIds({ calls, end }: ScriptedAnswer): ScriptedAnswer {
  const named = calls.map(call => {
    toolIds += 1;
    return { ...call, toolId: `tool_${toolIds}` };
  });
  return { calls: named, end };
}
