import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { PageError } from '../page/page-error.ts';
import type { BrowserOperation, BrowserScene } from './browser/browser-handler.ts';
import { factsOfTab } from './browser/shared-tab.ts';
import { type PicturedPart, type PictureRequest, picturedPartSchema } from './picturing/picture.ts';
import { describePictured, picturedWords } from './picturing/picture-words.ts';

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
      const tab = await browser.tab(tabId, language);
      const subject = await browser.lookForPicture(request, language);
      const words = picturedWords(language);
      return {
        facts: subject.facts ?? factsOfTab(tab, language),
        details: [
          words.part[request.part](subject.width, subject.height),
          words.secrets,
          ...(subject.isBehind ? [words.toFront] : []),
          ...(subject.isKnownAllowed ? [] : [words.clickFirst]),
        ],
      };
    },
    run: async (scene, { part }) => {
      const request = requestOf(scene, part);
      const pictured = await scene.browser.takePicture(request, scene.stopped, scene.language);
      return {
        success: true,
        ...describePictured(pictured, picturedWords(scene.language)),
        pictures: pictured.pictures,
        painted_over: pictured.painted,
      };
    },
  },
};

/** Throws `InvalidArgument` for an element without a target. */
function requestOf(
  { tabId, documentId, target, language }: BrowserScene,
  given: PicturedPart | undefined,
): PictureRequest {
  const isTargeted = Object.values(target).some(Boolean);
  const part = given ?? (isTargeted ? 'element' : 'visible');
  if (part === 'element' && !isTargeted) throw new PageError('InvalidArgument', NO_TARGET[language]);
  return { tabId, documentId, part, target: part === 'element' ? target : {} };
}

const NO_TARGET: Record<Language, string> = {
  zh: '要截取元素，请用 target 指明是哪一个，例如 {"elementId": "e_…"}；要截取可见部分，请用 part: "visible"。',
  en: 'For a picture of an element, name it in the target, such as {"elementId": "e_…"}; for what is in view use part: "visible".',
};
