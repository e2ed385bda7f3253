import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import { takeOutlineInFrame } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { OutlineQuery, TabOutline } from '../../../operations/browser/browser.ts';
import type { FrameOutline, OutlineRequest } from '../../../page/outlining/outline-reading.ts';
import { PageError } from '../../../page/page-error.ts';
import { askFrames, type FrameAnswer } from '../frames/ask-frames.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { type FrameLines, mergeOutlines, type UnreadFrames } from './merge-outlines.ts';

/** A document takes up to four seconds, with pauses. */
const DEADLINE_MS = 8_000;

export async function assertReadable(tabId: number): Promise<void> {
  await reachFrames(tabId, 'read', 'top');
}

/** Asks every frame for its outline, and merges them. */
export async function outlineTab(
  tabId: number,
  query: OutlineQuery,
  language: Language,
): Promise<TabOutline> {
  const { frames, empty, withheld } = await reachFrames(tabId, 'extras');
  const { target, snapshotId, since } = query;
  const whole = { snapshotId, since };
  const isPart = Object.values(target).some(Boolean);
  const ask = outlinesOf(language);
  const root = isPart ? await findPart(frames, { ...whole, ...target }, language) : undefined;
  const hasFrames = !root || root.answer.lines?.some(({ frame }) => frame !== undefined);
  const others = hasFrames
    ? await ask(
        frames.filter(frame => frame !== root?.frame),
        whole,
      )
    : [];
  const answers = [...(root ? [root] : []), ...others];
  const unread = { isPart, empty: empty.map(placeOf), withheld: withheld.map(placeOf) };
  return together(answers, unread);
}

type Answers = FrameAnswer<FrameOutline>[];

function outlinesOf(language: Language) {
  return (frames: readonly Frame[], request: OutlineRequest): Promise<Answers> =>
    askFrames(
      frames,
      frame => askDocument(takeOutlineInFrame, frame, { ...request, language }),
      DEADLINE_MS,
      message('outline.tooLate'),
    );
}

/** The top frame decides first: a child frame must not overrule it. */
async function findPart(
  frames: readonly Frame[],
  request: OutlineRequest,
  language: Language,
): Promise<Answers[number]> {
  const ask = outlinesOf(language);
  const isFound = ({ answer }: Answers[number]) => answer.lines !== undefined;
  const [top] = (await ask(frames.slice(0, 1), request)).filter(isFound);
  if (top) return top;
  const [found, ...more] = (await ask(frames.slice(1), request)).filter(isFound);
  if (!found) throw new PageError('ElementNotFound', message('target.notOnPage'));
  if (more.length > 0) throw new PageError('InvalidArgument', message('target.severalFrames'));
  return found;
}

/** The first answer contains all others. */
function together(answers: Answers, unread: UnreadFrames & { isPart: boolean }): TabOutline {
  const now = answers.map(({ frame, answer }) => asLines(frame, answer, answer.lines));
  const before = answers.map(({ frame, answer }) => asLines(frame, answer, answer.before));
  const isRemembered = answers[0]?.answer.before !== undefined;
  const { page } = answers.find(({ frame }) => frame.isTop)?.answer ?? {};
  return {
    ...(page ? { page } : {}),
    lines: mergeOutlines(now, unread),
    ...(isRemembered ? { before: mergeOutlines(before, unread) } : {}),
    isCut: answers.some(({ answer }) => answer.isCut),
  };
}

function asLines(
  { documentId }: Frame,
  { place }: FrameOutline,
  lines: FrameOutline['lines'] = [],
): FrameLines {
  return { documentId, place, lines };
}

function placeOf({ path }: { path?: number[] | undefined }): string {
  return path ? path.join() : 'none';
}
