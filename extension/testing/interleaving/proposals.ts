import fc from 'fast-check';
import type { Action } from '../../operations/contract/action.ts';
import type { ScriptedAnswer, ScriptedCall } from '../simulation/simulated-backend.ts';
import { callWithoutCard, namedCall } from './named-calls.ts';
import { action, actionOf, browserAction, leading, operations } from './proposed-actions.ts';

export const batch = batchOf(action, 3);

/** Actions here, then elsewhere, and further there. */
export const journey: fc.Arbitrary<ScriptedCall> = fc
  .tuple(
    fc.array(action, { maxLength: 1 }),
    leading,
    fc.array(fc.oneof({ weight: 2, arbitrary: action }, browserAction), { minLength: 1, maxLength: 3 }),
  )
  .map(([here, lead, there]) => callOf([...here, lead, ...there]));

export const reading: fc.Arbitrary<ScriptedCall> = fc.oneof(
  fc.constantFrom(
    { toolName: 'get_selected_text', arguments: '{}' },
    { toolName: 'request_more_elements', arguments: '{"keyword":"tea"}' },
  ),
  batchOf(fc.oneof(...operations.filter(({ effect }) => effect === 'reads').map(actionOf)), 2),
);

export const scriptedCall: fc.Arbitrary<ScriptedCall> = fc.oneof(
  { weight: 3, arbitrary: reading },
  { weight: 6, arbitrary: batch },
  { weight: 3, arbitrary: journey },
  { weight: 3, arbitrary: namedCall },
  { weight: 1, arbitrary: callWithoutCard },
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

/** A call whose actions can all be undone. */
export const undoableBatch = batchOf(
  fc.oneof(...operations.filter(({ effect }) => effect !== 'acts').map(actionOf)),
  3,
);

/** Long enough for the page to change under its first rows. */
export const longBatch = batchOf(
  fc.oneof(...operations.filter(({ effect }) => effect !== 'reads').map(actionOf)),
  4,
  2,
);

/** Clicks that turn over what a page may turn over as well. */
export const clicks = batchOf(
  fc.oneof(...operations.filter(({ name }) => name === 'click' || name === 'hover').map(actionOf)),
  4,
  2,
);

function batchOf(each: fc.Arbitrary<Action>, maxLength: number, minLength = 1): fc.Arbitrary<ScriptedCall> {
  return fc.array(each, { minLength, maxLength }).map(callOf);
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
      end: fc.constantFrom('complete', 'cut', 'error', 'hang', 'unreachable', 'forgotten'),
    }),
  },
);

export function answerWith(...calls: fc.Arbitrary<ScriptedCall>[]): fc.Arbitrary<ScriptedAnswer> {
  return fc.record({ calls: fc.tuple(...calls), end: fc.constant('complete') });
}

let toolIds = 0;
/** Each call gets its own id, which identifies its result. */
export function withToolIds({ calls, end }: ScriptedAnswer): ScriptedAnswer {
  const named = calls.map(call => {
    toolIds += 1;
    return { ...call, toolId: `tool_${toolIds}` };
  });
  return { calls: named, end };
}
