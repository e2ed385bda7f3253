import { expect, test } from 'vitest';
import { parseCall } from './parse-call.ts';

function call(toolName: string, given: object) {
  return parseCall(toolName, JSON.stringify(given), 'use_browser');
}

const planOf = (toolName: string, given: object): unknown => {
  const parsed = call(toolName, given);
  return parsed.status === 'ready' ? parsed.plan : parsed;
};

test.each(['CLICK', 'Click', 'BROWSER_CLICK', 'Browser.Click'])('the action %s is click', action => {
  const actions = [{ action: 'click', target: { elementId: 'e_1' } }];
  expect(planOf('use_browser', { action, elementId: 'e_1' })).toMatchObject({ actions });
  expect(planOf('browser_click', { action, elementId: 'e_1' })).toMatchObject({ actions });
  const inBatch = parseCall('page_action', JSON.stringify({ action, elementId: 'e_1' }), 'page');
  expect(inBatch).toMatchObject({ plan: { actions } });
});

test.each(['HELP', 'Help', 'browser_help'])(
  '%s is help, which is about all where it is asked about itself',
  action => {
    const all = call('use_browser', { action: 'help' });
    expect(call('use_browser', { action })).toEqual(all);
    expect(call('use_browser', { action, operation: action })).toEqual(all);
    expect(call('browser_help', { operation: action })).toEqual(all);
  },
);

test.each(['e_1', 'ref=e_1', '[ref=e_1]', '[e_1]'])('accepts the element id %s', elementId => {
  for (const target of [{ elementId }, { ref: elementId }, { target: { elementId } }]) {
    expect(planOf('browser_click', target)).toMatchObject({ actions: [{ target: { elementId: 'e_1' } }] });
  }
});

test('accepts a number as text where the parameter is a number', () => {
  expect(planOf('browser_wait', { seconds: '1.5' })).toMatchObject({
    actions: [{ params: { seconds: 1.5 } }],
  });
  expect(planOf('browser_press', { key: '2', times: '2' })).toMatchObject({
    actions: [{ params: { key: '2', times: 2 } }],
  });
  expect(planOf('switch_tab', { tabId: '12' })).toMatchObject({ actions: [{ params: { tabId: '12' } }] });
  expect(planOf('browser_fill', { ref: 'e_1', value: '12' })).toMatchObject({
    actions: [{ params: { value: '12' } }],
  });
  const more = parseCall('request_more_elements', '{"offset":"30"}', 'page');
  expect(more).toMatchObject({ plan: { query: { offset: 30 } } });
});

test.each(['soon', '', '0x10', '99'])('refuses %o seconds', seconds => {
  expect(call('browser_wait', { seconds })).toMatchObject({
    status: 'invalid',
    failure: { type: 'InvalidArgument', message: expect.stringMatching(/arguments\.seconds: expected/u) },
  });
});
