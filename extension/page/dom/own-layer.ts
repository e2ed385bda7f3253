import { MARKS_TAG } from './composed-tree.ts';
import { documentState } from './document-state.ts';
import { documentElementOf } from './native-dom.ts';

/** What we draw over a page is held by one element, and is inside its shadow tree. */
export interface OwnLayer {
  host: HTMLElement;
  root: ShadowRoot;
}

/**
 * Puts an element of ours over the page. It is the one thing that a page can see of what we draw: outside of its body, and
 * empty, as its shadow root is closed. In the top layer, where dialogs are; the page's styles do not reach what is inside.
 */
export function openLayer(looks: string): OwnLayer {
  const host = document.createElement(MARKS_TAG);
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HOST + looks);
  root.adoptedStyleSheets = [sheet];
  documentState.ownHosts ??= new WeakSet();
  documentState.ownHosts.add(host);
  host.popover = 'manual';
  documentElementOf(document).append(host);
  host.showPopover();
  return { host, root };
}

const HOST = `
  :host { all: initial; position: fixed; inset: 0; margin: 0; border: 0; padding: 0; background: none;
    width: auto; height: auto; overflow: hidden; pointer-events: none; z-index: 2147483647; }
  @media print { :host { display: none; } }
`;
