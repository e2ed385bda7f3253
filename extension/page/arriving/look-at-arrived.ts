import { cleanText } from '../dom/clean-text.ts';
import { isForm, isInput, isTextArea } from '../dom/element-types.ts';
import { attributeOf, isMatching, queryAllIn, titleOf } from '../dom/native-dom.ts';
import { seededHash } from '../identity/hash-text.ts';
import { isErrorTitle, toneOfWords } from '../observing/message-tone.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import { navigationStatus } from '../timing/navigation-status.ts';
import { settle } from '../timing/settle.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { firstNewLines, messagesIn } from './arrived-messages.ts';
import type { ArrivedPage } from './arrived-page.ts';
import { linesOf } from './page-lines.ts';
import { asksToSignIn, formKey } from './remember-page.ts';
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
    const hash = seededHash(line, before.seed);
    return hash === before.title || (known?.has(hash) ?? true);
  };
  const count = hashes?.length ?? Number.POSITIVE_INFINITY;
  const arrived = { isKnown, form, isBare: count <= FEW_LINES };
  const messages = messagesIn(arrived);
  const isSameText = hashes !== undefined && JSON.stringify(hashes) === JSON.stringify(before.lines);
  const secrets = watchSecrets();
  secrets.stop();
  const headline = secrets.mask(headlineOf());
  const status = navigationStatus(performance);
  return {
    ...(status === undefined ? {} : { status }),
    headline: cleanText(headline, MAX_HEADLINE),
    headlineTone: isKnown(headline) ? 'neutral' : toneOfWords(headline),
    isHeadlineKnown: headline === '' || isKnown(headline),
    isErrorPage: isErrorTitle(headline) || (count <= ONE_LINE && messages.some(({ tone }) => tone === 'bad')),
    messages: messages
      .slice(0, MAX_MESSAGES)
      .map(each => ({ ...each, text: cleanText(secrets.mask(each.text), MAX_MESSAGE) })),
    shows: cleanText(secrets.mask(firstNewLines(arrived, messages)), MAX_MESSAGE),
    isRemark: hashes !== undefined && hashes.filter(hash => known?.has(hash) === false).length <= MAX_REMARK,
    isUnchanged: isSameText && form !== undefined && queryAllIn(form, FIELDS).length === 0,
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

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [role=button], iframe';
const MEANS = 'script, meta[http-equiv=refresh i]';

function mayLeadOn(): boolean {
  const visibility = createVisibility();
  const hasControls = [...queryAllIn(document, CONTROLS)].some(each => visibility.sees(each));
  return !hasControls && queryAllIn(document, MEANS).length > 0;
}

function headlineOf(): string {
  const visibility = createVisibility();
  const [heading] = [...queryAllIn(document, 'h1, [role=heading][aria-level="1"]')].filter(each =>
    visibility.sees(each),
  );
  return (heading && visibleText(heading, visibility, MAX_HEADLINE)) || titleOf(document) || '';
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
