// The page of a link: the live view of a browser session, for a person without a key.
import { type Language, languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import type { Credential } from './connection.ts';
import { LivePage, showIncomplete } from './live-page.ts';

// The page's policy forbids eval.
z.config({ jitless: true });

const KEPT = 'assent-view';

const keptSchema = z.object({ sessionId: z.string(), secret: z.string(), viewer: z.string() });

const LINK = /^#(?<sessionId>bs_[0-9a-f]{32})\.(?<secret>[\w-]{43})$/u;

/**
 * The secret goes from the address bar, where others may see it and the history keeps it, to this tab alone. Undefined where
 * there is none.
 */
function takeCredential(): (Credential & { viewer: string }) | undefined {
  const { sessionId, secret } = LINK.exec(location.hash)?.groups ?? {};
  if (sessionId !== undefined && secret !== undefined) {
    const kept = { sessionId, secret, viewer: randomName() };
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
    history.replaceState(undefined, '', location.pathname + location.search);
    return kept;
  }
  const text = sessionStorage.getItem(KEPT);
  return text === null ? undefined : keptSchema.parse(JSON.parse(text));
}

/** Also where the page was not read over TLS, which `randomUUID` wants. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-');
}

function languageOf(): Language {
  const named = new URLSearchParams(location.search).get('language');
  return languageSchema.safeParse(named).data ?? (navigator.language.startsWith('zh') ? 'zh' : 'en');
}

const credential = takeCredential();
let page: LivePage | undefined;

function show(language: Language): void {
  page?.end();
  const change = (to: Language): void => {
    history.replaceState(undefined, '', `${location.pathname}?language=${to}`);
    show(to);
  };
  if (credential) page = new LivePage(language, credential, credential.viewer, change);
  else showIncomplete(language, change);
}

show(languageOf());

// Another link of the same page: only the address after the # differs.
addEventListener('hashchange', () => location.reload());
