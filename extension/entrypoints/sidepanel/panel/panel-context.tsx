import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { StoreApi } from 'zustand/vanilla';
import { LanguageContext } from '../../../components/language.ts';
import type { PageTraits } from '../../../page/page-traits.ts';
import { resolveLanguage } from '../../../settings/appearance.ts';
import type { BackendChoices } from '../../../settings/backend-choices.ts';
import type { Consent } from '../../../settings/consent.ts';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { ReadingGrant } from '../../../sites/reading-grants.ts';
import type { PersonRule, SiteRule } from '../../../sites/site-rules.ts';
import type { PanelState, PanelStore } from '../conversation/panel-store.ts';
import type { Programs, ProgramsState } from '../program-connections/open-programs.ts';
import type { Routines } from '../routines/open-routines.ts';
import type { Tasks } from '../task-approvals/open-tasks.ts';
import type { TasksState } from '../task-approvals/task-state.ts';
import type { Turn } from '../turn/turn.ts';

/** Everything that components can reach: the store to read, the turn to act, settings and ports. */
export interface OpenPanel {
  store: PanelStore;
  turn: Turn;
  settings: StoreApi<Settings>;
  browserLanguage: string;
  composing: Composing;
  /** Of the person, at their backend. */
  tasks: Tasks;
  programs: Programs;
  /** On this device. */
  routines: Routines;
  /** Saved, and so applied in all of our pages at once. */
  changeSettings(changed: Partial<Settings>): void;
  /** The site rules and reading grants. */
  sites: Sites;
  consent: StoreApi<Consent>;
  /** Call it only for a click of the person. */
  giveConsent(): void;
  openSettings(): void;
  openOnboarding(): void;
  openTryIt(): void;
}

const PanelContext = createContext<OpenPanel | undefined>(undefined);

interface PanelProviderProps {
  panel: OpenPanel;
  children: React.ReactNode;
}

export function PanelProvider({ panel, children }: PanelProviderProps): React.ReactNode {
  const { settings, browserLanguage } = panel;
  const language = useStore(settings, set => resolveLanguage(set.language, browserLanguage));
  return (
    <PanelContext value={panel}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </PanelContext>
  );
}

export function useOpenPanel(): OpenPanel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('This component must be inside a PanelProvider.');
  return panel;
}

export function usePanel<Slice>(select: (state: PanelState) => Slice): Slice {
  return useStore(useOpenPanel().store, select);
}

export function useTasks<Slice>(select: (state: TasksState) => Slice): Slice {
  return useStore(useOpenPanel().tasks.store, select);
}

export function usePrograms<Slice>(select: (state: ProgramsState) => Slice): Slice {
  return useStore(useOpenPanel().programs.store, select);
}

export function useHasConsent(): boolean {
  return useStore(useOpenPanel().consent, ({ status }) => status === 'given');
}

export function useTurn(): Turn {
  return useOpenPanel().turn;
}

export interface Composing {
  choices: StoreApi<BackendChoices>;
  /** The person's own prompts, the newest first. */
  prompts: StoreApi<readonly SavedPrompt[]>;
  savePrompt(name: string, text: string): void;
  /** The traits of the page in front; none without access. */
  traits: StoreApi<PageTraits>;
  /** Receives the texts of tasks that the person chose on the practice page. Returns a function that stops it. */
  watchOffers(take: (text: string) => void): () => void;
  /** The message field, for components that insert text. */
  field: React.RefObject<HTMLTextAreaElement | null>;
}

/** The person's site settings, in whichever window they are changed. */
export interface Sites {
  rules: StoreApi<readonly PersonRule[]>;
  grants: StoreApi<readonly ReadingGrant[]>;
  /** For a page's address; resolves when it is in force. */
  setRule(url: string, rule: SiteRule): Promise<void>;
  revoke(origin: string): Promise<void>;
  /** Origins whose pages may offer tools to the model. */
  pageTools: StoreApi<readonly string[]>;
  allowPageTools(origin: string, isAllowed: boolean): Promise<void>;
}
