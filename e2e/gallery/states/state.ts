import type { Bilingual, Language } from '@assent/shared';
import type { BackendChoices } from '../../../extension/entrypoints/sidepanel/backend/backend-choices.ts';
import type { Call } from '../../../extension/entrypoints/sidepanel/conversation/call.ts';
import type {
  Conversation,
  Entry,
} from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import type {
  Activity,
  PanelState,
} from '../../../extension/entrypoints/sidepanel/conversation/panel-store.ts';
import type { RequestPreview } from '../../../extension/entrypoints/sidepanel/turn/build-request.ts';
import type { Consent } from '../../../extension/settings/consent.ts';
import type { SavedPrompt } from '../../../extension/settings/prompts.ts';

/** A text in the language of the picture that is being taken. */
export type Say = (text: Bilingual) => string;

export function sayIn(language: Language): Say {
  return text => text[language];
}

/** The side panel as a person would find it. */
export interface PanelScene {
  kind: 'panel';
  entries: Entry[];
  draft?: string;
  activity?: Activity;
  /** The card has only just come up: its buttons do nothing yet. */
  isFresh?: true;
  /** Files that the person has chosen for the first row of the card. */
  files?: { callId: Call['id']; names: readonly string[]; bytes: number };
  /** What the browser says when it is asked for access to a site. */
  allowsSites?: boolean;
  /** What the conversation holds besides. */
  conversation?: Partial<Omit<Conversation, 'entries' | 'draft'>>;
  /** What the panel's store holds besides. */
  state?: Partial<Omit<PanelState, 'conversation' | 'activity'>>;
  consent?: Consent;
  /** Between which models and agents the person can choose. */
  choices?: BackendChoices;
  prompts?: readonly SavedPrompt[];
  /** What the next message would send, for those who look. */
  preview?: RequestPreview;
  /** What has been pressed since, one after the other: CSS selectors. */
  presses?: readonly string[];
  /** What has the focus: a CSS selector. */
  focus?: string;
}

/** One of our pages that talk to the browser themselves, and what the browser says to them. */
interface PageScene {
  relayUrl?: string;
  agent?: string;
  /** What the browser says when it is asked for access to the backend's address. */
  allowsSites?: boolean;
  /** What the backend's health check answers with; `undefined`: nobody is there. */
  health?: { status: number; body: string };
  /** How the panel is opened by keyboard; empty: not at all. */
  shortcut?: string;
  /** What this device keeps besides the settings, by its key. */
  kept?: Record<string, unknown>;
  presses?: readonly string[];
}

export interface OptionsScene extends PageScene {
  kind: 'options';
}

/** The first page that anybody sees. */
export interface OnboardingScene extends PageScene {
  kind: 'onboarding';
  consent: Consent;
}

type Scene = PanelScene | OptionsScene | OnboardingScene;

/** One state of what people see. Its name is the name of its picture. */
export interface GalleryState {
  name: string;
  scene(say: Say): Scene;
}

/** A state of the side panel in which nothing but its entries matters. */
export function panelState(
  name: string,
  entries: (say: Say) => Entry[],
  more: Omit<PanelScene, 'kind' | 'entries'> = {},
): GalleryState {
  return { name, scene: say => ({ kind: 'panel', entries: entries(say), ...more }) };
}
