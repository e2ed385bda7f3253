import * as z from 'zod';
import type { Turn } from '../../relay/src/history/turn.ts';
import { parseJson } from '../../relay/src/json/parse-json.ts';
import type { Model } from '../../relay/src/model/model.ts';

/** What a scripted model does next: a call, or its answer. `results` are those of its calls so far, the oldest first. */
export type NextStep = (
  results: readonly unknown[],
  turns: readonly Turn[],
) => ScriptedStep | Promise<ScriptedStep>;

export type ScriptedStep =
  | { call: string; args?: object; text?: string }
  | { answer: unknown }
  | { text: string };

/** Stands in for a language model: a function of the results that it got. Each answer uses 1,000 tokens. */
export function scriptedTaskModel(next: () => NextStep): Model {
  return {
    ...{ name: 'scripted', title: 'scripted', accepts: asked => asked === 'scripted' },
    async answer({ turns }, _signal, say) {
      const results = turns.flatMap(turn => (turn.role === 'result' ? [parseJson(turn.content)] : []));
      const step = await next()(results, turns);
      if ('call' in step) {
        if (step.text !== undefined) say([{ kind: 'text', text: step.text }]);
        say([{ kind: 'call', name: step.call, arguments: JSON.stringify(step.args ?? {}) }]);
      } else say([{ kind: 'text', text: 'text' in step ? step.text : JSON.stringify(step.answer) }]);
      say([{ kind: 'usage', usage: { input_tokens: 900, output_tokens: 100 } }]);
    },
  };
}

/** These steps, one after the other; the last one again and again. */
export function inOrder(...steps: readonly ScriptedStep[]): NextStep {
  return results => steps[results.length] ?? steps.at(-1) ?? { text: '' };
}

const pageSchema = z.looseObject({ page: z.looseObject({ snapshot: z.string() }) });

/** Of the element with this name in the outline that came with a result; empty before there is one. */
export function refNamed(result: unknown, name: string): string {
  if (result === undefined) return '';
  const { page } = pageSchema.parse(result);
  const line = page.snapshot.split('\n').find(each => each.includes(`"${name}"`) && each.includes('[ref='));
  const ref = /\[ref=(\w+)\]/u.exec(line ?? '')?.[1];
  if (ref === undefined) throw new Error(`No element is called ${name} in:\n${page.snapshot}`);
  return ref;
}
