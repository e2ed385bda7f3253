import * as z from 'zod/mini';

/** What the person asked about in the menu of a page, until the panel of that window has taken it up. */
export const askedAboutSchema = z.object({
  windowId: z.number(),
  tabId: z.number(),
  /** When, in milliseconds since 1970. */
  at: z.number(),
  isSelection: z.boolean(),
  /** The addresses of the page, and of the frame in it that the selection is in. */
  urls: z.array(z.string()),
  /** The selection as the browser told it, for where the page can't be asked; absent for what stands in a field. */
  text: z.optional(z.string()),
});
export type AskedAbout = z.infer<typeof askedAboutSchema>;

const KEY = 'askedAbout';

/** What was asked longer ago belongs to a panel that did not open, and would come as a surprise. */
const LASTS_MILLISECONDS = 120_000;

/** Kept in memory for this run of the browser, so that neither a panel that opens late nor a worker that ends loses it. */
export async function leaveAskedAbout(asked: AskedAbout): Promise<void> {
  await chrome.storage.session.set({ [KEY]: asked });
}

/** Hands over what was left for a window, once, whenever it is left. */
export function watchAskedAbout(windowId: number, take: (asked: AskedAbout) => void): void {
  const takeOver = async (): Promise<void> => {
    const asked = askedAboutSchema.safeParse((await chrome.storage.session.get(KEY))[KEY]).data;
    if (asked?.windowId !== windowId) return;
    await chrome.storage.session.remove(KEY);
    if (Date.now() - asked.at < LASTS_MILLISECONDS) take(asked);
  };
  // One after the other, also among panels: what is taken is gone.
  const inTurn = (): void => void navigator.locks.request('assent.askedAbout', takeOver);
  chrome.storage.session.onChanged.addListener(changes => {
    if (changes[KEY]?.newValue !== undefined) inTurn();
  });
  inTurn();
}
