import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { bodyOf } from '../page/dom/native-dom.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { gatheredTools, gatherTools } from '../page/page-tools/gathered-tools.ts';
import type { Handler, Operation, Sighted } from './contract/operation.ts';
import type { Outcome } from './contract/outcome.ts';
import { answerOfTool } from './page-tools/answer-of-tool.ts';
import { describeToolCall } from './page-tools/describe-tool-call.ts';
import { previewToolCall, requireTool, toolSignature } from './page-tools/preview-tool-call.ts';
import { isOurToolName } from './page-tools/tool-names.ts';

const MAX_INPUT = 20_000;

/** `input`, not `arguments`: models put that around the parameters of any tool. */
const params = z.object({
  name: z
    .string()
    .check(
      z.refine(isToolName, 'expected the name of a tool as the page lists it'),
      z.refine(isNotOurs, "expected the name of a page's tool, not of one of Assent's own"),
    ),
  input: z
    .record(z.string(), z.unknown())
    .check(z.refine(isShort, 'expected at most 20,000 characters of JSON')),
});
type Params = z.infer<typeof params>;

export const callPageTool: Operation<'call_page_tool', Params> = {
  name: 'call_page_tool',
  params,
  example: { action: 'call_page_tool', target: {}, params: { name: 'add_to_cart', input: { id: '7' } } },
  effect: 'acts',
  watchesItself: true,
  emptyTarget: 'page',
  errors: [
    'InvalidArgument',
    'ElementNotFound',
    'ElementChanged',
    'NotInteractable',
    'NotPermitted',
    'Timeout',
  ],
  inExtras: true,
  callsPageTool: true,
};

function isToolName(name: string): boolean {
  return /^[\w.-]{1,128}$/u.test(name);
}

function isNotOurs(name: string): boolean {
  return !isOurToolName(name);
}

function isShort(input: object): boolean {
  return JSON.stringify(input).length <= MAX_INPUT;
}

export const handler: Handler<Params> = {
  gather: gatherTools,
  preview: (target, { name, input }) => {
    if (target.kind !== 'page') throw new PageError('InvalidArgument', message('pageTool.noTarget'));
    return previewToolCall(requireTool(gatheredTools(), name), input);
  },
  binds: (_target, { name }) => toolSignature(requireTool(gatheredTools(), name)),
  bindsPage: true,
  run: (_target, given, { sighted }) => runTool(given, sighted),
};

async function runTool({ name, input }: Params, sighted: Sighted | undefined): Promise<Outcome> {
  const shown = signatureNow(name);
  const watch = watchEffects(bodyOf(document));
  // To begin to watch took 2 ms, in which timers of the page become due: compared once more, and called at once.
  await gatherTools();
  if (signatureNow(name) !== shown) {
    await watch.finish();
    throw new PageError('ElementChanged', message('pageTool.changed'));
  }
  const tools = gatheredTools();
  const answer = await answerOfTool(requireTool(tools, name), input, tools);
  const effects = await watch.finish({}, seen => sighted?.(describeToolCall({ name, answer }, seen)));
  return describeToolCall({ name, answer }, effects);
}

/** Undefined once the page no longer offers it. */
function signatureNow(name: string): string | undefined {
  const tool = gatheredTools().tools.find(each => each.name === name);
  return tool && JSON.stringify(toolSignature(tool));
}
