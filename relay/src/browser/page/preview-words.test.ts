import { expect, test } from 'vitest';
import * as z from 'zod';
import { PreviewWords } from './preview-words.ts';

interface Seen {
  next: 'on' | 'off';
  fingerprint?: string;
}

/** As the engine previews a click on a switch. */
function preview({ next, fingerprint = 'f' }: Seen) {
  return {
    status: 'bound' as const,
    effect: 'acts',
    binding: { fingerprint },
    sentence: { code: 'toggle.card', params: { kind: 'switch', next } },
  };
}

const givenSchema = z.object({
  preview: z.object({ sentence: z.object({ params: z.object({ next: z.string() }) }) }),
});

const words = new PreviewWords({
  wordPreview: given => ({
    isHarmless: false,
    effect: 'acts',
    risk: 'Acts',
    sentence: {
      before: 'Click',
      after: `to turn it ${givenSchema.parse(given).preview.sentence.params.next}`,
    },
    target: { kind: 'switch', name: 'News' },
    details: [],
    sends: [],
  }),
  wordForPeople: () => undefined,
  wordAddress: () => undefined,
  withMarks: text => text,
});

function cardOf(first: Seen, again: Seen) {
  const previewed = {
    language: 'en' as const,
    action: { action: 'click', target: {}, params: {} },
    preview: preview(first),
    files: undefined,
  };
  return words
    .proposed(previewed, { revalidate: async () => preview(again), point: async () => undefined })
    .card();
}

test('both languages say which way a click turns a switch', async () => {
  expect(await cardOf({ next: 'on' }, { next: 'on' })).toMatchObject({
    en: { sentence: 'Click switch “News” to turn it on' },
    zh: { parts: { after: 'to turn it on' } },
  });
});

test.each<[string, Seen]>([
  ['turned over', { next: 'off' }],
  ['made something else', { next: 'on', fingerprint: 'g' }],
])('nobody is asked about what the page has %s between the cards in two languages', async (_what, again) => {
  await expect(cardOf({ next: 'on' }, again)).rejects.toMatchObject({ code: 'element_changed' });
});
