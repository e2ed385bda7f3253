import { type MessageText, message } from '../../messages/message.ts';
import type { Effects } from '../../page/observing/effects.ts';
import { toneOfWords } from '../../page/observing/message-tone.ts';
import { noticeIn } from '../../page/observing/notice-dialogs.ts';

/** A refusal that shows in what the page does, in words that no list knows; undefined where its words or its look say more. */
export function unspokenRefusal(effects: Effects): MessageText | undefined {
  const isSaid = effects.objections.length > 0 || effects.said.some(({ tone }) => tone !== 'neutral');
  if (isSaid || effects.isMoved) return undefined;
  const notice = noticeOf(effects);
  if (notice !== undefined) return message('click.notice', { notice });
  return isHeldBack(effects) ? message('click.heldBack', { shows: effects.newText }) : undefined;
}

/** A window that says no more than words, and none of success in them. */
function noticeOf(effects: Effects): string | undefined {
  const { opened, isSubmitted, server, said } = effects;
  const isSent = isSubmitted || server.sent > 0;
  const dialogs = isSent
    ? opened.flatMap(({ kind, at }) => (kind === 'dialog' ? (noticeIn(at) ?? []) : []))
    : [];
  const alerts = isAlertAlone(effects) ? said.map(({ text }) => text) : [];
  return [...dialogs, ...alerts].find(text => !/[?？]\s*$/u.test(text) && !isGood(text));
}

/** The browser's own window; what comes of a question that it asked shows in the page. */
function isAlertAlone({ hasDialog, opened, isValueChanged, isLeaving, changes }: Effects): boolean {
  const { added, removed, moved, texts, attributes } = changes;
  const isChanged = isValueChanged || isLeaving || added.length + removed + moved + texts + attributes > 0;
  return hasDialog && opened.length === 0 && !isChanged;
}

/** The page took a submission, sent nothing, kept what is written, and only added a remark; figures may be a result. */
function isHeldBack({
  opened,
  isSubmitTaken,
  isValueChanged,
  requests,
  server,
  changes,
  newText,
}: Effects): boolean {
  const isSent = requests + server.sent + server.open.length > 0;
  if (!isSubmitTaken || isSent || isValueChanged || opened.length > 0) return false;
  const isAdded = changes.removed + changes.moved === 0;
  return isAdded && /\p{L}/u.test(newText) && !/\p{N}/u.test(newText) && !isGood(newText);
}

function isGood(text: string): boolean {
  return toneOfWords(text) === 'good' || /^[✓✔✅☑]/u.test(text);
}
