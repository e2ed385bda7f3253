import type { OpenerSigns } from '../page/opener-signs.ts';

/** Runs in the document, as text: it can use nothing from outside of itself. What the page's own scripts set does not count. */
export function lookForOpener(): { ok: true; value: OpenerSigns } {
  const openerBorn = bornOf(window.opener);
  // A page may call a picture of its own `referrer`.
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
      // Of another origin.
      return undefined;
    }
  }
}
