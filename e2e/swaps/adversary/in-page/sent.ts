/** What a submit by the target would send, and how; nothing outside a form. */
export function sentBy(target: Element, own: string): string[] {
  const form = formOf(target);
  if (!form) return [];
  const written = new Set([...form.elements].filter(each => own !== '' && each.matches(own)).map(nameOf));
  const entries = entriesOf(form).filter(([name]) => !written.has(name));
  const button = isSubmitting(target)
    ? target
    : form.querySelector('button:not([type=button]), [type=submit]');
  const settings = ['action', 'method', 'enctype', 'target', 'accept-charset'].map(
    name => `${name}=${button?.getAttribute(`form${name}`) ?? form.getAttribute(name)}`,
  );
  const pressed = button?.getAttribute('name') ? [`${nameOf(button)}=${button.getAttribute('value')}`] : [];
  return [
    ...settings,
    document.baseURI.replace(/[?#].*/, ''),
    ...entries.map(([name, value]) => `${name}=${value}`),
    ...pressed,
  ];
}

function formOf(target: Element): HTMLFormElement | null {
  const own = 'form' in target && target.form instanceof HTMLFormElement ? target.form : null;
  return own ?? target.closest('form');
}

function isSubmitting(target: Element): boolean {
  return 'type' in target && (target.type === 'submit' || target.type === 'image');
}

const nameOf = (element: Element): string => element.getAttribute('name') ?? '';

/** The page's own listeners do not hear of it. */
function entriesOf(form: HTMLFormElement): [name: string, value: string][] {
  const silence = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('formdata', silence, { capture: true });
  const entries = [...new FormData(form)];
  removeEventListener('formdata', silence, { capture: true });
  return entries.map(([name, value]) => [name, value instanceof File ? value.name : value]);
}
