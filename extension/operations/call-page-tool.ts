import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { documentElementOf } from '../page/dom/native-dom.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { gatheredTools, gatherTools } from '../page/page-tools/gathered-tools.ts';
import type { RegisteredTools } from '../page/page-tools/model-context.ts';
import type { Handler, Operation } from './contract/operation.ts';
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
  run: (_target, given, { sighted }) => runTool(given, gatheredTools(), sighted),
};

async function runTool(
  { name, input }: Params,
  tools: RegisteredTools,
  sighted: ((outcome: Outcome) => void) | undefined,
): Promise<Outcome> {
  const tool = requireTool(tools, name);
  const watch = watchEffects(documentElementOf(document));
  // Nothing is awaited between the comparison with what was shown and this.
  const answer = await answerOfTool(tool, input, tools);
  const effects = await watch.finish({}, seen => sighted?.(describeToolCall({ name, answer }, seen)));
  return describeToolCall({ name, answer }, effects);
}
