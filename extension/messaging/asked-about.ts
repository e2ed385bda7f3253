import * as z from 'zod/mini';

const pagePartSchema = z.object({ kind: z.enum(['link', 'picture']), url: z.string() });
/** A link or a picture of a page, by its address. */
export type PagePart = z.infer<typeof pagePartSchema>;

/** The user's question from the context menu, kept until the panel of that window takes it. */
const askedAboutSchema = z.object({
  windowId: z.number(),
  tabId: z.number(),
  /** When, in milliseconds since 1970. */
  at: z.number(),
  isSelection: z.boolean(),
  /** What the question is about, if not the selection or the page. */
  part: z.optional(pagePartSchema),
  /** The addresses of the page, and of the frame in it that the selection is in. */
  urls: z.array(z.string()),
  /** The selection from the browser, for pages that cannot be read; absent for a selection in a field. */
  text: z.optional(z.string()),
});
export type AskedAbout = z.infer<typeof askedAboutSchema>;

const KEY = 'askedAbout';

/** An older question belongs to a panel that did not open, and would surprise the user. */
const LASTS_MILLISECONDS = 120_000;

/** In session storage, so that it survives the end of the worker until a panel opens. */
export async function leaveAskedAbout(asked: AskedAbout): Promise<void> {
  await chrome.storage.session.set({ [KEY]: asked });
}

/** Passes each question for a window to `take`, once. */
export function watchAskedAbout(windowId: number, take: (asked: AskedAbout) => void): void {
  const takeOver = async (): Promise<void> => {
    const asked = askedAboutSchema.safeParse((await chrome.storage.session.get(KEY))[KEY]).data;
    if (asked?.windowId !== windowId) return;
    await chrome.storage.session.remove(KEY);
    if (Date.now() - asked.at < LASTS_MILLISECONDS) take(asked);
  };
  // The lock orders all panels: only one of them takes a question.
  const inTurn = (): void => void navigator.locks.request('assent.askedAbout', takeOver);
  chrome.storage.session.onChanged.addListener(changes => {
    if (changes[KEY]?.newValue !== undefined) inTurn();
  });
  inTurn();
}
