import { expect, test } from 'vitest';
import { conversationSchema } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { LANGUAGES } from '../looks.ts';
import { states } from './list.ts';
import { choicesWithin } from './shown-members.ts';
import { sayIn } from './state.ts';

/** What never shows, or shows as one and the same thing; each with its reason. */
const UNSEEN: Record<string, string[] | 'all'> = {
  // A row whose target is in another frame is asked for there, and shown as what is found.
  'entries.call.done.rows.preview': ['elsewhere'],
  // Chrome asks for it in a window of its own, with the press.
  'entries.call.done.rows.preview.bound.asksPermission': 'all',
  // What the model was offered is kept with its answer, and nowhere shown.
  'entries.answer.stream.toolset': 'all',
  // Named by one word, in the line where the other parts are named.
  'entries.call.done.rows.changed.parts': ['details'],
  // A picture is a picture.
  'entries.call.done.outcomes.pictures.media_type': 'all',
  // Their words come from the page or from the model's query and stand as they are, whichever they are.
  'entries.notice.notice.page-unreadable.type': 'all',
  'entries.call.state.awaiting.card.plan.plan.find-more.query.region': 'all',
  'entries.call.state.awaiting.card.plan.plan.find-more.query.elementType': 'all',
  'entries.call.done.outcomes.opened.kind': 'all',
};

function scenes() {
  return states.flatMap(state => LANGUAGES.map(language => state.scene(sayIn(language))));
}

test('state names are unique and valid as file names', () => {
  const names = states.map(({ name }) => name);
  expect(names.filter(name => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every member of every union and enumeration of a conversation has a state in the gallery', () => {
  const conversations = scenes().flatMap(scene => {
    if (scene.kind !== 'panel') return [];
    const { entries, draft = '' } = scene;
    const id = '00000000-0000-4000-8000-000000000000';
    return [conversationSchema.parse({ id, createdAt: 0, updatedAt: 0, draft, entries })];
  });
  const missing = choicesWithin(conversationSchema, conversations).flatMap(({ path, members, met }) => {
    const unseen = UNSEEN[path] ?? [];
    if (unseen === 'all') return [];
    return members
      .filter(member => !met.has(member) && !unseen.includes(member))
      .map(member => `${path}: ${member}`);
  });
  expect(missing).toEqual([]);
});
