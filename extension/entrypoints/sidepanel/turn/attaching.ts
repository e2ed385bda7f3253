import { maskShapes } from '../../../page/secrets/mask-shapes.ts';
import { fileNameIn } from '../attachments/fetch-file.ts';
import { readFile } from '../attachments/read-file.ts';
import { textAttachment } from '../attachments/tidy-text.ts';
import {
  type Attachment,
  type DraftAttachment,
  type ReadAttachment,
  readyAttachments,
  withinLimits,
} from '../conversation/attachment.ts';
import type { PersonEntry } from '../conversation/conversation.ts';
import { withPictures } from '../conversation/pictures.ts';
import type { TurnContext } from '../ports/ports.ts';
import { pickedBackend } from './session.ts';

/** Reads files for the next message. What can't be attached stays in the list, with the reason. Nothing is sent. */
export async function attachFiles(context: TurnContext, files: readonly File[]): Promise<void> {
  await Promise.all(files.map(file => attachFile(context, file)));
}

async function attachFile(context: TurnContext, file: File): Promise<void> {
  const { ports } = context;
  const id = ports.newId();
  add(context, { id, name: file.name, state: { status: 'reading' } });
  const takesPictures = ports.takesPictures(pickedBackend(context).model);
  settle(context, id, await readFile(file, ports.files, takesPictures));
}

/**
 * Reads what is at an address of a page. The site's own text is masked, as wherever a page's text leaves it; access is the
 * caller's business.
 */
export async function attachAddress(context: TurnContext, url: string): Promise<void> {
  const { ports } = context;
  const id = ports.newId();
  add(context, { id, name: fileNameIn(url), from: url, state: { status: 'reading' } });
  const file = await ports.files.fetchFile(url);
  const takesPictures = ports.takesPictures(pickedBackend(context).model);
  settle(
    context,
    id,
    file
      ? masked(await readFile(file, ports.files, takesPictures))
      : { status: 'refused', reason: 'not-fetched' },
  );
}

function masked(read: ReadAttachment): ReadAttachment {
  if (read.status === 'refused' || read.attachment.kind === 'picture') return read;
  const { attachment } = read;
  return { ...read, attachment: { ...attachment, text: maskShapes(attachment.text) } };
}

/** A text from the clipboard. False where it is empty, or too long beside the others. */
export function attachPastedText(context: TurnContext, text: string): boolean {
  const { ports, store } = context;
  const name = ports.settings().messages.person.attachments.pasted;
  const { attachments } = readyAttachments(store.getState().attached);
  const state = withinLimits(textAttachment(name, text), attachments);
  if (state.status === 'refused') return false;
  add(context, { id: ports.newId(), name, isPasted: true, state });
  return true;
}

export function detach({ store }: TurnContext, id: string): void {
  store.setState(({ attached }) => ({ attached: attached.filter(each => each.id !== id) }));
}

function add({ store }: TurnContext, draft: DraftAttachment): void {
  store.setState(({ attached }) => ({ attached: [...attached, draft] }));
}

/** One that was removed meanwhile stays removed. */
function settle({ store }: TurnContext, id: string, read: ReadAttachment): void {
  store.setState(({ attached }) => {
    const others = readyAttachments(attached.filter(each => each.id !== id)).attachments;
    const state = withinLimits(read, others);
    return { attached: attached.map(each => (each.id === id ? { ...each, state } : each)) };
  });
}

/** Moves the attachments from the composer to the message that is being sent. */
export function takeAttachments({ store }: TurnContext, entryId: string): Attachment[] | undefined {
  const { attached, pictures } = store.getState();
  const { attachments, images } = readyAttachments(attached);
  store.setState({ attached: [], pictures: withPictures(pictures, entryId, images) });
  return attachments.length > 0 ? attachments : undefined;
}

/** The attachments of a message, for another that takes its place. */
export function keepAttachments(
  { store }: TurnContext,
  { id, attachments }: PersonEntry,
  newId: string,
): Attachment[] | undefined {
  const { pictures } = store.getState();
  store.setState({ pictures: withPictures(pictures, newId, pictures.get(id) ?? []) });
  return attachments;
}
