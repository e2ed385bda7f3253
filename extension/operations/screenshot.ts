import * as z from 'zod/mini';
import { type Message, message } from '../messages/message.ts';
import { PageError } from '../page/page-error.ts';
import type { BrowserOperation, BrowserScene } from './browser/browser-handler.ts';
import { factsOfTab } from './browser/shared-tab.ts';
import {
  type Picture,
  type Pictured,
  type PicturedPart,
  type PictureRequest,
  type PictureSubject,
  picturedPartSchema,
} from './contract/picture.ts';

const OF_PART = {
  visible: 'picture.ofVisible',
  element: 'picture.ofElement',
  page: 'picture.ofPage',
} as const;

const params = z.object({
  part: z.optional(picturedPartSchema),
});

export const screenshot: BrowserOperation<'screenshot', z.infer<typeof params>> = {
  name: 'screenshot',
  params,
  example: { action: 'screenshot', target: {}, params: { part: 'visible' } },
  effect: 'reads',
  emptyTarget: 'page',
  takesTarget: true,
  errors: [
    'InvalidArgument',
    'ElementNotFound',
    'StaleElement',
    'ElementChanged',
    'NotInteractable',
    'Timeout',
    'NotPermitted',
    'Unsupported',
  ],
  handler: {
    preview: async (scene, { part }) => {
      const { browser, tabId, language } = scene;
      const request = requestOf(scene, part);
      const tab = await browser.tab(tabId);
      const subject = await browser.lookForPicture(request, language);
      return {
        facts: subject.facts ?? factsOfTab(tab, language),
        details: describeSubject(request.part, subject),
      };
    },
    run: async (scene, { part }) => {
      const request = requestOf(scene, part);
      const pictured = await scene.browser.takePicture(request, scene.stopped, scene.language);
      return {
        success: true,
        message: describePictured(pictured),
        pictures: pictured.pictures,
        painted_over: pictured.painted,
      };
    },
  },
};

/** Throws `InvalidArgument` for an element without a target. */
function requestOf(
  { tabId, documentId, target }: BrowserScene,
  given: PicturedPart | undefined,
): PictureRequest {
  const isTargeted = Object.values(target).some(Boolean);
  const part = given ?? (isTargeted ? 'element' : 'visible');
  if (part === 'element' && !isTargeted) throw new PageError('InvalidArgument', message('picture.noTarget'));
  return { tabId, documentId, part, target: part === 'element' ? target : {} };
}

function describeSubject(part: PicturedPart, subject: PictureSubject): Message[] {
  const { width, height, isBehind, isKnownAllowed } = subject;
  return [
    message(OF_PART[part], { width, height }),
    message('picture.secrets'),
    ...(isBehind ? [message('picture.toFront')] : []),
    ...(isKnownAllowed ? [] : [message('picture.clickFirst')]),
  ];
}

function describePictured({ pictures, painted, cutAt, isPartial, wasBehind }: Pictured): Message {
  const sentences = [
    message('picture.taken', { sizes: pictures.map(sizeOf).join('; ') }),
    message('picture.painted', painted),
    ...(cutAt ? [message('picture.cut', cutAt)] : []),
    ...(isPartial ? [message('picture.partial')] : []),
    ...(wasBehind ? [message('picture.wasBehind')] : []),
    message('picture.attached'),
  ];
  return message('sentences', { sentences });
}

/** `1280×720 px, 84 kB` */
function sizeOf({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string {
  return `${width}×${height} px, ${Math.ceil(bytes / 1000)} kB`;
}
