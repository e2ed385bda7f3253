import type { Language } from '@assent/shared';
import type { Told } from '../../page/user-facing-error.ts';
import type { Block } from './recognise-block.ts';

/** What a page in front of a page wants of the person. */
export const BLOCK_WORDS: Record<Block, Record<Language, Told>> = {
  captcha: {
    zh: {
      message:
        '这个页面要求证明操作者是真人（人机验证），内容还没有显示。这一步只能由用户亲手完成：请让用户到页面上完成验证，不要自己尝试，完成后再读取页面。',
      forPerson:
        '这个页面要求证明你是真人（人机验证），内容还没有显示。请到页面上完成验证，然后告诉助手继续。',
    },
    en: {
      message:
        'This page asks for proof that a person is there (a CAPTCHA) and shows nothing else yet. Only the person can do that: ask them to complete it on the page, do not try to solve it, and read the page again afterwards.',
      forPerson:
        'This page asks for proof that you are a person (a CAPTCHA) and shows nothing else yet. Complete it on the page, then tell the assistant to go on.',
    },
  },
  checking: {
    zh: {
      message:
        '网站正在检查浏览器，页面还没有显示。它可能自己通过，也可能需要用户点一下：请让用户看一下页面，不要自己尝试，通过后再读取页面。',
      forPerson:
        '网站正在检查浏览器，页面还没有显示。它可能自己通过，也可能需要你点一下：请看一下页面，通过后告诉助手继续。',
    },
    en: {
      message:
        'The site is checking the browser and does not show its page yet. It may pass by itself or want a press from the person: ask them to look at the page, do not try to pass the check, and read the page again afterwards.',
      forPerson:
        'The site is checking the browser and does not show its page yet. It may pass by itself or want a press from you: look at the page, and once it is there, tell the assistant to go on.',
    },
  },
  refused: {
    zh: {
      message:
        '网站拒绝显示这个页面（访问被拒绝或受限）。只有用户能决定怎么办（例如登录，或换一个网络）：请告诉用户，不要反复重试，也不要设法绕过。',
      forPerson: '网站拒绝显示这个页面（访问被拒绝或受限）。你可以先登录，或换一个网络，再让助手继续。',
    },
    en: {
      message:
        'The site refuses to show this page (access denied). Only the person can decide what to do, such as signing in: tell them, and do not retry or try to get around it.',
      forPerson:
        'The site refuses to show this page (access denied). It may help to sign in or to use another network; then have the assistant go on.',
    },
  },
  'too-many': {
    zh: {
      message:
        '网站说请求太频繁，暂时不显示页面。请告诉用户，由用户决定什么时候再试；不要反复重试，也不要设法绕过。',
      forPerson: '网站说请求太频繁，暂时不显示页面。请过一会儿再让助手继续。',
    },
    en: {
      message:
        'The site says there were too many requests and shows no page for now. Tell the person and let them decide when to try again; do not retry, and do not try to get around it.',
      forPerson:
        'The site says there were too many requests and shows no page for now. Have the assistant go on after a while.',
    },
  },
};
