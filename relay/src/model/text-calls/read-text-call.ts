import * as z from 'zod';
import { parseJson } from '../../history/result-content.ts';
import { isPlainJson } from '../is-plain-json.ts';
import { ModelFailure } from '../model-failure.ts';
import { readCallArguments } from '../read-call-arguments.ts';

export type TextCall = { name: string; arguments: string };

/** As the protocol has it in section 6. Models often write the arguments as an object where a string was asked for. */
const textCallSchema = z.object({
  tool_call: z.object({
    tool_name: z.string().min(1),
    arguments: z
      .union([z.string(), z.record(z.string(), z.unknown()).transform(given => JSON.stringify(given))])
      .nullish(),
  }),
});

/** Throws when it is not a call to the letter: what a model may have meant is not guessed. */
export function readTextCall(json: string): TextCall {
  const call = parseJson(json);
  const given = call !== undefined && isPlainJson(json) ? textCallSchema.safeParse(call) : undefined;
  if (!given?.success) throw new ModelFailure('call_unreadable');
  const { tool_name: name, arguments: text } = given.data.tool_call;
  return { name, arguments: readCallArguments(text ?? '') };
}
