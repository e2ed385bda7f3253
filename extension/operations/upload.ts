import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { isDisabled } from '../page/dom/element-state.ts';
import { isLabel, isSelect, isTextField } from '../page/dom/element-types.ts';
import { hasAttribute, isConnected } from '../page/dom/native-dom.ts';
import { actionSignatureOf } from '../page/identity/action-signature.ts';
import { shortName } from '../page/naming/short-name.ts';
import { type Effects, hasEffect } from '../page/observing/effects.ts';
import { toneOfWords } from '../page/observing/message-tone.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { settle } from '../page/timing/settle.ts';
import {
  dropFiles,
  fileInputsOf,
  filesKey,
  heldFiles,
  isFileInput,
  putFiles,
} from '../page/writing/put-files.ts';
import { failed, succeeded } from './contract/observed.ts';
import type { Handler, Operation, PreviewDetails } from './contract/operation.ts';
import { disabledError, elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import type { UndoEntry } from './contract/undo-entry.ts';
import { pressDetails } from './pressing/press-details.ts';
import { changedUnderPress, clearHit } from './pressing/press-where-seen.ts';

const params = z.object({});

export const upload: Operation<'upload', z.infer<typeof params>> = {
  name: 'upload',
  params,
  example: { action: 'upload', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'edits',
  emptyTarget: 'none',
  errors: ['InvalidArgument', 'NotInteractable', 'NeedsUser'],
  inExtras: true,
};

export const handler: Handler<z.infer<typeof params>> = {
  aim: element =>
    isLabel(element) && element.control && isFileInput(element.control) ? element.control : element,
  preview: target => previewUpload(elementOf(target)),
  binds: target => {
    const input = fileInputOf(elementOf(target));
    return input ? [actionSignatureOf(input), ...Object.values(askedOf(input))] : [];
  },
  remember: (target, _params) => {
    const element = elementOf(target);
    const input = fileInputOf(element);
    return input && rememberFiles(shortName(element), input);
  },
  run: (target, _params, { files }) => runUpload(elementOf(target), files),
};

/** The only file field; undefined where the files are dropped instead. */
function fileInputOf(element: Element): HTMLInputElement | undefined {
  const [input, ...others] = fileInputsOf(element);
  if (others.length > 0) {
    throw new PageError(
      'InvalidArgument',
      message('upload.several', { name: shortName(element), count: others.length + 1 }),
    );
  }
  return input;
}

function previewUpload(element: Element): PreviewDetails {
  const name = shortName(element);
  const input = fileInputOf(element);
  if (isDisabled(element) || (input && isDisabled(input))) throw disabledError(name);
  if (!input) {
    if (isTextField(element) || isSelect(element))
      throw new PageError('InvalidArgument', message('upload.noFileField', { name }));
    return { effect: 'acts', after: message('upload.dropped'), asksFile: { accept: '', multiple: true } };
  }
  if (hasAttribute(input, 'webkitdirectory'))
    throw new PageError('NeedsUser', message('upload.folder', { name }));
  return { ...pressDetails(input, 'edits'), asksFile: askedOf(input) };
}

const MAX_ACCEPT = 500;

function askedOf({ accept, multiple }: HTMLInputElement): { accept: string; multiple: boolean } {
  return { accept: cleanText(accept, MAX_ACCEPT), multiple };
}

async function runUpload(element: Element, files: readonly File[]): Promise<Outcome> {
  const given = { name: shortName(element), count: files.length };
  if (files.length === 0)
    throw new PageError('InvalidArgument', message('upload.noneChosen', { name: given.name }));
  const input = fileInputOf(element);
  if (!input) return runDrop(element, files, given);
  if (files.length > 1 && !input.multiple)
    throw new PageError('InvalidArgument', message('upload.onlyOne', { name: given.name }));
  const watch = watchEffects(element);
  putFiles(input, files);
  return describeUpload(input, files, { given, effects: await watch.finish() });
}

async function runDrop(
  element: Element,
  files: readonly File[],
  given: { name: string; count: number },
): Promise<Outcome> {
  const hit = clearHit(element);
  if (hit.status !== 'hit') {
    const cover = hit.status === 'covered' ? shortName(hit.cover) : '';
    throw new PageError('NotInteractable', message('upload.unreachable', { name: given.name, cover }));
  }
  const watch = watchEffects(element);
  const drop = await dropFiles(hit.top, hit.point, files);
  const effects = await watch.finish();
  if (drop === 'changed') throw changedUnderPress(element);
  if (drop === 'refused') throw new PageError('NeedsUser', message('upload.takesNone', { name: given.name }));
  return describeDrop({ given, effects });
}

/** Uploads that the page already sent stay sent. */
function rememberFiles(name: string, input: HTMLInputElement): UndoEntry {
  const old = [...(input.files ?? [])];
  return {
    name,
    look: () => (isConnected(input) ? heldFiles(input) : undefined),
    restore: async () => {
      putFiles(input, old);
      await settle();
    },
  };
}

/** Never includes file names: they are private. */
interface Uploaded {
  given: { name: string; count: number };
  effects: Effects;
}

/** What the page says against the files, in a message or beside the field. */
function refusalIn({ objections, said, newText }: Effects): string {
  const texts = [...objections, ...said.filter(({ tone }) => tone === 'bad').map(({ text }) => text)];
  const plain = toneOfWords(newText) === 'bad' ? newText : '';
  return texts.join('; ') || plain;
}

/** Many pages take a file and empty or redraw the field at once: then the page's display counts. */
function describeUpload(input: HTMLInputElement, files: readonly File[], uploaded: Uploaded): Outcome {
  const { given, effects } = uploaded;
  const refusal = refusalIn(effects);
  if (refusal !== '')
    return failed('validation_error', message('upload.refused', { ...given, said: refusal }));
  if (isConnected(input) && heldFiles(input) === filesKey(files))
    return succeeded('changed', message('upload.held', given));
  if (!hasEffect(effects) && effects.meanwhile !== '')
    return failed('validation_error', message('upload.refused', { ...given, said: effects.meanwhile }));
  if (effects.objections.length > 0 || !hasEffect(effects))
    return failed('no_change', message('upload.emptied', given));
  return succeeded('changed', message('upload.taken', { ...given, shown: effects.newText }));
}

function describeDrop({ given, effects }: Uploaded): Outcome {
  return hasEffect(effects) && effects.objections.length === 0
    ? succeeded('changed', message('upload.taken', { ...given, shown: effects.newText }))
    : failed('no_change', message('upload.ignored', given));
}
