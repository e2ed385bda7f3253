import type { ArrivalSigns } from '../page/arrival-signs.ts';

/**
 * Looks what a page shows that has just come. Runs in the document, as text: it can use nothing from outside of itself. It
 * reads no value of a field.
 */
export function lookAtArrival(): { ok: true; value: ArrivalSigns } {
  const MOST_TEXT = 1_500;
  const CHALLENGERS =
    /recaptcha|hcaptcha\.com|challenges\.cloudflare\.com|\/cdn-cgi\/challenge-platform\/|arkoselabs\.com|funcaptcha|geetest|captcha-delivery\.com|px-captcha|perimeterx|awswaf\.com|turing\.captcha|captcha\.qq\.com|dun\.163/iu;
  const WIDGETS =
    '.g-recaptcha, .h-captcha, .cf-turnstile, #cf-challenge-running, #challenge-stage, #challenge-form, #px-captcha, .geetest_panel, .geetest_holder, #captcha-container, #nc_1_wrapper, .nc-container';
  const FIELDS =
    'textarea, input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=checkbox], [type=radio], [type=range], [type=file], [type=color])';
  // biome-ignore lint/performance/useDomNodeTextContent: what a script or a style says is not seen.
  const text = (document.body?.innerText ?? '').replace(/\s+/gu, ' ').trim();
  const sourced = all('iframe[src], script[src]').filter(element => CHALLENGERS.test(sourceOf(element)));
  const fields = all(FIELDS).filter(isSeen);
  const value = {
    title: document.title.slice(0, 300),
    text: text.slice(0, MOST_TEXT),
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

  /** The badge of an invisible reCAPTCHA asks nothing of anybody. */
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
