import { expect, test } from 'vitest';
import { personMessages } from '../../../../messages/person/person-messages.ts';
import { conversationSchema } from '../../conversation/conversation.ts';
import { shownEntries } from './shown-entries.ts';
import { toReport } from './to-report.ts';

const speech = { language: 'en' as const, messages: personMessages.en };
const outcome = { success: true, effect: 'changed', message: 'Changed.' };
const row = (selector: string) => ({
  action: { action: 'click', target: { selector }, params: {} },
  preview: { status: 'failed', failure: { type: 'ElementNotFound', message: 'Gone.' } },
});

const card = { kind: 'actions', rows: [row('#a'), row('#b')] };

function reportOf(call: object): string {
  const conversation = conversationSchema.parse({
    id: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    createdAt: 0,
    updatedAt: 0,
    draft: '',
    entries: [{ kind: 'call', id: 'call', toolName: 'page_action', argumentsText: '[]', ...call }],
  });
  const entries = shownEntries(conversation, speech);
  return toReport({ title: 'Tea', createdAt: '2026-11-26', updatedAt: '2026-11-26', entries }, [], speech);
}

test('an action that was undone is neither counted nor ticked as done', () => {
  const report = reportOf({
    state: {
      status: 'done',
      card,
      rows: [
        { status: 'ended', outcome },
        { status: 'ended', outcome },
      ],
      reply: { kind: 'result', result: {} },
      delivery: 'sent',
    },
    undoing: { rows: [{ index: 1, progress: { status: 'ended', outcome } }], reported: true },
  });
  expect(report.match(/<li class="done">/gu)).toHaveLength(1);
  expect(report).toContain(`<small>${personMessages.en.undo.undone}</small>`);
  expect(report).toContain(personMessages.en.conversations.report.counts(1, 1));
});

test('says why the actions of a closed card did not run', () => {
  const report = reportOf({ state: { status: 'void', card, reason: 'superseded' } });
  expect(report).toContain(`<small>${personMessages.en.call.voidFor.superseded}</small>`);
});
