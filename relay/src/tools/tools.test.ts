import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { currentTime } from './current-time.ts';
import { offerTools } from './offered-tools.ts';
import { runServerCall } from './run-server-call.ts';
import { defineServerTool } from './server-tool.ts';
import { invalidArguments, ServerToolFailure } from './server-tool-result.ts';
import { searchWeb } from './web/search-web.ts';

const signal = new AbortController().signal;

describe('current_time', () => {
  const tool = currentTime(() => new Date('2026-11-21T15:04:05Z'));

  test('in a zone', async () => {
    expect(await tool.run({ zone: 'Asia/Shanghai' }, { signal })).toEqual({
      success: true,
      time: '2026-11-21 23:04:05',
      weekday: 'Saturday',
      zone: 'Asia/Shanghai',
      utc: '2026-11-21T15:04:05.000Z',
    });
    expect(await tool.run({}, { signal })).toMatchObject({ success: true });
  });

  test('in a zone that does not exist', async () => {
    expect(await tool.run({ zone: 'Mars/Olympus' }, { signal })).toMatchObject({
      success: false,
      error: expect.stringContaining('IANA'),
      error_type: 'InvalidArgument',
    });
  });

  test('with arguments that do not fit', async () => {
    expect(await tool.run({ zone: 7 }, { signal })).toMatchObject({
      success: false,
      error_type: 'InvalidArgument',
      error: expect.stringContaining('zone'),
    });
  });
});

describe('offered tools', () => {
  const inBrowser = { name: 'current_time', description: 'mine', parameters: {} };

  test("the relay's tools first, then the browser's", () => {
    const offered = offerTools(
      [currentTime(), searchWeb({ url: undefined })],
      [{ ...inBrowser, name: 'page_action' }],
    );
    expect(offered.definitions.map(tool => tool.name)).toEqual(['current_time', 'page_action']);
    expect([
      offered.place('current_time'),
      offered.place('page_action'),
      offered.place('search_web'),
    ]).toEqual(['server', 'browser', undefined]);
  });

  test('finds a browser tool in another spelling, but never instead of an exact name', () => {
    const switchTab = { ...inBrowser, name: 'switch_tab' };
    const offered = offerTools([currentTime()], [switchTab, { ...inBrowser, name: 'browser_click' }]);
    for (const spelled of ['switch_tab', 'switchTab', 'browser.switchTab', 'browser_switch_tab']) {
      expect(offered.nameOf(spelled)).toBe('switch_tab');
    }
    expect(offered.nameOf('browser.click')).toBe('browser_click');
    expect(offered.nameOf('current_time')).toBe('current_time');
    expect(offered.nameOf('browser.currentTime')).toBeUndefined();
    expect(offered.nameOf('fly')).toBeUndefined();
    const both = offerTools([currentTime()], [{ ...inBrowser, name: 'browser_current_time' }]);
    expect(both.place(both.nameOf('current_time') ?? '')).toBe('server');
  });

  test('sends calls of a client alias to the client in any spelling, and does not list it', () => {
    const useBrowser = { ...inBrowser, name: 'use_browser' };
    const aliases = ['browser_click', 'browser_navigate', 'switch_tab', 'browser'];
    const offered = offerTools([currentTime()], [useBrowser], aliases);
    for (const spelled of [
      'browser_click',
      'click',
      'browser.click',
      'browserClick',
      'BROWSER_CLICK',
      'Click',
    ]) {
      expect(offered.nameOf(spelled)).toBe('browser_click');
    }
    for (const spelled of ['switch_tab', 'switchTab', 'browser.switchTab', 'SwitchTab', 'SWITCH_TAB']) {
      expect(offered.nameOf(spelled)).toBe('switch_tab');
    }
    expect(offered.nameOf('navigate')).toBe('browser_navigate');
    expect(offered.place('browser_navigate')).toBe('browser');
    expect(offered.nameOf('fly')).toBeUndefined();
    expect(offered.nameOf('current_time')).toBe('current_time');
    expect(offered.definitions.map(tool => tool.name)).toEqual(['current_time', 'use_browser']);
  });

  test('a client alias hides a server tool of that name', () => {
    const offered = offerTools([currentTime()], [], ['current_time']);
    expect(offered.definitions).toEqual([]);
    expect(offered.place('current_time')).toBe('browser');
  });

  test('a browser tool hides a server tool of the same name', () => {
    const offered = offerTools([currentTime()], [inBrowser]);
    expect(offered.definitions).toEqual([inBrowser]);
    expect(offered.place('current_time')).toBe('browser');
  });
});

describe('an approved call always has a result', () => {
  const failing = (thrown: unknown) =>
    defineServerTool({
      name: 'flaky',
      description: '',
      parameters: z.object({}),
      run: () => Promise.reject(thrown),
    });
  const { definition } = failing(undefined);
  const call = { id: 'tool_1', name: 'flaky', arguments: '{}', place: 'server' as const, definition };

  test("reports an intended failure with the tool's message", async () => {
    const reported: unknown[] = [];
    const result = await runServerCall(call, {
      serverTools: [failing(new ServerToolFailure('Try later.'))],
      signal,
      report: thrown => reported.push(thrown),
    });
    expect(result).toMatchObject({
      role: 'result',
      failed: true,
      content: expect.stringContaining('Try later.'),
    });
    expect(reported).toEqual([]);
  });

  test('a defect, without its words', async () => {
    const reported: unknown[] = [];
    const result = await runServerCall(call, {
      serverTools: [failing(new TypeError('secret'))],
      signal,
      report: thrown => reported.push(thrown),
    });
    expect(result.content).not.toContain('secret');
    expect(reported).toHaveLength(1);
  });

  test("runs nothing when the tool's definition at the proposal is unknown", async () => {
    const reported: unknown[] = [];
    const context = {
      serverTools: [failing(new TypeError('was run'))],
      signal,
      report: (thrown: unknown) => reported.push(thrown),
    };
    const { definition: _, ...unknown } = call;
    for (const other of [unknown, { ...call, definition: 'another' }]) {
      const result = await runServerCall(other, context);
      expect(result).toMatchObject({ failed: true, content: expect.stringContaining('NotPermitted') });
    }
    expect(reported).toEqual([]);
  });

  test('a tool that is gone, and one that was stopped', async () => {
    const report = () => {};
    expect((await runServerCall(call, { serverTools: [], signal, report })).content).toContain('no longer');
    const stopped = AbortSignal.abort();
    expect(
      (await runServerCall(call, { serverTools: [failing(stopped.reason)], signal: stopped, report }))
        .content,
    ).toContain('unknown');
  });
});

test('reports wrong arguments in one sentence with one full stop', () => {
  expect(invalidArguments(['a: Expected a number.', 'b: Too long.'])).toMatchObject({
    error:
      "The arguments don't fit: a: Expected a number; b: Too long. Correct them and call the tool again.",
  });
});
