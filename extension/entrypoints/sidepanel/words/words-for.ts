import type { Language } from '@assent/shared';
import type { MessageText } from '../../../messages/message.ts';
import { wordForModel, wordForPerson } from '../../../messages/word-message.ts';
import { callWords } from './call.ts';
import { cardWords } from './card.ts';
import { composerWords } from './composer.ts';
import { contextWords } from './context.ts';
import { conversationWords } from './conversations.ts';
import { faceWords } from './faces.ts';
import { forModelWords } from './for-model.ts';
import { forPersonWords } from './for-person.ts';
import { panelWords } from './panel.ts';
import { pointingWords } from './pointing.ts';
import { previewWords } from './preview.ts';
import { problemWords } from './problem.ts';
import { siteWords } from './sites.ts';
import { suggestionWords } from './suggestions.ts';
import { threadWords } from './thread.ts';
import { undoWords } from './undo.ts';

const en = { name: 'Menu', tryIt: 'Practice page', onboarding: 'What is sent, and where to' };

const zh: typeof en = { name: '菜单', tryIt: '练习页', onboarding: '会发送什么，发到哪里' };

/** The menu in the head of the panel. */
const menuWords: Record<Language, typeof en> = { en, zh };

/** Every sentence that the panel says. */
export type Words = ReturnType<typeof speak>;

const words: Record<Language, Words> = { en: speak('en'), zh: speak('zh') };

export function wordsFor(language: Language): Words {
  return words[language];
}

function speak(language: Language) {
  return {
    ...panelWords[language],
    menu: menuWords[language],
    problem: problemWords[language],
    card: cardWords[language],
    call: callWords[language],
    pointing: pointingWords[language],
    preview: previewWords[language],
    thread: threadWords[language],
    sites: siteWords[language],
    undo: undoWords[language],
    suggestions: suggestionWords[language],
    composing: composerWords[language],
    conversations: conversationWords[language],
    context: contextWords[language],
    face: faceWords[language],
    forModel: {
      ...forModelWords[language],
      word: (text: MessageText) => wordForModel(text, language),
    },
    forPerson: {
      ...forPersonWords[language],
      word: (text: MessageText) => wordForPerson(text, language),
    },
  };
}
