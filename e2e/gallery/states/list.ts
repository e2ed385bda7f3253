import { answerStates } from './answers.ts';
import { cardStates } from './cards.ts';
import { composingStates } from './composing.ts';
import { conversationStates } from './conversations.ts';
import { noticeStates } from './notices.ts';
import { openingStates } from './opening.ts';
import { problemStates } from './problems.ts';
import { recordStates } from './records.ts';
import { settingsStates } from './settings.ts';
import { siteStates } from './sites.ts';
import type { GalleryState } from './state.ts';
import { taskStates } from './tasks.ts';
import { turnStates } from './turns.ts';
import { undoStates } from './undoing.ts';

/** A new state is one entry in the list of its room. */
export const rooms: Readonly<Record<string, readonly GalleryState[]>> = {
  opening: openingStates,
  answers: answerStates,
  problems: problemStates,
  notices: noticeStates,
  cards: cardStates,
  records: recordStates,
  sites: siteStates,
  turns: turnStates,
  undoing: undoStates,
  composing: composingStates,
  conversations: conversationStates,
  tasks: taskStates,
  settings: settingsStates,
};

/** Every state that people see. */
export const states: readonly GalleryState[] = Object.values(rooms).flat();
