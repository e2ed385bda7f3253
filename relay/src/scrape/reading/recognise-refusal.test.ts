import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { type ArrivedPage, isBotWall, type RefusalReason, recogniseRefusal } from './recognise-refusal.ts';

const TEXT = 'The harbour of the town is deep, and ships of all sizes lie at its quays. '.repeat(20);

function refusalOf(html: string, given: Partial<ArrivedPage> = {}): RefusalReason | undefined {
  const requested = 'https://shop.example/lamps/7';
  const page = { requested, url: requested, status: 200, headers: {}, html, ...given };
  const { signs } = readPage({
    kind: 'page',
    html,
    url: page.url,
    onlyMainContent: true,
    includeTags: [],
    excludeTags: [],
    wantsContent: false,
  });
  return recogniseRefusal(page, signs);
}

test.each([
  [
    'Cloudflare',
    '<title>Just a moment...</title><script>(function(){window._cf_chl_opt={cvId:"3"}})()</script>',
  ],
  ['Cloudflare in Chinese', '<title>请稍候…</title><p>正在验证您是否是真人。</p>'],
  [
    'DataDome',
    '<p>Please enable JS and disable any ad blocker</p><script src="https://ct.captcha-delivery.com/i.js"></script>',
  ],
  [
    'HUMAN',
    '<title>Access denied</title><div id="px-captcha-wrapper"></div><p>Press &amp; Hold to confirm you are a human (and not a bot).</p>',
  ],
  [
    'Akamai',
    '<noscript><meta http-equiv="refresh" content="5; URL=/?bm-verify=AAQ"></noscript><script src="/x/y?v=1"></script>',
  ],
  [
    'Imperva',
    '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9">Request unsuccessful. Incapsula incident ID: 1-2</iframe>',
  ],
  [
    'AWS',
    '<script>window.awsWafCookieDomainList = [];window.gokuProps = {"key":"A"};</script><div id="challenge-container"></div>',
  ],
  [
    'Google',
    '<title>https://www.google.com/search</title><p>Our systems have detected unusual traffic from your computer network.</p><form><div class="g-recaptcha"></div></form>',
  ],
  [
    'Anubis',
    '<title>Making sure you&#39;re not a bot!</title><script id="anubis_challenge" type="application/json">{}</script>',
  ],
  ['Alibaba', "<html><script>var arg1='3000176000856006061501533003690027800375';</script></html>"],
  [
    'a bare widget',
    '<title>shop.example</title><div class="cf-turnstile"></div><script src="/t.js"></script>',
  ],
])('the wall of %s', (_name, html) => {
  expect(refusalOf(html)).toBe('bot_wall');
});

test.each([
  [
    'an article about walls',
    `<title>Bots</title><h1>Bots</h1><p>${TEXT}Press and hold to confirm you are a human.</p><div class="g-recaptcha"></div>`,
  ],
  [
    'a contact form with a captcha',
    '<title>Contact</title><h1>Contact</h1><form><input name="name"><input type="email"><textarea></textarea><div class="g-recaptcha"></div></form>',
  ],
  [
    'scripts of the vendors on a page',
    '<title>Lamp</title><h1>Lamp</h1><p>12.50</p><script>window._pxAppId="PX1"</script><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
  ],
  [
    'a login box on a start page',
    '<title>Router</title><h1>Router</h1><p>Status: fine. Log in to change the settings.</p><input name="user"><input type="password">',
  ],
  ['a short page', '<title>It works!</title><h1>It works!</h1>'],
  ['an article about errors', `<title>404 explained</title><h1>404 explained</h1><p>${TEXT}</p>`],
])('%s is content', (_name, html) => {
  expect(refusalOf(html)).toBeUndefined();
});

const FORM = '<form><input type="email"><input type="password"><button>Go</button></form>';

test.each([
  ['that calls itself one', '<title>Sign in | Shop</title><h1>Sign in</h1>', 'https://shop.example/lamps/7'],
  ['of a team', '<title>Sign in to Shop</title><h1>Welcome</h1>', 'https://shop.example/lamps/7'],
  [
    'after a redirect',
    '<title>Shop</title><h1>Welcome back</h1>',
    'https://shop.example/users/sign_in?next=x'.replace('sign_in', 'signin'),
  ],
  ['of another host', '<title>Shop</title><h1>Welcome</h1>', 'https://login.shop.example/start'],
  ['in Chinese', '<title>用户登录 - 商店</title><h1>用户登录</h1>', 'https://shop.example/lamps/7'],
])('a login %s', (_name, head, url) => {
  expect(refusalOf(head + FORM, { url })).toBe('login');
});

test('a login with the name first, after a redirect', () => {
  const html = '<title>Sign in to your account</title><h1>Sign in</h1><input type="email">';
  expect(refusalOf(html, { url: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize' })).toBe(
    'login',
  );
});

test('a login that was asked for, and a registration, are content', () => {
  const url = 'https://shop.example/login';
  expect(refusalOf(`<title>Log in</title>${FORM}`, { requested: url, url })).toBeUndefined();
  expect(refusalOf(`<title>Create your account</title><h1>Register</h1>${FORM}`)).toBeUndefined();
});

test('a page that is not there, if it says so twice', () => {
  expect(refusalOf('<title>404 - Shop</title><h1>Page not found</h1>')).toBe('not_found');
  expect(refusalOf('<title>Shop</title><h1>Page not found</h1>')).toBeUndefined();
});

test('an answer that failed is a wall by its header or its marks', () => {
  expect(isBotWall({ headers: { 'cf-mitigated': 'challenge' }, html: '' })).toBe(true);
  expect(isBotWall({ headers: {}, html: '<p>Reference #18.1 https://errors.edgesuite.net/18.1</p>' })).toBe(
    true,
  );
  expect(isBotWall({ headers: { server: 'cloudflare' }, html: '<h1>Forbidden</h1>' })).toBe(false);
});
