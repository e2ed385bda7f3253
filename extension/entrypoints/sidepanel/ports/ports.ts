import type { BrowserTool, Language } from '@assent/shared';
import { type ModelMessages, modelMessages } from '../../../messages/model/model-messages.ts';
import { type PersonMessages, personMessages } from '../../../messages/person/person-messages.ts';
import type { AskedPermission } from '../../../operations/contract/preview.ts';
import type { ReadingGrant } from '../../../sites/reading-grant.ts';
import type { ParsedCall, wordResult } from '../../../tools/parse-call.ts';
import type { Toolset } from '../../../tools/toolset.ts';
import type { Backend } from '../backend/backend.ts';
import type { PageReference } from '../conversation/call.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ConversationRecords } from '../conversation/conversation-records.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import type { PageAccess } from './page-access.ts';

export interface BrowserTools {
  /** Those that the model is offered; without a page that can be read, or a tab to act in, the ones that need none. */
  advertised(toolset: Toolset, hasPage: boolean, hasTab: boolean): BrowserTool[];
  /** The names that are understood besides, likewise. */
  reserved(toolset: Toolset, hasPage: boolean, hasTab: boolean): string[];
  /** `toolset`: what was offered when the call was made. */
  parse(toolName: string, argumentsText: string, toolset?: Toolset): ParsedCall;
  /** What came of a call, in the form in which its tool tells it. */
  wordResult: typeof wordResult;
}

export interface Clock {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  after(milliseconds: number, run: () => void): void;
  /** Runs before the next picture is drawn, or soon when nothing is drawn. */
  nextFrame(run: () => void): void;
}

/** The texts of a turn, by reader. */
export interface TurnMessages {
  person: PersonMessages;
  model: ModelMessages;
}

export function turnMessages(language: Language): TurnMessages {
  return { person: personMessages[language], model: modelMessages[language] };
}

/** What a turn needs to know of the settings, asked again whenever it is needed. */
export interface TurnSettings {
  language: Language;
  messages: TurnMessages;
  /** The backend's address. */
  backendUrl: string;
  model: string;
  agent: string;
  userId: string;
  toolset: Toolset;
}

/** What the person allowed to be read today without being asked, on this device. */
export interface Grants {
  /** What was given for an origin, be it in force or not. */
  find(origin: string): Promise<ReadingGrant | undefined>;
  give(origin: string): Promise<unknown>;
  clear(): Promise<void>;
  /** The time of day, in milliseconds since 1970: a grant ends at midnight. */
  now(): number;
}

/** Everything of a turn that reaches outside of it. */
export interface Ports {
  backend: Backend;
  page: PageAccess;
  tools: BrowserTools;
  clock: Clock;
  settings(): TurnSettings;
  /** Whether the person has agreed to what is sent where, and has not taken it back. */
  hasConsent(): Promise<boolean>;
  newId(): string;
  /** Resolves when the conversation as it stands is kept on this device. */
  keep(conversation: Conversation): Promise<void>;
  /** Makes a conversation this panel's own, so that no second panel shows or runs it. False when another has it. */
  claim(conversationId: string): Promise<boolean>;
  /** Does something with a conversation that no panel has. False when one has it. */
  whileUnclaimed(conversationId: string, act: () => Promise<void>): Promise<boolean>;
  /** What is kept of conversations on this device, for the list. */
  records: Omit<ConversationRecords, 'latest' | 'save'>;
  /** Whether the tab that a call is about still shows its document. */
  isShown(page: PageReference): Promise<boolean>;
  /** Brings a tab to the front. False when it was closed. */
  showTab(tabId: number): Promise<boolean>;
  /** Hands the person a file. */
  download(file: File): void;
  grants: Grants;
  /** Whether the person gave access to a site for good. */
  holdsSite(origin: string): Promise<boolean>;
  /** Asks the person for access to sites. Chrome wants this within the click itself, before anything is awaited. */
  requestSites(origins: string[]): Promise<boolean>;
  /** The same for what the browser does not let us do yet. */
  requestPermissions(permissions: readonly AskedPermission[]): Promise<boolean>;
}

/** What the steps of a turn share: the doors outside, and the store. */
export interface TurnContext {
  ports: Ports;
  store: PanelStore;
}
