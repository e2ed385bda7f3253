import { documentState } from '../dom/document-state.ts';
import { isConnected } from '../dom/native-dom.ts';
import { openLayer } from '../dom/own-layer.ts';

export interface PresenceSign {
  say(text: string): void;
  remove(): void;
}

/** Static and not pressable; invisible to the page and to our index. */
export function createPresenceSign(): PresenceSign {
  let host: HTMLElement | undefined;
  return {
    say: text => {
      // A page that redraws itself may have removed it.
      if (host && !isConnected(host)) host = undefined;
      host?.remove();
      host = draw(text);
      documentState.presenceHost = host;
    },
    remove: () => {
      host?.remove();
      host = undefined;
      documentState.presenceHost = undefined;
    },
  };
}

/** Redrawn each time, to come above later entries of the top layer. */
function draw(text: string): HTMLElement {
  const { host, root } = openLayer(LOOKS);
  const [edge, badge] = [document.createElement('div'), document.createElement('div')];
  edge.className = 'edge';
  badge.className = 'badge';
  badge.dir = 'auto';
  badge.textContent = text;
  root.append(edge, badge);
  return host;
}

const LOOKS = `
  div { position: absolute; box-sizing: border-box; }
  .edge { inset: 0; border: 3px solid #0e8a5f; opacity: .75; }
  .badge { inset-block-end: 0; inset-inline: 0; margin-inline: auto; inline-size: fit-content; max-inline-size: 90%;
    padding: 3px 12px 4px; border-start-start-radius: 8px; border-start-end-radius: 8px;
    color: #fff; background: #1f5f4a; font: 500 12px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
  @media (forced-colors: active) {
    .edge { border-color: Highlight; opacity: 1; }
    .badge { color: CanvasText; background: Canvas; border: 2px solid Highlight; }
  }
`;

declare global {
  interface AssentDocumentState {
    presenceHost?: HTMLElement | undefined;
  }
}

/** Screenshots show the page without our sign. */
export function hidePresence(): void {
  documentState.presenceHost?.style.setProperty('display', 'none', 'important');
}

export function showPresence(): void {
  documentState.presenceHost?.style.removeProperty('display');
}
