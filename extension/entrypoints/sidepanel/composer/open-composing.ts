import { createStore, type StoreApi } from 'zustand/vanilla';
import { askBackground } from '../../../messaging/message.ts';
import { watchOfferedMessage } from '../../../messaging/offered-message.ts';
import { surveyTab } from '../../../messaging/tab-messages.ts';
import { NO_TRAITS, type PageTraits } from '../../../page/page-traits.ts';
import { changePrompts, readPrompts, type SavedPrompt, watchPrompts } from '../../../settings/prompts.ts';
import { holdsSite } from '../../../sites/holds-site.ts';
import { fetchFile } from '../attachments/fetch-file.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import { backgroundPageAccess } from '../page-context/background-page-access.ts';
import { takeAskedAbout } from '../page-context/take-asked-about.ts';
import type { Composing } from '../panel/panel-context.tsx';
import type { Turn } from '../turn/turn.ts';

interface Wired {
  store: PanelStore;
  turn: Turn;
  choices: Composing['choices'];
  takesPictures(): boolean;
}

export function openComposing({ store, turn, choices, takesPictures }: Wired): Composing {
  const field: Composing['field'] = { current: null };
  const pictures = { takesPictures: () => onceListed(choices).then(takesPictures), fetchPicture };
  void takeAskedAbout(backgroundPageAccess, pictures, ({ quote, picture }) => {
    if (quote) turn.quote(quote);
    if (picture) void turn.attach([picture]);
    field.current?.focus();
  });
  return {
    choices,
    prompts: followPrompts(),
    savePrompt,
    traits: followTraits(store),
    watchOffers,
    field,
  };
}

function watchOffers(take: (text: string) => void): () => void {
  let stop: (() => void) | undefined;
  const stopped = new AbortController();
  void chrome.windows.getCurrent().then(({ id }) => {
    if (id === undefined || stopped.signal.aborted) return;
    stop = watchOfferedMessage(id, ({ text }) => take(text));
  });
  return () => {
    stopped.abort();
    stop?.();
  };
}

/** The menu may have opened the panel just now, and the backend's list is still on its way. */
function onceListed(choices: Composing['choices']): Promise<void> {
  return new Promise(resolve => {
    if (choices.getState().models.length > 0) return resolve();
    const stop = choices.subscribe(({ models }) => models.length > 0 && resolve());
    setTimeout(() => {
      stop();
      resolve();
    }, LISTED_MILLISECONDS);
  });
}

const LISTED_MILLISECONDS = 3_000;

/** Only from sites that the person has allowed: elsewhere the request would tell the site of Assent, and fail. */
async function fetchPicture(url: string): Promise<File | undefined> {
  const isAllowed = /^https?:/u.test(url) && (await holdsSite(url));
  const file = isAllowed ? await fetchFile(url) : undefined;
  return file?.type.startsWith('image/') ? file : undefined;
}

function followPrompts(): StoreApi<readonly SavedPrompt[]> {
  const prompts = createStore<readonly SavedPrompt[]>(() => []);
  watchPrompts(changed => prompts.setState(changed, true));
  void readPrompts().then(stored => prompts.setState(stored, true));
  return prompts;
}

/** Replaces a prompt of the same name. */
function savePrompt(name: string, text: string): void {
  const isOther = (prompt: SavedPrompt): boolean => prompt.name.toLowerCase() !== name.toLowerCase();
  void changePrompts(prompts => [{ id: crypto.randomUUID(), name, text }, ...prompts.filter(isOther)]);
}

/**
 * Finds the traits of the page in front while the conversation is empty, which is when the suggestions use them; again when
 * another page comes to the front or the person returns to the panel.
 */
function followTraits(store: PanelStore): StoreApi<PageTraits> {
  const traits = createStore(() => NO_TRAITS);
  let latest = 0;
  const look = async (): Promise<void> => {
    const { pageContext, conversation } = store.getState();
    if (conversation.entries.length > 0) return;
    latest += 1;
    const question = latest;
    const { front } = pageContext;
    const found = front && !conversation.isPageOff ? await survey(front.tabId) : NO_TRAITS;
    if (question === latest) traits.setState(found, true);
  };
  store.subscribe((state, before) => {
    const isOther =
      state.pageContext.front !== before.pageContext.front ||
      state.conversation.isPageOff !== before.conversation.isPageOff ||
      state.conversation.id !== before.conversation.id;
    if (isOther) void look();
  });
  void look();
  return traits;
}

/** A page without access has no known traits: general suggestions follow. */
function survey(tabId: number): Promise<PageTraits> {
  return askBackground(surveyTab, { tabId }).catch(() => NO_TRAITS);
}
