import type { Bilingual, Language } from '@assent/shared';
import type { Call } from '../../../extension/entrypoints/sidepanel/conversation/call.ts';
import type { Entry } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import type { Activity } from '../../../extension/entrypoints/sidepanel/conversation/panel-store.ts';

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
  /** What has been pressed since, one after the other: CSS selectors. */
  presses?: readonly string[];
  /** What has the focus: a CSS selector. */
  focus?: string;
}

/** The settings page. */
export interface OptionsScene {
  kind: 'options';
  relayUrl?: string;
  agent?: string;
  /** What the browser says when it is asked for access to the backend's address. */
  allowsSites?: boolean;
  /** What the backend's health check answers with; `undefined`: nobody is there. */
  health?: { status: number; body: string };
  /** How the panel is opened by keyboard; empty: not at all. */
  shortcut?: string;
  presses?: readonly string[];
}

export type Scene = PanelScene | OptionsScene;

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
