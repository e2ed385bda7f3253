import { MAX_ELEMENTS } from '@assent/shared';
import type { Limits } from '../messages/docs/en.ts';
import { MOST_CODE_SECONDS } from '../operations/browser/browser-code.ts';
import { MOST_SHARED_TABS } from '../operations/browser/shared-tab.ts';
import { MOST_OF_ADDRESS, MOST_OF_NAME } from '../operations/contract/bounded-text.ts';
import { LONGEST_SIDE, MOST_PICTURES } from '../operations/contract/picture.ts';
import { MAX_CODE } from '../operations/execute-js.ts';
import { MOST_LINKS } from '../operations/extracting/extract-links.ts';
import { MAX_TEXT } from '../operations/extracting/extract-text.ts';
import { MAX_PART } from '../operations/extracting/text-part.ts';
import { MOST_CHARACTERS, MOST_EVER } from '../operations/snapshot.ts';
import { MOST_SECONDS, USUAL_SECONDS } from '../operations/wait.ts';
import { MAX_ACTIONS } from '../tools/page-action.ts';
import { MOST_OF_ARGUMENTS } from '../tools/parse-json.ts';

const figure = (number: number): string => number.toLocaleString('en');

export const limits: Limits = {
  elements: figure(MAX_ELEMENTS),
  sharedTabs: figure(MOST_SHARED_TABS),
  textPart: figure(MAX_PART),
  text: figure(MAX_TEXT),
  links: figure(MOST_LINKS),
  snapshot: figure(MOST_CHARACTERS),
  largestSnapshot: figure(MOST_EVER),
  pictures: figure(MOST_PICTURES),
  pictureSide: figure(LONGEST_SIDE),
  waitSeconds: figure(MOST_SECONDS),
  usualWaitSeconds: figure(USUAL_SECONDS),
  code: figure(MAX_CODE),
  codeSeconds: figure(MOST_CODE_SECONDS),
  callArguments: figure(MOST_OF_ARGUMENTS),
  address: figure(MOST_OF_ADDRESS),
  name: figure(MOST_OF_NAME),
  actions: figure(MAX_ACTIONS),
};
