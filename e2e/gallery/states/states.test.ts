import { expect, test } from 'vitest';
import { conversationSchema } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { LANGUAGES } from '../looks.ts';
import { states } from './list.ts';
import { choicesWithin } from './shown-members.ts';
import { sayIn } from './state.ts';

/** Members that never show, or that all look the same; each with its reason. */
const UNSEEN: Record<string, string[] | 'all'> = {
  // A row whose target is in another frame is resolved there, and shown as the found element.
  'entries.call.done.rows.preview': ['elsewhere'],
  // Chrome asks for it in its own window, at the click.
  'entries.call.done.rows.preview.bound.asksPermission': 'all',
  // The offered tools are stored with the answer and shown nowhere.
  'entries.answer.stream.toolset': 'all',
  // Named by one word, in the line that names the other parts.
  'entries.call.done.rows.changed.parts': ['details'],
  // All images look alike.
  'entries.call.done.outcomes.pictures.media_type': 'all',
  // Their words come from the page or from the model's query and are shown unchanged.
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
