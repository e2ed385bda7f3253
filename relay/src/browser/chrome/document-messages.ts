import * as z from 'zod';
import { ChromeEvent } from './chrome-event.ts';
import type { ChromeTab } from './chrome-tab.ts';
import { isGone, unlessClosed } from './unless-closed.ts';
import { callOf } from './world-chrome.ts';

const portSchema = z.object({ port: z.number(), message: z.unknown() });

/** The part of chrome.runtime.Port that the engine uses. */
type Port = {
  postMessage(message: unknown): void;
  disconnect(): void;
  onMessage: ChromeEvent<readonly [unknown]>;
  onDisconnect: ChromeEvent<readonly []>;
};

type OpenPort = Pick<Port, 'onMessage' | 'onDisconnect'> & { documentId: string };

/** The messages between the engine and our scripts in the documents of a tab. */
export class DocumentMessages {
  readonly #tab: ChromeTab;
  readonly #ports = new Map<number, OpenPort>();
  #made = 0;

  constructor(tab: ChromeTab) {
    this.#tab = tab;
    tab.documents.onPort = ({ documentId, payload }) => {
      const { port, message } = portSchema.parse(JSON.parse(payload));
      const open = this.#ports.get(port);
      if (open?.documentId === documentId) open.onMessage.emit(message);
    };
    tab.documents.onGone = documentId => {
      for (const [port, open] of this.#ports) if (open.documentId === documentId) this.#end(port);
    };
  }

  /** As chrome.tabs.sendMessage to one document. Rejects with Chrome's sentences. */
  async send(message: unknown, documentId: string | undefined): Promise<unknown> {
    const document = documentId === undefined ? undefined : await this.#tab.documents.find(documentId);
    if (!document) throw new Error(`No document with id ${documentId} in tab with id ${this.#tab.id}.`);
    const { session } = document;
    try {
      const answered = await this.#tab.evaluate(session, document.documentId, callOf('send', message));
      if (answered?.value !== undefined) return answered.value;
    } catch (cause) {
      if (!isGone(cause)) throw cause;
      throw new Error('The message channel closed before a response was received.', { cause });
    }
    throw new Error('Could not establish connection. Receiving end does not exist.');
  }

  /** As chrome.tabs.connect to one document: it disconnects by itself where nobody takes the port. */
  connect(name: string, documentId: string): Port {
    this.#made += 1;
    const port = this.#made;
    const open: OpenPort = {
      documentId,
      onMessage: new ChromeEvent(),
      onDisconnect: new ChromeEvent(),
    };
    this.#ports.set(port, open);
    const opened = this.#call(documentId, callOf('open', port, name)).then(isTaken => {
      if (isTaken !== true) this.#end(port);
    });
    const inTurn = (call: string): void => void opened.then(() => this.#call(documentId, call));
    return {
      onMessage: open.onMessage,
      onDisconnect: open.onDisconnect,
      postMessage: message => inTurn(callOf('deliver', port, message)),
      disconnect: () => {
        this.#ports.delete(port);
        inTurn(callOf('close', port));
      },
    };
  }

  async #call(documentId: string, call: string): Promise<unknown> {
    const document = await unlessClosed(this.#tab.documents.find(documentId));
    if (!document) return undefined;
    const ran = this.#tab.evaluate(document.session, documentId, call);
    return (await unlessClosed(ran))?.value;
  }

  #end(port: number): void {
    const open = this.#ports.get(port);
    this.#ports.delete(port);
    open?.onDisconnect.emit();
  }
}
