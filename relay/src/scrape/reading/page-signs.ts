import type { PageDocument } from '../../tools/web/extract-article.ts';
import type { PageSigns } from './page-reading.ts';

/** Enough to recognise a bot wall by its words. */
const MAX_TEXT = 3000;
const MAX_TITLE = 500;

const EXECUTABLE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const FIELDS =
  'textarea, select, input:not([type]), input[type="text"], input[type="email"], input[type="password"], input[type="tel"], input[type="search"], input[type="number"], input[type="url"]';

const CAPTCHA =
  '.g-recaptcha, .h-captcha, .cf-turnstile, #px-captcha, #captcha-container, [class^="geetest"], iframe[src*="captcha"], script[src*="hcaptcha.com"], script[src*="challenges.cloudflare.com/turnstile"], script[src*="captcha-delivery.com"]';

/** The containers that React, Vue, Svelte, Nuxt, Next, Gatsby, Ember and others fill. */
const ROOTS =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, #app-root, #react-root, #mount, #ember-basic-dropdown-wormhole, [data-reactroot], [ng-app], [data-server-rendered]';

type Structure = Omit<PageSigns, 'text' | 'textLength' | 'hasEmptyRoot'>;
type ShownText = Pick<PageSigns, 'text' | 'textLength' | 'hasEmptyRoot'>;

/** Before anything is taken out of the document. */
export function readStructure(document: PageDocument): Structure {
  const scripts = [...document.querySelectorAll('script')];
  const noscripts = [...document.querySelectorAll('noscript')];
  return {
    title: oneLine(document.querySelector('title')?.textContent ?? '').slice(0, MAX_TITLE),
    heading: oneLine(document.querySelector('h1')?.textContent ?? '').slice(0, MAX_TITLE),
    noscript: oneLine(noscripts.map(({ textContent }) => textContent ?? '').join(' ')).slice(0, MAX_TEXT),
    scripts: scripts.filter(script => EXECUTABLE.test(script.getAttribute('type')?.trim() ?? '')).length,
    passwords: document.querySelectorAll('input[type="password"]').length,
    fields: document.querySelectorAll(FIELDS).length,
    hasCaptcha: document.querySelector(CAPTCHA) !== null,
  };
}

/** After what no visitor sees was taken out. */
export function readShownText(document: PageDocument): ShownText {
  const text = oneLine(document.body.textContent ?? '');
  return { text: text.slice(0, MAX_TEXT), textLength: text.length, hasEmptyRoot: hasEmptyRoot(document) };
}

/** Angular and others mount in an element of their own name. */
function hasEmptyRoot(document: PageDocument): boolean {
  const named = [...document.body.children].filter(({ localName }) => localName.includes('-'));
  return [...document.querySelectorAll(ROOTS), ...named].some(
    root => isLoading(oneLine(root.textContent ?? '')) && root.querySelector('img, video, canvas') === null,
  );
}

const LOADING = /^(?:loading|please wait|initiali[sz]ing|one moment|正在加载|加载中|请稍候|请稍等)?\W*$/iu;

/** Nothing, or a word that stands in for the page. */
export function isLoading(text: string): boolean {
  return text.length < 80 && LOADING.test(text);
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
