import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { Composer } from '../../entrypoints/sidepanel/composer/composer.tsx';
import { type OpenPanel, PanelProvider } from '../../entrypoints/sidepanel/panel/panel-context.tsx';
import { simulatedOpenPanel } from './simulated-open-panel.ts';
import { SimulatedPanel } from './simulated-panel.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

export interface OpenComposer {
  panel: SimulatedPanel;
  open: OpenPanel;
  field: HTMLTextAreaElement;
  /** Types the whole text at once, with the caret at its end. */
  type(text: string): Promise<void>;
  /** Returns whether the composer handled the key. */
  press(key: string, init?: KeyboardEventInit): Promise<boolean>;
  /** As a task of the practice page does it. */
  offer(text: string): void;
  written(): string[];
  hint(): string;
  sendOrStop(): HTMLButtonElement | undefined;
}

export async function openComposer(): Promise<OpenComposer> {
  const panel = new SimulatedPanel();
  const open = simulatedOpenPanel(panel, { language: 'zh', relayUrl: panel.backend.url });
  const takers = new Set<(text: string) => void>();
  open.composing.watchOffers = take => {
    takers.add(take);
    return () => takers.delete(take);
  };
  await showInPanel(open, <Composer />);
  const field = document.querySelector('textarea') ?? document.createElement('textarea');
  return {
    panel,
    open,
    field,
    type: text => act(async () => panel.turn().setDraft(text)),
    press: async (key, init) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      await act(async () => field.dispatchEvent(event));
      return event.defaultPrevented;
    },
    offer: text => {
      for (const take of takers) take(text);
    },
    written: () =>
      panel
        .store()
        .getState()
        .conversation.entries.flatMap(entry => (entry.kind === 'person' ? [entry.text] : [])),
    hint: () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    sendOrStop: () => [...document.querySelectorAll('button')].at(-1),
  };
}

export async function showInPanel(open: OpenPanel, components: React.ReactNode): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => createRoot(place).render(<PanelProvider panel={open}>{components}</PanelProvider>));
}
