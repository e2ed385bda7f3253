import * as z from 'zod';
import type { NextStep, ScriptedStep } from '../scripted-task-model.ts';
import type { RandomRun, RandomStep } from './a-run.ts';

/** Does what a random run says, whatever comes of it: with refs of the newest page that it saw, or of an older one. */
export function senselessModel({ steps }: RandomRun, addresses: readonly string[]): NextStep {
  return results => {
    const begun: ScriptedStep = { call: 'browser_open', args: { url: addresses[0] } };
    if (results.length === 0) return begun;
    const step = steps[results.length - 1];
    if (!step) return { answer: { data: 'done' } };
    const pages = results.map(linesIn).filter(lines => lines.length > 0);
    const lines = (step.isStale ? pages[0] : pages.at(-1)) ?? [];
    return { call: step.tool, args: argumentsOf(step, refsFor(step, lines), addresses) };
  };
}

const FIELDS = /textbox|combobox|checkbox/;

/** Mostly of elements that the tool is for. */
function refsFor({ tool, pick }: RandomStep, lines: readonly string[]): string[] {
  const isForFields = tool === 'browser_fill' || tool === 'browser_type';
  const fitting = lines.filter(line => FIELDS.test(line) === isForFields);
  const chosen = pick % 10 === 0 || fitting.length === 0 ? lines : fitting;
  return chosen.flatMap(line => /\[ref=(\w+)\]/.exec(line)?.[1] ?? []);
}

function argumentsOf(
  { tool, pick, words }: RandomStep,
  refs: readonly string[],
  addresses: readonly string[],
): object {
  const ref = refs[pick % Math.max(1, refs.length)] ?? 'e1';
  switch (tool) {
    case 'browser_open':
      return { url: addresses[pick % addresses.length] };
    case 'browser_click':
      return { ref };
    case 'browser_fill':
      return { ref, value: words };
    case 'browser_type':
      return { text: words, ...(pick % 4 > 0 && { ref }) };
    case 'browser_press':
      return { key: words.length > 5 ? 'Enter' : words, ...(pick % 2 > 0 && { ref }) };
    case 'browser_scroll':
      return { direction: 'down' };
    case 'browser_wait':
      return { seconds: 0.3 };
    default:
      return {};
  }
}

const resultSchema = z.looseObject({ page: z.looseObject({ snapshot: z.string().default('') }) });

/** What it saw of a page that can be acted on. */
function linesIn(result: unknown): string[] {
  const snapshot = resultSchema.safeParse(result).data?.page.snapshot ?? '';
  return snapshot.split('\n').filter(line => /(button|link|textbox|combobox|checkbox).*\[ref=/.test(line));
}
