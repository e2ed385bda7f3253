import type { Bilingual } from '@assent/shared';
import type { Block } from './recognise-block.ts';

/** What a page in front of a page wants of the person. */
export const BLOCK_WORDS = {
  captcha: {
    zh: '这个页面要求证明操作者是真人（人机验证），内容还没有显示。这一步只能由本人亲手完成：请告诉对方去页面上完成验证，不要自己尝试，完成后再读取页面。',
    en: 'This page asks for proof that a person is there (a CAPTCHA) and shows nothing else yet. Only the person can do that: ask them to complete it on the page, do not try to solve it, and read the page again afterwards.',
  },
  checking: {
    zh: '网站正在检查浏览器，页面还没有显示。它可能自己通过，也可能需要本人点一下：请告诉对方看一下页面，不要自己尝试，通过后再读取页面。',
    en: 'The site is checking the browser and does not show its page yet. It may pass by itself or want a press from the person: ask them to look at the page, do not try to pass the check, and read the page again afterwards.',
  },
  refused: {
    zh: '网站拒绝显示这个页面（访问被拒绝或受限）。只有本人能决定怎么办（例如登录，或换一个网络）：请告诉对方，不要反复重试，也不要设法绕过。',
    en: 'The site refuses to show this page (access denied). Only the person can decide what to do, such as signing in: tell them, and do not retry or try to get around it.',
  },
  'too-many': {
    zh: '网站说请求太频繁，暂时不显示页面。请告诉对方，由本人决定什么时候再试；不要反复重试，也不要设法绕过。',
    en: 'The site says there were too many requests and shows no page for now. Tell the person and let them decide when to try again; do not retry, and do not try to get around it.',
  },
} as const satisfies Record<Block, Bilingual>;
