import {
  newestText,
  promptText,
  propose,
  type ReceivedRequest,
  type ScriptedReply,
  say,
} from '@assent/relay/testing';

/** A provider's answers to the kit's prompts from a model that follows them. */
export function answerKit(request: ReceivedRequest): ScriptedReply {
  const message = newestText(request);
  const has = (name: string): boolean => request.tools.some(tool => tool.name === name);
  const [, word] = /word alone: (\w+)/.exec(message) ?? [];
  const [, remembered] = /remember this word: (\w+)/.exec(promptText(request)) ?? [];
  if (message.startsWith('Click') && has('page_action')) {
    const actions = [{ action: 'click', target: { elementId: 'e_kit_2' } }];
    return propose('page_action', { actions }, 'I propose this.');
  }
  if (message.startsWith('What time') && has('current_time')) return propose('current_time', {});
  if (message.startsWith('Which word')) return say(remembered ?? 'I remember none.');
  return say(word ?? 'One, two, three, four, five, six, seven.');
}
