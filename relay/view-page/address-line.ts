import { button, element } from './elements.ts';
import type { ViewMessages } from './messages/en.ts';

/** Where the person in control opens an address. */
export function addressLine(messages: ViewMessages, open: (url: string) => void): HTMLElement {
  const { address, go } = messages.control;
  const input = element('input', {
    ...{ type: 'text', inputmode: 'url', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' },
    ...{ class: 'goto', maxlength: '4000', 'aria-label': address, placeholder: address },
  });
  const send = (): void => {
    const given = input.value.trim();
    if (given === '') return;
    open(withScheme(given));
    input.value = '';
  };
  input.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.isComposing || event.repeat || !event.isTrusted) return;
    event.preventDefault();
    send();
  });
  return element('span', { class: 'opening' }, input, button(go, {}, send));
}

/** As browsers take an address that is typed: over TLS, but on a machine nearby. */
function withScheme(given: string): string {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/iu.test(given)) return given;
  const isNear = /^(?:localhost|\d+(?:\.\d+){3}|\[)/iu.test(given);
  return `${isNear ? 'http' : 'https'}://${given}`;
}
