import type { PageTraits } from '../page/page-traits.ts';

/**
 * Looks what kinds of things are on the page. Runs in the document, as text: it can use nothing from outside of itself. It
 * goes by what is drawn, reads no value, and looks at no more than the first of each kind, so that it is done at once.
 */
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
