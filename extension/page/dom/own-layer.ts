import { documentState } from './document-state.ts';
import { documentElementOf } from './native-dom.ts';

export interface OwnLayer {
  host: HTMLElement;
  root: ShadowRoot;
}

/**
 * Draws over the page in the top layer, unaffected by its styles. The page sees one empty element outside its body, with
 * another name each time, so that no selector is written for it.
 */
export function openLayer(looks: string): OwnLayer {
  const host = document.createElement(`x-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`);
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
