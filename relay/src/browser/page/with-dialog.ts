import type { ApprovalPreview, DialogAnswer, Language, SessionAction } from '@assent/shared';
import { APPROVAL_WORDS } from '../approvals/approval-words.ts';
import type { ActionObserver } from './action-observer.ts';

/**
 * Dialogs are answered as the caller says only while the action runs, not while a person decides on it; and the card says that
 * they are accepted.
 */
export function withDialog(
  observer: ActionObserver,
  { dialog }: SessionAction,
  answer: (dialog: DialogAnswer | undefined) => void,
): ActionObserver {
  return {
    beforeRun: async shown => {
      const card = async () => {
        const { en, zh } = await shown.card();
        return { en: withNote(en, dialog, 'en'), zh: withNote(zh, dialog, 'zh') };
      };
      await observer.beforeRun({ ...shown, card });
      answer(dialog);
    },
    afterRun: words => observer.afterRun(words),
  };
}

function withNote(
  preview: ApprovalPreview,
  dialog: DialogAnswer | undefined,
  language: Language,
): ApprovalPreview {
  if (!dialog?.accept) return preview;
  const { dialogAccepted, dialogAnswered } = APPROVAL_WORDS;
  const text = dialog.promptText ?? '';
  const label = (text === '' ? dialogAccepted : dialogAnswered)[language];
  return { ...preview, details: [...preview.details, { label, text, isWarning: true }] };
}
