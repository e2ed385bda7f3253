import { cleanText } from '../dom/clean-text.ts';
import { isForm, isInput, isTextArea } from '../dom/element-types.ts';
import { attributeOf, isMatching, queryAllIn, textOf, titleOf } from '../dom/native-dom.ts';
import { seededHash } from '../identity/hash-text.ts';
import { isErrorTitle, isOfPreview, toneOfWords } from '../observing/message-tone.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import { navigationStatus } from '../timing/navigation-status.ts';
import { settle } from '../timing/settle.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { firstNewLines, messagesIn } from './arrived-messages.ts';
import type { ArrivedPage } from './arrived-page.ts';
import { comparable, linesOf } from './page-lines.ts';
import { asksToSignIn, drawnValues, formKey } from './remember-page.ts';
import type { RememberedPage } from './remembered-page.ts';

const MAX_HEADLINE = 120;
const MAX_MESSAGE = 300;
const MAX_MESSAGES = 5;

/** What the page that an action led to says about it, once it is still. */
export async function lookAtArrived(before: RememberedPage): Promise<ArrivedPage> {
  await settle({ quiet: QUIET, deadline: DEADLINE });
  const hashes = linesOf(document)?.map(line => seededHash(line, before.seed));
  const known = before.lines && new Set(before.lines);
  const form = [...queryAllIn(document, 'form')]
    .filter(isForm)
    .find(each => seededHash(formKey(each), before.seed) === before.form);
  const isKnown = (line: string) => {
    const hash = seededHash(comparable(line), before.seed);
    return hash === before.title || (known?.has(hash) ?? true);
  };
  const count = hashes?.length ?? Number.POSITIVE_INFINITY;
  const isEntered = before.asksToSignIn && !asksToSignIn() && offersToSignOut();
  const arrived = { isKnown, form, isBare: count <= FEW_LINES, isEntered };
  const messages = messagesIn(arrived);
  const isSameText = hashes !== undefined && JSON.stringify(hashes) === JSON.stringify(before.lines);
  const secrets = watchSecrets();
  secrets.stop();
  const headings = headingsOf();
  const headline = secrets.mask(headings.find(each => !isKnown(each)) ?? headings[0] ?? '');
  const shows = firstNewLines(arrived, messages);
  const fresh = hashes?.filter(hash => known?.has(hash) === false).length ?? Number.POSITIVE_INFINITY;
  const status = navigationStatus(performance);
  return {
    ...(status === undefined ? {} : { status }),
    headline: cleanText(headline, MAX_HEADLINE),
    headlineTone: isKnown(headline) || isEntered ? 'neutral' : toneOfWords(headline),
    isHeadlineKnown: headings.length === 0 || isKnown(headings[0] ?? ''),
    isErrorPage: isErrorTitle(headline) || (count <= ONE_LINE && messages.some(({ tone }) => tone === 'bad')),
    messages: messages
      .slice(0, MAX_MESSAGES)
      .map(each => ({ ...each, text: cleanText(secrets.mask(each.text), MAX_MESSAGE) })),
    shows: cleanText(secrets.mask(shows), MAX_MESSAGE),
    isRemark: fresh <= MAX_REMARK && ![shows, ...messages.map(({ text }) => text)].some(isOfPreview),
    isUnchanged: isSameText && form !== undefined && isDrawnAgain(form, before),
    ...(form ? { form: stateOf(form) } : {}),
    asksToSignIn: asksToSignIn(),
    isPassing: count <= FEW_LINES && messages.every(({ tone }) => tone === 'neutral') && mayLeadOn(),
  };
}

/** Scripts of the page may draw its messages. In milliseconds. */
const QUIET = 150;
const DEADLINE = 1500;

/** A page of so few lines is a message as a whole. */
const FEW_LINES = 6;
/** With its heading. */
const ONE_LINE = 2;

/** Lines of a remark: what is wrong, and how to mend it. */
const MAX_REMARK = 3;

const MAX_CONTROLS = 300;
const SIGN_OUT =
  /(?<!\p{L})(?:(?:log|sign)[ -]?(?:out|off)|abmelden|ausloggen|(?:se )?déconnexion|déconnecter|cerrar sesión|desconectar|terminar sessão|sair|esci|disconnetti|uitloggen|afmelden|выйти|выход|wyloguj|logga ut|logg ut|log ud|çıkış|đăng xuất)(?!\p{L})|登出|注销|退出登录|ログアウト|로그아웃|تسجيل الخروج/iu;

function offersToSignOut(): boolean {
  const controls = [...queryAllIn(document, 'a[href], button')].slice(0, MAX_CONTROLS);
  return controls.some(each => SIGN_OUT.test(attributeOf(each, 'href') ?? '') || SIGN_OUT.test(textOf(each)));
}

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [role=button], iframe';
const MEANS = 'script, meta[http-equiv=refresh i]';

function mayLeadOn(): boolean {
  const visibility = createVisibility();
  const hasControls = [...queryAllIn(document, CONTROLS)].some(each => visibility.sees(each));
  return !hasControls && queryAllIn(document, MEANS).length > 0;
}

/** And the title. The name of a site is a heading on all of its pages. */
function headingsOf(): string[] {
  const visibility = createVisibility();
  const headings = [...queryAllIn(document, 'h1, [role=heading][aria-level="1"]')]
    .slice(0, MAX_HEADINGS)
    .filter(each => visibility.sees(each))
    .map(each => visibleText(each, visibility, MAX_HEADLINE).trim());
  return [...headings, titleOf(document) ?? ''].filter(Boolean);
}

const MAX_HEADINGS = 5;

/** Without fields it has nothing to keep; by GET it would show what it was asked. */
function isDrawnAgain(form: HTMLFormElement, { drawn, seed }: RememberedPage): boolean {
  return queryAllIn(form, FIELDS).length === 0 || seededHash(drawnValues(form), seed) === drawn;
}

const FIELDS = 'input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea';

function stateOf(form: HTMLFormElement): 'filled' | 'empty' | 'unkept' {
  if (isFilled(form)) return 'filled';
  const isUnkept = [...queryAllIn(form, FIELDS)].some(
    field => isMatching(field, UNKEPT) || ONE_TIME.test(attributeOf(field, 'name') ?? ''),
  );
  return isUnkept ? 'unkept' : 'empty';
}

const UNKEPT = '[type=password], [type=file], [autocomplete=one-time-code]';
const ONE_TIME = /(?<![a-z])(?:tan|otp|captcha|code)(?![a-z])/iu;

function isFilled(form: HTMLFormElement): boolean {
  const fields = [
    ...queryAllIn(
      form,
      'textarea, input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=checkbox], [type=radio])',
    ),
  ];
  return fields.some(field => (isInput(field) || isTextArea(field)) && field.value !== '');
}
