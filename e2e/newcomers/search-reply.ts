import type { ScriptedReply } from '@assent/relay/testing';

type Answer = Extract<ScriptedReply, { kind: 'answer' }>;

/** What a model says to the first task of the tour: it fills the search box and presses Search, then reads the result. */
export function searchReply(said: string): Answer {
  const idOf = (description: RegExp): string | undefined => description.exec(said)?.[1];
  const [field, button] = [idOf(/(e_\w+) input: ?Search/u), idOf(/(e_\w+) button: ?Search/u)];
  if (said.includes('"success"') || !field || !button) return { kind: 'answer', text: 'The search is done.' };
  const actions = [
    { action: 'fill', target: { elementId: field }, params: { value: 'green tea' } },
    { action: 'click', target: { elementId: button }, params: {} },
  ];
  return { kind: 'answer', text: 'I search for it.', calls: [{ name: 'page_action', input: { actions } }] };
}
