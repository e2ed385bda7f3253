import type { Language } from '@assent/shared';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../../settings/consent/consent.ts';
import { resolveLanguage } from '../../../settings/resolve-language.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { PanelState, PanelStore } from '../conversation/panel-store.ts';
import type { Turn } from '../turn/turn.ts';
import type { Words } from '../words/words-for.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Composing } from './composing.ts';
import type { Sites } from './sites.ts';

/** What every component may reach: the store to read, the turn to act, the settings to speak and to look by. */
export interface OpenPanel {
  store: PanelStore;
  turn: Turn;
  settings: StoreApi<Settings>;
  browserLanguage: string;
  /** What the composer goes by besides the conversation. */
  composing: Composing;
  /** Stored, and so applied in all of our pages at once. */
  changeSettings(changed: Partial<Settings>): void;
  /** The rules of sites, and what may be read without asking. */
  sites: Sites;
  consent: StoreApi<Consent>;
  /** To be called for a click of the person's alone. */
  giveConsent(): void;
  openSettings(): void;
  openOnboarding(): void;
  openTryIt(): void;
}

export const PanelContext = createContext<OpenPanel | undefined>(undefined);

export function useOpenPanel(): OpenPanel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('This component must be inside a PanelContext.');
  return panel;
}

export function usePanel<Slice>(select: (state: PanelState) => Slice): Slice {
  return useStore(useOpenPanel().store, select);
}

export function useHasConsent(): boolean {
  return useStore(useOpenPanel().consent, ({ status }) => status === 'given');
}

export function useTurn(): Turn {
  return useOpenPanel().turn;
}

export function useLanguage(): Language {
  const { settings, browserLanguage } = useOpenPanel();
  return useStore(settings, ({ language }) => resolveLanguage(language, browserLanguage));
}

export function useWords(): Words {
  return wordsFor(useLanguage());
}
