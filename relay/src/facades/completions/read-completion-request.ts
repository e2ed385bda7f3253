import * as z from 'zod';
import { limitRest } from '../../guards/limit-rest.ts';
import { fitBody, readJsonBody } from '../../guards/parse-body.ts';
import { refuseDoubleNames } from '../../guards/refuse-double-names.ts';
import { type CompletionRequest, completionRequestSchema } from './completion-request.ts';

/** The request in a body, or a refusal that says where it is wrong. `maxBytes` is for all but the pictures. */
export function readCompletionRequest(body: string, maxBytes: number): CompletionRequest {
  const json = readJsonBody(body);
  limitRest(body, maxBytes, () => picturesIn(json));
  const request = fitBody(completionRequestSchema, json);
  refuseDoubleNames(request.tools ?? [], index => `tools[${index}].function.name`);
  return request;
}

const pictureSchema = z.looseObject({ image_url: z.looseObject({ url: z.string() }) });
const messagesSchema = z.looseObject({ messages: z.array(z.looseObject({ content: z.unknown() })) });

function picturesIn(json: unknown): string[] {
  const messages = messagesSchema.safeParse(json).data?.messages ?? [];
  const parts = messages.flatMap(({ content }): unknown[] => (Array.isArray(content) ? content : []));
  return parts.flatMap(part => pictureSchema.safeParse(part).data?.image_url.url ?? []);
}
