import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageContext } from '../../../components/language.ts';
import { offerMessage } from '../../../messaging/offered-message.ts';
import { resolveLanguage } from '../../../settings/appearance.ts';
import { type Settings, watchSettings } from '../../../settings/settings.ts';
import { Tour } from './tour.tsx';

/** Puts the tour beside the shop. It is no part of the page that Assent reads and acts on. */
export function openTour(page: Document, stored: Settings, tabId: number): void {
  const host = page.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  hideFromReader(host);
  for (const sheet of page.querySelectorAll('link[rel=stylesheet], style[data-vite-dev-id]'))
    root.append(sheet.cloneNode(true));
  page.body.prepend(host);
  const place = page.createElement('div');
  root.append(place);
  createRoot(place).render(<LocalTour page={page} stored={stored} tabId={tabId} />);
}

/** As it is with what our scripts draw over a page. They load later, and go on with what is there. */
function hideFromReader(host: HTMLElement): void {
  globalThis.assentDocumentState ??= {};
  globalThis.assentDocumentState.ownHosts ??= new WeakSet();
  globalThis.assentDocumentState.ownHosts.add(host);
}

interface LocalTourProps {
  page: Document;
  stored: Settings;
  tabId: number;
}

function LocalTour({ page, stored, tabId }: LocalTourProps): React.ReactNode {
  const [settings, setSettings] = useState(stored);
  useEffect(() => watchSettings(setSettings), []);
  // The panel first: Chromium opens it only during the click itself.
  const openPanel = (): void => void chrome.sidePanel.open({ tabId });
  const offer = (text: string): void => {
    openPanel();
    void leave(text);
  };
  return (
    <LanguageContext value={resolveLanguage(settings.language, chrome.i18n.getUILanguage())}>
      <Tour page={page} offer={offer} openPanel={openPanel} />
    </LanguageContext>
  );
}

/** For the panel of the window that the tab is in now. */
async function leave(text: string): Promise<void> {
  const tab = await chrome.tabs.getCurrent();
  if (tab) await offerMessage({ windowId: tab.windowId, at: Date.now(), text });
}
