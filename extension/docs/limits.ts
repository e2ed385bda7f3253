import { MAX_ELEMENTS } from '@assent/shared';
import type { Limits } from '../messages/docs/en.ts';
import { MAX_CODE_SECONDS } from '../operations/browser/browser-code.ts';
import { MAX_SHARED_TABS } from '../operations/browser/shared-tab.ts';
import { MAX_ADDRESS, MAX_NAME } from '../operations/contract/bounded-text.ts';
import { MAX_PICTURES, MAX_SIDE } from '../operations/contract/picture.ts';
import { MAX_CODE } from '../operations/execute-js.ts';
import { MAX_LINKS } from '../operations/extracting/extract-links.ts';
import { MAX_TEXT } from '../operations/extracting/extract-text.ts';
import { MAX_PART } from '../operations/extracting/text-part.ts';
import { MAX_CHARACTERS, MAX_EVER } from '../operations/snapshot.ts';
import { MAX_SECONDS, USUAL_SECONDS } from '../operations/wait.ts';
import { MAX_ACTIONS } from '../tools/page-action.ts';
import { MAX_OF_ARGUMENTS } from '../tools/parse-json.ts';

const figure = (number: number): string => number.toLocaleString('en');

export const limits: Limits = {
  elements: figure(MAX_ELEMENTS),
  sharedTabs: figure(MAX_SHARED_TABS),
  textPart: figure(MAX_PART),
  text: figure(MAX_TEXT),
  links: figure(MAX_LINKS),
  snapshot: figure(MAX_CHARACTERS),
  largestSnapshot: figure(MAX_EVER),
  pictures: figure(MAX_PICTURES),
  pictureSide: figure(MAX_SIDE),
  waitSeconds: figure(MAX_SECONDS),
  usualWaitSeconds: figure(USUAL_SECONDS),
  code: figure(MAX_CODE),
  codeSeconds: figure(MAX_CODE_SECONDS),
  callArguments: figure(MAX_OF_ARGUMENTS),
  address: figure(MAX_ADDRESS),
  name: figure(MAX_NAME),
  actions: figure(MAX_ACTIONS),
};
