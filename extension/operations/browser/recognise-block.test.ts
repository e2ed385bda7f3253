import { describe, expect, test } from 'vitest';
import type { ArrivalSigns } from '../../page/arrival-signs.ts';
import { recogniseBlock } from './recognise-block.ts';

function signs(given: Partial<ArrivalSigns>): ArrivalSigns {
  const { text = '', ...others } = given;
  return {
    title: '',
    text: text.slice(0, 1_500),
    textLength: text.length,
    challengers: [],
    hasChallenge: false,
    fields: 0,
    passwords: 0,
    ...others,
  };
}

const RECAPTCHA = 'https://www.google.com/recaptcha/api2/anchor?ar=1&k=key&size=normal';
const INVISIBLE = 'https://www.google.com/recaptcha/api2/anchor?ar=1&k=key&size=invisible';
const CLOUDFLARE = '/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1';
const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

describe('what stands in front of a page', () => {
  test.each<[string, Partial<ArrivalSigns>, number | undefined, string]>([
    [
      'Cloudflare, while it checks',
      { title: 'Just a moment...', challengers: [CLOUDFLARE] },
      403,
      'checking',
    ],
    [
      'Cloudflare, in words',
      {
        title: 'Just a moment...',
        text: 'shop.example needs to review the security of your connection before proceeding.',
        challengers: [CLOUDFLARE],
      },
      undefined,
      'checking',
    ],
    ['Cloudflare, in Chinese', { title: '请稍候…', challengers: [CLOUDFLARE] }, 403, 'checking'],
    [
      'Cloudflare, with a box to tick',
      {
        title: 'Just a moment...',
        text: 'Verify you are human by completing the action below.',
        challengers: [CLOUDFLARE, TURNSTILE],
        hasChallenge: true,
      },
      403,
      'captcha',
    ],
    [
      'Cloudflare, in German',
      {
        title: 'Nur einen Moment…',
        text: 'Sicherheitsüberprüfung wird durchgeführt',
        challengers: [CLOUDFLARE],
      },
      403,
      'checking',
    ],
    [
      'Cloudflare, with a box to tick, in Japanese',
      { title: 'しばらくお待ちください...', challengers: [CLOUDFLARE, TURNSTILE], hasChallenge: true },
      403,
      'captcha',
    ],
    [
      'a puzzle, with a refusal',
      { title: 'shop.example', text: 'Solve the puzzle to go on.' },
      403,
      'captcha',
    ],
    [
      'a search engine that suspects a robot',
      {
        title: 'https://search.example/?q=tea',
        text: 'Our systems have detected unusual traffic from your computer network.',
        challengers: [RECAPTCHA],
        hasChallenge: true,
      },
      429,
      'captcha',
    ],
    [
      'nothing but a box',
      { title: 'shop.example', challengers: ['https://js.hcaptcha.com/1/api.js'], hasChallenge: true },
      200,
      'captcha',
    ],
    [
      'letters in a picture',
      { title: 'Robot Check', text: 'Type the characters you see in this image:', fields: 1 },
      200,
      'captcha',
    ],
    [
      'words with what comes after, in Chinese',
      { title: '人机验证', text: '请完成安全验证后继续访问' },
      200,
      'captcha',
    ],
    ['a moment that a server asks for', { title: 'Just a moment...' }, 503, 'checking'],
    ['a slider, in Chinese', { title: '验证', text: '请拖动下方滑块完成拼图' }, 200, 'captcha'],
    [
      'a check of the account, in Chinese',
      { title: '安全验证', text: '为保证正常访问，请完成下方验证' },
      undefined,
      'captcha',
    ],
    [
      'letters in a picture, in Chinese',
      { title: '验证码', text: '请输入图中的验证码 提交', fields: 1 },
      undefined,
      'captcha',
    ],
    [
      'a refusal',
      { title: 'Access Denied', text: "You don't have permission to access this page." },
      403,
      'refused',
    ],
    [
      'a firewall',
      {
        title: 'Attention Required! | Cloudflare',
        text: 'Sorry, you have been blocked. You are unable to access shop.example',
      },
      undefined,
      'refused',
    ],
    [
      'a refusal, in Chinese',
      { title: '访问受限', text: '您的访问受限，请联系管理员。' },
      undefined,
      'refused',
    ],
    ['too many requests', { title: '429 Too Many Requests' }, 429, 'too-many'],
    [
      'too many requests, in Chinese',
      { title: '提示', text: '请求过于频繁，请稍后再试' },
      undefined,
      'too-many',
    ],
  ])('%s', (_what, given, status, block) => {
    expect(recogniseBlock({ signs: signs(given), status })).toBe(block);
  });
});

describe('what is a page all the same', () => {
  test.each<[string, Partial<ArrivalSigns>, number | undefined]>([
    ['a game', { title: 'Sudoku', text: 'Solve the puzzle of today' }, 200],
    [
      'a game that loads an invisible test',
      { text: 'Solve the puzzle of today', challengers: [INVISIBLE] },
      200,
    ],
    ['a habit', { title: 'Habits', text: 'Complete the challenge each day' }, undefined],
    ['a poem', { title: 'Are you human?', text: 'Are you human? A poem' }, 200],
    ['a poem about robots', { title: 'Are you a robot?', text: 'Are you a robot? A poem' }, undefined],
    ['a short article about it', { title: 'CAPTCHA', text: 'A word from the year 2003.' }, 200],
    ['a coupon, in Chinese', { title: '优惠券', text: '完成验证后即可领取优惠券' }, 200],
    ['an article about it, in Chinese', { title: '人机验证原理', text: '人机验证原理' }, 200],
    [
      'an article that says what is asked',
      { title: 'Notes', text: `Sites ask you to verify you are human. ${'More notes. '.repeat(50)}` },
      200,
    ],
    ['a page to sign in at', { title: 'Sign in', text: 'Email Next', fields: 1 }, 403],
    ['a page to sign in at, asked for often', { title: 'Sign in', text: 'Email Next', fields: 1 }, 429],
    ['an empty page', {}, 200],
    ['a page that is not there', { title: 'Not found', text: 'No such page.' }, 404],
    ['a server that is broken', { title: '500', text: 'Internal server error' }, 500],
    [
      'a login that loads an invisible test',
      { title: 'Sign in', text: 'Sign in Email Password', challengers: [INVISIBLE], fields: 2, passwords: 1 },
      200,
    ],
    [
      'a login with a box to tick',
      {
        title: 'Log in',
        text: "Log in Password I'm not a robot",
        challengers: [RECAPTCHA],
        hasChallenge: true,
        fields: 2,
        passwords: 1,
      },
      200,
    ],
    [
      'a login by a code, in Chinese',
      { title: '登录', text: '手机号 验证码 获取验证码 登录', fields: 2 },
      200,
    ],
    [
      'a form with a box to tick',
      {
        title: 'Contact us',
        text: 'Name Message Send',
        challengers: [TURNSTILE],
        hasChallenge: true,
        fields: 2,
      },
      200,
    ],
    [
      'an article about it',
      {
        title: 'CAPTCHA - an encyclopedia',
        text: 'A CAPTCHA asks you to prove that you are human. '.repeat(60),
      },
      200,
    ],
    [
      'an article about refusals',
      { title: 'What "access denied" means', text: 'Access denied is said when… '.repeat(80) },
      200,
    ],
    [
      'a short page that says who may come',
      { title: 'The garden', text: 'Access to this site is restricted to members.' },
      200,
    ],
    [
      'a page of the maker of such tests',
      { title: 'Docs', text: 'Read on. '.repeat(200), challengers: [TURNSTILE], hasChallenge: true },
      200,
    ],
    ['a page that says it is loading', { title: 'Just a moment', text: 'Loading your basket' }, 200],
    [
      'a shop in front of which Cloudflare stands',
      {
        title: 'Tea',
        text: 'Green tea, 4 €',
        challengers: ['/cdn-cgi/challenge-platform/scripts/jsd/main.js'],
      },
      200,
    ],
    [
      'a code sent to a phone, in Chinese',
      { title: '安全验证', text: '请输入短信验证码 获取验证码 确定', fields: 1 },
      200,
    ],
    ['a monitor, in Chinese', { title: '监控', text: '检测到网络异常 3 次' }, 200],
    ['a news page in Chinese', { title: '访问人数创新高', text: '今天的访问人数创新高。' }, 200],
    [
      'a page about safety, in Chinese',
      { title: '账号安全中心', text: '登录密码 手机绑定 安全验证设置' },
      200,
    ],
  ])('%s', (_what, given, status) => {
    expect(recogniseBlock({ signs: signs(given), status })).toBeUndefined();
  });
});
