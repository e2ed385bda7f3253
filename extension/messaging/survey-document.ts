import * as z from 'zod/mini';
import { type ArrivalSigns, arrivalSignsSchema } from '../page/arrival-signs.ts';
import { type HistorySteps, historyStepsSchema } from '../page/history-steps.ts';
import { type PageTraits, pageTraitsSchema } from '../page/page-traits.ts';
import { type DocumentPlace, executeIn } from './ask-reader.ts';

const openerSignsSchema = z.object({
  /** Milliseconds since 1970, with fractions, which identify a document. */
  born: z.number(),
  /** The same of its opener; absent without one of the same origin. */
  openerBorn: z.optional(z.number()),
  /** Origin of the referrer; empty where the browser withholds it. */
  referrer: z.string(),
});

const statusSchema = z.object({ status: z.number() });

/**
 * Questions to a document that need none of our scripts in it. The browser serializes the `look…` functions below into the
 * document, so they use nothing outside themselves, and call prototypes because a page may overwrite members.
 */

/** The kinds of content on the page. */
export function surveyDocument(place: DocumentPlace): Promise<PageTraits> {
  return executeIn(place, pageTraitsSchema, { func: lookForTraits, args: [] });
}

/** The content of a page that has just loaded, and whether it asks for the user (a captcha, a login). */
export function surveyArrival(place: DocumentPlace): Promise<ArrivalSigns> {
  return executeIn(place, arrivalSignsSchema, { func: lookAtArrival, args: [] });
}

/** The HTTP status of a document; undefined where the browser tells none. */
export async function surveyStatus(place: DocumentPlace): Promise<number | undefined> {
  const { status } = await executeIn(place, statusSchema, { func: lookAtStatus, args: [] });
  return status === 0 ? undefined : status;
}

/** The document that opened this one, as far as this one knows. */
export function surveyOpener(place: DocumentPlace): Promise<OpenerSigns> {
  return executeIn(place, openerSignsSchema, { func: lookForOpener, args: [] });
}

/** The entries before and after a document in the history of its tab. */
export function surveyHistory(place: DocumentPlace): Promise<HistorySteps> {
  return executeIn(place, historyStepsSchema, { func: lookAtHistory, args: [] });
}

/**
 * Starts to go to the page before (-1) or after (1), as the page itself may. `chrome.tabs.goBack` skips pages without a user
 * gesture in them, hence every page that we navigated from (measured in 156).
 */
export async function stepInHistory(place: DocumentPlace, step: -1 | 1): Promise<void> {
  const func = (by: number) => {
    history.go(by);
    return { ok: true, value: true };
  };
  await executeIn(place, z.literal(true), { func, args: [step] });
}

/** Looks at rendered elements only, reads no value, and stops after the first 300 of each kind, so that it is fast. */
export function lookForTraits(): { ok: true; value: PageTraits } {
  const MOST = 300;
  const WRITABLE =
    'textarea, select, input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=search], [type=password])';
  const passwords = new Set(drawn('input[type=password]').map(formOf));
  const counts = new Map<HTMLFormElement | null, number>();
  for (const field of drawn(WRITABLE)) counts.set(formOf(field), (counts.get(formOf(field)) ?? 0) + 1);
  const value = {
    hasForm: [...counts].some(([form, count]) => count >= 3 && !passwords.has(form)),
    hasSearch: drawn('input[type=search], [role=searchbox], [role=search] input, input[name=q]').length > 0,
    hasTable: drawn('table, [role=table], [role=grid]').some(table => within(table, 'tr, [role=row]') >= 4),
    hasList: drawn('main :is(ul, ol):not(nav *), [role=main] :is(ul, ol):not(nav *)').some(
      list => within(list, ':scope > li') >= 5,
    ),
    hasArticle: drawn('p').reduce((sum, { textContent }) => sum + textContent.length, 0) >= 1_200,
  };
  return { ok: true, value };

  // A page may give a form fields with the names of these members.
  function drawn(selector: string): Element[] {
    const found: NodeListOf<Element> = Document.prototype.querySelectorAll.call(document, selector);
    return [...found].slice(0, MOST).filter(element => Element.prototype.checkVisibility.call(element));
  }

  function within(element: Element, selector: string): number {
    return Element.prototype.querySelectorAll.call(element, selector).length;
  }

  function formOf(field: Element): HTMLFormElement | null {
    return 'form' in field && field.form instanceof HTMLFormElement ? field.form : null;
  }
}

/** Reads no value of a field. */
function lookAtArrival(): { ok: true; value: ArrivalSigns } {
  const MAX_TEXT = 1_500;
  const CHALLENGERS =
    /recaptcha|hcaptcha\.com|challenges\.cloudflare\.com|\/cdn-cgi\/challenge-platform\/|arkoselabs\.com|funcaptcha|geetest|captcha-delivery\.com|px-captcha|perimeterx|awswaf\.com|turing\.captcha|captcha\.qq\.com|dun\.163/iu;
  const WIDGETS =
    '.g-recaptcha, .h-captcha, .cf-turnstile, #cf-challenge-running, #challenge-stage, #challenge-form, #px-captcha, .geetest_panel, .geetest_holder, #captcha-container, #nc_1_wrapper, .nc-container';
  const FIELDS =
    'textarea, input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=checkbox], [type=radio], [type=range], [type=file], [type=color])';
  // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles is not visible.
  const text = (document.body?.innerText ?? '').replace(/\s+/gu, ' ').trim();
  const sourced = all('iframe[src], script[src]').filter(element => CHALLENGERS.test(sourceOf(element)));
  const fields = all(FIELDS).filter(isSeen);
  const value = {
    title: document.title.slice(0, 300),
    text: text.slice(0, MAX_TEXT),
    textLength: text.length,
    challengers: sourced.map(element => sourceOf(element).slice(0, 200)).slice(0, 10),
    hasChallenge: [...sourced.filter(isPressable), ...all(WIDGETS)].some(isOfSize),
    fields: fields.length,
    passwords: fields.filter(field => field.getAttribute('type')?.toLowerCase() === 'password').length,
  };
  return { ok: true, value };

  function all(selector: string): Element[] {
    const found: NodeListOf<Element> = Document.prototype.querySelectorAll.call(document, selector);
    return [...found];
  }

  function sourceOf(element: Element): string {
    return Element.prototype.getAttribute.call(element, 'src') ?? '';
  }

  /** The badge of an invisible reCAPTCHA asks nobody anything. */
  function isPressable(element: Element): boolean {
    return element.localName === 'iframe' && !/[?&]size=invisible/u.test(sourceOf(element));
  }

  function isSeen(element: Element): boolean {
    return Element.prototype.checkVisibility.call(element, {
      visibilityProperty: true,
      opacityProperty: true,
    });
  }

  function isOfSize(element: Element): boolean {
    const { width, height, bottom, right } = Element.prototype.getBoundingClientRect.call(element);
    return isSeen(element) && width >= 100 && height >= 40 && bottom > 0 && right > 0;
  }
}

/** By Navigation Timing, as in `navigation-status.ts`. */
function lookAtStatus(): { ok: true; value: { status: number } } {
  const [entry]: PerformanceEntryList = Performance.prototype.getEntriesByType.call(
    performance,
    'navigation',
  );
  const status = entry && 'responseStatus' in entry ? Number(entry.responseStatus) : 0;
  return { ok: true, value: { status } };
}

/** Ignores values that the page's own scripts set. */
function lookForOpener(): { ok: true; value: OpenerSigns } {
  const openerBorn = bornOf(window.opener);
  // A page may name an image `referrer`.
  const referrer = String(Reflect.get(Document.prototype, 'referrer', document));
  const value = {
    born: performance.timeOrigin,
    ...(openerBorn === undefined ? {} : { openerBorn }),
    referrer: URL.canParse(referrer) ? new URL(referrer).origin : '',
  };
  return { ok: true, value };

  function bornOf(view: Window | null): number | undefined {
    try {
      return view?.performance.timeOrigin;
    } catch {
      // Another origin.
      return undefined;
    }
  }
}

function lookAtHistory(): { ok: true; value: HistorySteps } {
  const at = navigation.currentEntry?.index ?? -1;
  const entries = navigation.entries();
  const before = entries[at - 1];
  const after = at >= 0 ? entries[at + 1] : undefined;
  const value = {
    length: history.length,
    ...(before?.url ? { back: before.url } : {}),
    ...(after?.url ? { forward: after.url } : {}),
    keys: entries.slice(0, at + 1).map(({ key }) => key),
    ...(after ? { nextKey: after.key } : {}),
  };
  return { ok: true, value };
}

type OpenerSigns = z.infer<typeof openerSignsSchema>;
