import type { Message } from '../../extension/messages/message.ts';
import { messageTextSchema } from '../../extension/messages/message-schema.ts';
import { wordForModel } from '../../extension/messages/word-message.ts';

/** An answer of a page as a model reads it: each message in it is a text. */
export type Worded<Answer> = Answer extends Message
  ? string
  : Answer extends object
    ? { [Key in keyof Answer]: Worded<Answer[Key]> }
    : Answer;

export function wordAnswer<Answer>(json: string): Worded<Answer> {
  return JSON.parse(json, (_key, value: unknown) => {
    const read = messageTextSchema.safeParse(value);
    return read.success ? wordForModel(read.data, 'en') : value;
  });
}
