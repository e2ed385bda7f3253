import type { RowSpec } from '../scenes/scene.ts';

/** A page that means no harm; its approved actions run. */
export interface HonestPage {
  name: string;
  html: string;
  rows: RowSpec[];
  /** What the page or time does between the card and the press. */
  meanwhile: string;
  /**
   * To ask again is right, or at least no refusal: something that a person reads or that is sent became something that they
   * did not approve.
   */
  mayAsk: boolean;
}

export function page(name: string, html: string, ...rows: RowSpec[]): HonestPage {
  return { name, html, rows, meanwhile: '', mayAsk: false };
}

export const meanwhile = (honest: HonestPage, script: string): HonestPage => ({
  ...honest,
  meanwhile: script,
});
export const mayAsk = (honest: HonestPage): HonestPage => ({ ...honest, mayAsk: true });

/** A form that notes what it sends, by its ids. */
export function form(inner: string, script = ''): string {
  return `<form id=form onsubmit="event.preventDefault(); did = [...new FormData(this)].join(); done.textContent = 'Thank you'">${inner}
    <button id=send>Send</button></form><p id=done role=status></p><script>${script}</script>`;
}

export const NOTE = '<label for=note>Note</label> <input id=note name=note> ';

/** A button that says when it was pressed. */
export function button(name: string, attributes = ''): string {
  return `<button id=act ${attributes} onclick="did = 1; done.textContent = 'Done'">${name}</button>`;
}

export const DONE = '<p id=done role=status></p>';
