import type { BrowserTool, Language, Routine } from '@assent/shared';
import { type ModelMessages, modelMessages } from '../../../messages/model/model-messages.ts';
import { type PersonMessages, personMessages } from '../../../messages/person/person-messages.ts';
import type { AskedPermission } from '../../../operations/contract/preview.ts';
import type { ReadingGrant } from '../../../sites/reading-grants.ts';
import type { Offering } from '../../../tools/list.ts';
import type { ParsedCall, wordResult } from '../../../tools/parse-call.ts';
import type { Toolset } from '../../../tools/toolset.ts';
import type { FileReading } from '../attachments/read-file.ts';
import type { Backend } from '../backend/backend.ts';
import type { PageReference } from '../conversation/call.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ConversationRecords } from '../conversation/conversation-records.ts';
import type { PanelStore } from '../conversation/panel-store.ts';
import type { PageAccess } from './page-access.ts';

export interface BrowserTools {
  /** The tools offered to the model: without a readable page, or a tab to act in, only those that need none. */
  advertised(toolset: Toolset, hasPage: boolean, offering: Offering): BrowserTool[];
  /** Other names that are understood in the same case. */
  reserved(toolset: Toolset, hasPage: boolean, offering: Offering): string[];
  /** `toolset`: the one offered when the call was made. */
  parse(toolName: string, argumentsText: string, toolset?: Toolset): ParsedCall;
  wordResult: typeof wordResult;
}

export interface Clock {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  after(milliseconds: number, run: () => void): void;
  /** Runs before the next frame, or soon when the panel is hidden. */
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

/** The settings of a turn, read again whenever they are needed. */
export interface TurnSettings {
  language: Language;
  messages: TurnMessages;
  backendUrl: string;
  model: string;
  agent: string;
  userId: string;
  toolset: Toolset;
}

/** The reading grants of the day, on this device. */
export interface Grants {
  /** Returns expired grants too. */
  find(origin: string): Promise<ReadingGrant | undefined>;
  give(origin: string): Promise<unknown>;
  clear(): Promise<void>;
  /** Milliseconds since 1970: a grant ends at midnight. */
  now(): number;
}

/** Every access of a turn to the outside. */
export interface Ports {
  backend: Backend;
  /** The next request of this session begins a replay, which needs no backend. */
  startReplay(sessionId: string, routine: Routine, values: ReadonlyMap<string, string>): void;
  page: PageAccess;
  tools: BrowserTools;
  clock: Clock;
  /** Whether the backend says so of this model; empty for its default. */
  takesPictures(model: string): boolean;
  settings(): TurnSettings;
  /** Whether the consent is given and not withdrawn. */
  hasConsent(): Promise<boolean>;
  /** The same as the panel shows it, for a press. */
  isAgreed(): boolean;
  newId(): string;
  /** Resolves when the conversation is saved on this device. */
  keep(conversation: Conversation): Promise<void>;
  /** Makes a conversation this panel's own, so that no second panel shows or runs it. False when another has it. */
  claim(conversationId: string): Promise<boolean>;
  /** Runs `act` on a conversation that no panel has. False when one has it. */
  whileUnclaimed(conversationId: string, act: () => Promise<void>): Promise<boolean>;
  /** The stored conversations, for the list. */
  records: Omit<ConversationRecords, 'latest' | 'save'>;
  /** Whether the tab of a call still shows its document. */
  isShown(page: Pick<PageReference, 'tabId' | 'documentId'>): Promise<boolean>;
  /** False when the tab was closed. */
  showTab(tabId: number): Promise<boolean>;
  download(file: File): void;
  files: FileReading;
  grants: Grants;
  /** Whether the person has allowed a site permanently. */
  holdsSite(origin: string): Promise<boolean>;
  /** Requests access to sites. Call it in the click, before any await. */
  requestSites(origins: string[]): Promise<boolean>;
  /** The same for optional permissions. */
  requestPermissions(permissions: readonly AskedPermission[]): Promise<boolean>;
}

/** The shared dependencies of a turn's steps. */
export interface TurnContext {
  ports: Ports;
  store: PanelStore;
}
