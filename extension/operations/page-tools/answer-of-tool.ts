import { cleanLines, cleanText } from '../../page/dom/clean-text.ts';
import { watchDeparture } from '../../page/observing/watch-departure.ts';
import { formTool } from '../../page/page-tools/form-tool.ts';
import {
  modelContext,
  type RegisteredTool,
  type RegisteredTools,
  registeredTools,
  type ToolWatch,
  watchToolChanges,
} from '../../page/page-tools/model-context.ts';
import { toolSignature } from './preview-tool-call.ts';

/** `left`: the document went away. `filled`: the tool's form is filled in, and waits for its submission. */
type ToolEnd = { kind: 'answered' | 'failed'; text: string } | { kind: 'silent' | 'left' | 'filled' };

/** How a call of a page's tool ended. */
export type ToolAnswer = ToolEnd & {
  /** `before`: the page replaced the tool before it ran. `meanwhile`: after that, or nobody knows. */
  replaced?: 'before' | 'meanwhile' | undefined;
};

/** Milliseconds; shorter than the background waits for a run. */
const TOOL_DEADLINE = 10_000;

const MAX_ANSWER = 4_000;
const MAX_ERROR = 300;

/** Calls the tool at once. What it says is the page's own words, bounded. */
export async function answerOfTool(
  tool: RegisteredTool,
  input: object,
  tools: RegisteredTools,
  deadline: number = TOOL_DEADLINE,
): Promise<ToolAnswer> {
  const signature = JSON.stringify(toolSignature(tool));
  const form = formTool(tool.name);
  const changes = watchToolChanges(tool.name, tools);
  const departure = watchDeparture();
  const stopping = new AbortController();
  try {
    const end = await Promise.race([
      endOf(Promise.resolve(modelContext()?.executeTool(tool, input, { signal: stopping.signal }))),
      endAt<ToolEnd>(departure.signal, { kind: 'left' }),
      endAt<ToolEnd>(AbortSignal.timeout(deadline), { kind: 'silent' }),
      ...(form && !form.isSubmittedAtOnce
        ? [changes.activated.then((): ToolEnd => ({ kind: 'filled' }))]
        : []),
    ]);
    // The page is told that nobody waits. To a form that was filled in it would mean that its submission is off.
    if (end.kind === 'silent') stopping.abort();
    return end.kind === 'left' ? end : { ...end, replaced: await replacementOf(tool, signature, changes) };
  } finally {
    changes.stop();
    departure.stop();
  }
}

function endOf(called: Promise<unknown>): Promise<ToolEnd> {
  return called.then(
    said => ({ kind: 'answered', text: cleanLines(isNothing(said) ? '' : String(said), MAX_ANSWER) }),
    (thrown: unknown) => ({
      kind: 'failed',
      text: cleanText(thrown instanceof Error ? thrown.message : String(thrown), MAX_ERROR),
    }),
  );
}

/** Chromium 156 words the answer of a tool that returns nothing so. */
function isNothing(said: unknown): boolean {
  return said === undefined || said === null || said === 'undefined';
}

function endAt<End>(signal: AbortSignal, end: End): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>();
  signal.addEventListener('abort', () => resolve(end), { once: true });
  return promise;
}

/** A page may well change its other tools as an effect of this one. */
async function replacementOf(
  { name }: RegisteredTool,
  signature: string,
  changes: ToolWatch,
): Promise<ToolAnswer['replaced']> {
  if (changes.isEarlier()) return 'before';
  if (!changes.isChanged()) return undefined;
  const { tools } = await registeredTools();
  const now = tools.find(tool => tool.name === name);
  return now && JSON.stringify(toolSignature(now)) !== signature ? 'meanwhile' : undefined;
}
