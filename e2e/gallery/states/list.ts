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
import { turnStates } from './turns.ts';
import { undoStates } from './undoing.ts';

/** Every state of what people see. A new one is one entry in the list of its room. */
export const states: readonly GalleryState[] = [
  ...openingStates,
  ...answerStates,
  ...problemStates,
  ...noticeStates,
  ...cardStates,
  ...recordStates,
  ...siteStates,
  ...turnStates,
  ...undoStates,
  ...composingStates,
  ...conversationStates,
  ...settingsStates,
];
