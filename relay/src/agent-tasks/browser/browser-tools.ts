import type { SessionAction } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { defineServerTool, type ServerTool } from '../../tools/server-tool.ts';
import { type ServerToolErrorType, ServerToolFailure } from '../../tools/server-tool-result.ts';
import type { Calling, TaskBrowser } from './task-browser.ts';

/** Milliseconds of a call that may wait for people: for one to hand the browser back, for a decision, and for the page afterwards. */
const TIMEOUT = 35 * 60_000;

/** Characters of a result: a page, and what came of an action. */
const MAX_RESULT = 30_000;

const ref = z.string().max(200).describe('The ref of an element, such as e12, from a snapshot');

/** What a call needs beside its arguments. */
type Current = { browser: TaskBrowser; calling: Calling };

export type CurrentCall = (signal: AbortSignal) => Current;

type BrowserTool<Parameters extends z.ZodObject> = {
  name: string;
  description: string;
  parameters: Parameters;
  run(given: z.output<Parameters>, current: Current): Promise<object>;
};

/** What the model of a task can do in its browser. */
export function browserTools(current: CurrentCall): ServerTool[] {
  const tool: DefineTool = definition =>
    defineServerTool({
      ...definition,
      ...{ timeout: TIMEOUT, maxResult: MAX_RESULT },
      run: async (given, { signal }) => ({
        ...(await withToolFailures(() => definition.run(given, current(signal)))),
      }),
    });
  return [...lookingTools(tool), ...actingTools(tool)];
}

type DefineTool = <Parameters extends z.ZodObject>(definition: BrowserTool<Parameters>) => ServerTool;

function lookingTools(tool: DefineTool): ServerTool[] {
  return [
    tool({
      name: 'browser_open',
      description:
        'Opens an address and shows the page as an outline with refs. Addresses on the sites of the task need no approval.',
      parameters: z.object({ url: z.string().min(1).max(8_000).describe('With https:// or http://') }),
      run: ({ url }, { browser, calling }) => browser.open(url, calling),
    }),
    tool({
      name: 'browser_snapshot',
      description:
        'Shows the page as an outline with refs. After the first one, only what changed since the last look; with "whole", all of it. "from" continues a long outline at its next_from.',
      parameters: z.object({ whole: z.boolean().optional(), from: z.int().min(0).optional() }),
      run: ({ whole = false, from }, { browser, calling }) =>
        browser.snapshot({ isWhole: whole, from }, calling),
    }),
    tool({
      name: 'browser_extract',
      description:
        'Reads the page, or the element of a ref: "text" is all visible text, "links" lists links with their addresses, "table" gives tables, "article" the main text as Markdown, "metadata" title, description and the like. "from" continues a long result at its next_from.',
      parameters: z.object({
        what: z.enum(['text', 'links', 'table', 'article', 'metadata']).default('text'),
        ref: ref.optional(),
        from: z.int().min(0).optional(),
      }),
      run: ({ what, from, ...aimed }, { browser, calling }) =>
        browser.look(
          { action: 'extract', ...targetOf(aimed), params: { what, ...(from && { from }) } },
          calling,
        ),
    }),
  ];
}

function actingTools(tool: DefineTool): ServerTool[] {
  const act = (action: SessionAction, { browser, calling }: Current): Promise<object> =>
    browser.act(action, calling);
  return [
    tool({
      name: 'browser_click',
      description:
        'Clicks an element. A person may have to approve it. To follow a link, browser_open of its address needs less: read it with browser_extract and "links".',
      parameters: z.object({
        ref,
        trusted: z
          .boolean()
          .optional()
          .describe('By real input of the browser, after a result with try_trusted'),
      }),
      run: ({ trusted, ...aimed }, current) =>
        act({ action: 'click', ...targetOf(aimed), ...(trusted && { trusted }) }, current),
    }),
    tool({
      name: 'browser_fill',
      description:
        'Sets the value of a field, or chooses an option by its name. It replaces what is there. A person may have to approve it.',
      parameters: z.object({ ref, value: z.string().max(10_000) }),
      run: ({ value, ...aimed }, current) =>
        act({ action: 'fill', ...targetOf(aimed), params: { value } }, current),
    }),
    tool({
      name: 'browser_type',
      description:
        'Adds text at the end of a field, or where the cursor is. A person may have to approve it.',
      parameters: z.object({ ref: ref.optional(), text: z.string().min(1).max(10_000) }),
      run: ({ text, ...aimed }, current) =>
        act({ action: 'type', ...targetOf(aimed), params: { value: text } }, current),
    }),
    tool({
      name: 'browser_press',
      description:
        'Presses a key or a combination, such as Enter or Control+a. A person may have to approve it.',
      parameters: z.object({ key: z.string().min(1).max(60), ref: ref.optional() }),
      run: ({ key, ...aimed }, current) =>
        act({ action: 'press', ...targetOf(aimed), params: { key } }, current),
    }),
    tool({
      name: 'browser_scroll',
      description: 'Scrolls the page, or the element of a ref: by nearly a screen, or to its top or bottom.',
      parameters: z.object({ direction: z.enum(['up', 'down', 'top', 'bottom']), ref: ref.optional() }),
      run: ({ direction, ...aimed }, current) =>
        act({ action: 'scroll', ...targetOf(aimed), params: { direction } }, current),
    }),
    tool({
      name: 'browser_wait',
      description:
        'Waits until a text is on the page, until the address contains something, or some seconds.',
      parameters: z.object({
        text: z.string().max(500).optional(),
        url: z.string().max(2_000).optional(),
        seconds: z.number().min(0.1).max(20).optional(),
      }),
      run: (params, current) => act({ action: 'wait', params: waitingFor(params) }, current),
    }),
  ];
}

function targetOf(aimed: { ref?: string | undefined }): Pick<SessionAction, 'target'> {
  return aimed.ref === undefined ? {} : { target: { ref: aimed.ref } };
}

function waitingFor({
  text,
  url,
  seconds,
}: {
  text?: string | undefined;
  url?: string | undefined;
  seconds?: number | undefined;
}) {
  if (text === undefined && url === undefined) return { for: 'time', seconds: seconds ?? 2 };
  return {
    ...(text !== undefined && { text }),
    ...(url !== undefined && { url }),
    ...(seconds !== undefined && { seconds }),
  };
}

/** What the model has to know it by: these may change what it does next. */
const TYPES: Readonly<Record<string, ServerToolErrorType>> = {
  invalid_request: 'InvalidArgument',
  element_not_found: 'ElementNotFound',
  stale_ref: 'StaleElement',
  element_changed: 'ElementChanged',
  used_by_person: 'StaleElement',
  page_gone: 'PageGone',
  navigation_failed: 'NavigationError',
  address_refused: 'NotPermitted',
  policy_refused: 'NotPermitted',
  approval_denied: 'NotPermitted',
  approval_expired: 'NotPermitted',
  approval_void: 'NotPermitted',
  needs_user: 'NeedsUser',
  person_in_control: 'NeedsUser',
  unsupported: 'Unsupported',
  timeout: 'Timeout',
};

async function withToolFailures(run: () => Promise<object>): Promise<object> {
  try {
    return await run();
  } catch (thrown) {
    if (!(thrown instanceof HttpError) || isAway(thrown)) throw thrown;
    throw new ServerToolFailure(messageOf(thrown), {
      type: TYPES[thrown.code] ?? 'InternalError',
      cause: thrown,
    });
  }
}

function messageOf({ message, issues = [], details }: HttpError): string {
  const reason = typeof details?.reason === 'string' ? [`The person says: ${details.reason}`] : [];
  return [message, ...issues.map(issue => `${issue.path}: ${issue.message}`), ...reason].join(' ');
}
