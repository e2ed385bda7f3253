import type { Bilingual, Language } from '@assent/shared';
import type { Call } from '../../../extension/entrypoints/sidepanel/conversation/call.ts';
import type {
  Conversation,
  Entry,
} from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import type {
  Activity,
  PanelState,
} from '../../../extension/entrypoints/sidepanel/conversation/panel-store.ts';
import type { TasksState } from '../../../extension/entrypoints/sidepanel/task-approvals/task-state.ts';
import type { RequestPreview } from '../../../extension/entrypoints/sidepanel/turn/build-request.ts';
import type { BackendChoices } from '../../../extension/settings/backend-choices.ts';
import type { Consent } from '../../../extension/settings/consent.ts';
import type { SavedPrompt } from '../../../extension/settings/prompts.ts';

/** A text in the language of the current picture. */
export type Say = (text: Bilingual) => string;

export function sayIn(language: Language): Say {
  return text => text[language];
}

/** The side panel as a user finds it. */
export interface PanelScene {
  kind: 'panel';
  entries: Entry[];
  draft?: string;
  activity?: Activity;
  /** The card has just appeared: its buttons are not active yet. */
  isFresh?: true;
  /** Files that the user has chosen for the first row of the card. */
  files?: { callId: Call['id']; names: readonly string[]; bytes: number };
  /** The browser's answer to the request for access to a site. */
  allowsSites?: boolean;
  /** Other fields of the conversation. */
  conversation?: Partial<Omit<Conversation, 'entries' | 'draft'>>;
  /** Other fields of the panel's store. */
  state?: Partial<Omit<PanelState, 'conversation' | 'activity'>>;
  consent?: Consent;
  /** The models and agents that the user can choose from. */
  choices?: BackendChoices;
  prompts?: readonly SavedPrompt[];
  /** Tasks at the backend: what they ask, and what came of it. */
  tasks?: Partial<TasksState>;
  /** The content of the next message, for states that show it. */
  preview?: RequestPreview;
  /** CSS selectors of the buttons that are pressed, in order. */
  presses?: readonly string[];
  /** CSS selector of the focused element. */
  focus?: string;
}

/** One of our pages that use the browser's API themselves, and the API's answers. */
interface PageScene {
  relayUrl?: string;
  agent?: string;
  /** The browser's answer to the request for access to the backend's address. */
  allowsSites?: boolean;
  /** The backend's answer to the health check; `undefined`: it is not reachable. */
  health?: { status: number; body: string };
  /** The backend's list of models; without one it answers as the health check. */
  models?: unknown;
  /** Assent's icon is in Chrome's toolbar. */
  isPinned?: boolean;
  /** The keyboard shortcut of the panel; empty: none. */
  shortcut?: string;
  /** Other stored values of this device, by key. */
  kept?: Record<string, unknown>;
  presses?: readonly string[];
}

export interface OptionsScene extends PageScene {
  kind: 'options';
}

/** The onboarding page. */
export interface OnboardingScene extends PageScene {
  kind: 'onboarding';
  consent: Consent;
}

type Scene = PanelScene | OptionsScene | OnboardingScene;

/** One state that people see. Its name is the name of its picture. */
export interface GalleryState {
  name: string;
  /** In a low panel, which does not grow with its content. */
  isLow?: true;
  scene(say: Say): Scene;
}

/** A state of the side panel that consists only of its entries. */
export function panelState(
  name: string,
  entries: (say: Say) => Entry[],
  more: Omit<PanelScene, 'kind' | 'entries'> = {},
): GalleryState {
  return { name, scene: say => ({ kind: 'panel', entries: entries(say), ...more }) };
}
