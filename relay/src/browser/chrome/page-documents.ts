import type { CDPSession, Frame, Page } from 'playwright-core';
import * as z from 'zod';
import { unlessClosed } from './unless-closed.ts';
import { INSTALL_CHROME, PORT_BINDING, WORLD } from './world-chrome.ts';

/** A document of a page, with our world in it. */
export type PageDocument = {
  /** Of our world, which lives as long as the document; Chromium uses it once. */
  documentId: string;
  isTop: boolean;
  frameId: string;
  session: CDPSession;
  /** Of our world, for commands that take no unique id. */
  contextId: number;
};

/** Milliseconds from a page that has left to the first document of the next one. A tab that has crashed never gets one. */
const BETWEEN_PAGES = 3_000;

/** The worlds of one frame's current document. */
type Worlds = { page?: string; ours?: string; contextId?: number };

type Connected = { session: CDPSession; frames: Map<string, Worlds> };

const placeSchema = z.object({ frameId: z.string(), isDefault: z.boolean() });

type PortMessage = { documentId: string; payload: string };

/**
 * The documents of a page in all its frames. A frame of another site has a process, and a session, of its own
 * (https://www.chromium.org/Home/chromium-security/site-isolation).
 */
export class PageDocuments {
  readonly #page: Page;
  readonly #connected = new Set<Connected>();
  readonly #ofFrame = new Map<Frame, Promise<Connected | undefined>>();
  readonly #ready: Promise<Connected>;
  readonly #connectedTo: (session: CDPSession, isPage: boolean) => Promise<void>;
  topFrameId = '';
  /** Gets what our worlds send through their ports. */
  onPort: (message: PortMessage) => void = () => undefined;
  /** Gets the id of each document that has gone. */
  onGone: (documentId: string) => void = () => undefined;

  /** `connected` is called for each new session before it is used. */
  constructor(page: Page, connected: (session: CDPSession, isPage: boolean) => Promise<void>) {
    this.#page = page;
    this.#connectedTo = connected;
    this.#ready = this.#begin();
    this.#ready.catch(() => undefined);
    page.on('frameattached', frame => this.#enterFrame(frame));
    page.on('framenavigated', frame => this.#enterFrame(frame));
    page.on('framedetached', frame => this.#ofFrame.delete(frame));
  }

  /** Resolves once the page's own session is there. Rejects for a closed page. */
  async ready(): Promise<CDPSession> {
    return (await this.#ready).session;
  }

  /** One for each process that draws a part of the page. */
  get sessions(): CDPSession[] {
    return [...this.#connected].map(({ session }) => session);
  }

  /** The top one first. */
  async list(): Promise<PageDocument[]> {
    await this.#ready;
    await Promise.all(this.#ofFrame.values());
    const known = [...this.#connected].flatMap(({ session, frames }) =>
      [...frames].flatMap(([frameId, worlds]) => (worlds.page ? [{ session, frameId, worlds }] : [])),
    );
    const entered = known.map(async ({ session, frameId, worlds }) => {
      const documentId = worlds.ours ?? (await this.#enterWorld(session, frameId, worlds));
      const isTop = frameId === this.topFrameId;
      const contextId = this.#framesOf(session)?.get(frameId)?.contextId;
      if (documentId === undefined || contextId === undefined) return [];
      return [{ documentId, isTop, frameId, session, contextId }];
    });
    return (await Promise.all(entered)).flat().sort((one, other) => Number(other.isTop) - Number(one.isTop));
  }

  /** As soon as the top frame has a document: between two pages it has none for a moment. Without one after some seconds. */
  async listWithTop(): Promise<PageDocument[]> {
    const listed = await this.list();
    if (listed.some(({ isTop }) => isTop)) return listed;
    const connected = await this.#ready;
    if (this.#connected.has(connected)) await this.#untilTopEntered(connected);
    return this.list();
  }

  async find(documentId: string): Promise<PageDocument | undefined> {
    return (await this.list()).find(document => document.documentId === documentId);
  }

  /** The page's own world in the document of that id. */
  pageWorldOf({ frameId, session }: PageDocument): string | undefined {
    return this.#framesOf(session)?.get(frameId)?.page;
  }

  documentIdOf(session: CDPSession, frameId: string | undefined): string | undefined {
    return frameId === undefined ? undefined : this.#framesOf(session)?.get(frameId)?.ours;
  }

  #framesOf(session: CDPSession): Map<string, Worlds> | undefined {
    return [...this.#connected].find(each => each.session === session)?.frames;
  }

  async #begin(): Promise<Connected> {
    const session = await this.#page.context().newCDPSession(this.#page);
    const { frameTree } = await session.send('Page.getFrameTree');
    this.topFrameId = frameTree.frame.id;
    return this.#connect(session, true);
  }

  /** One after the other for each frame, so that none gets two sessions. Never rejects. */
  #enterFrame(frame: Frame): void {
    if (frame === this.#page.mainFrame()) return;
    const before = this.#ofFrame.get(frame) ?? Promise.resolve(undefined);
    const entered = before.then(current => {
      if (current && this.#connected.has(current)) return current;
      return frame.isDetached() ? undefined : this.#connectFrame(frame);
    });
    this.#ofFrame.set(
      frame,
      entered.catch(() => undefined),
    );
  }

  async #untilTopEntered({ session, frames }: Connected): Promise<void> {
    const entered = Promise.withResolvers<void>();
    const end = (): void => entered.resolve();
    const look = (): void => {
      if (frames.get(this.topFrameId)?.page !== undefined) end();
    };
    const late = setTimeout(end, BETWEEN_PAGES);
    session.on('Runtime.executionContextCreated', look);
    session.once('close', end);
    look();
    await entered.promise;
    clearTimeout(late);
    session.off('Runtime.executionContextCreated', look);
    session.off('close', end);
  }

  /** Undefined for a frame in the process of the one around it, which has no session of its own. */
  async #connectFrame(frame: Frame): Promise<Connected | undefined> {
    const session = await this.#page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    if (!session) return undefined;
    return unlessClosed(this.#connect(session, false));
  }

  async #connect(session: CDPSession, isPage: boolean): Promise<Connected> {
    const connected = { session, frames: new Map<string, Worlds>() };
    this.#connected.add(connected);
    session.once('close', () => {
      this.#connected.delete(connected);
      for (const { ours } of connected.frames.values()) if (ours !== undefined) this.onGone(ours);
    });
    this.#follow(connected);
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Runtime.addBinding', { name: PORT_BINDING, executionContextName: WORLD }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: INSTALL_CHROME, worldName: WORLD }),
      this.#connectedTo(session, isPage),
    ]);
    return connected;
  }

  #follow({ session, frames }: Connected): void {
    const contexts = new Map<number, string>();
    session.on('Runtime.executionContextCreated', ({ context }) => {
      // Workers have contexts without a frame.
      const { frameId, isDefault } = placeSchema.safeParse(context.auxData).data ?? {};
      if (frameId === undefined) return;
      const { uniqueId } = context;
      contexts.set(context.id, uniqueId);
      const worlds = frames.get(frameId) ?? {};
      if (isDefault) frames.set(frameId, { ...worlds, page: uniqueId });
      else if (context.name === WORLD)
        frames.set(frameId, { ...worlds, ours: uniqueId, contextId: context.id });
    });
    session.on('Runtime.executionContextDestroyed', ({ executionContextId, executionContextUniqueId }) => {
      contexts.delete(executionContextId);
      this.#forget(frames, executionContextUniqueId);
    });
    session.on('Runtime.executionContextsCleared', () => {
      const gone = [...frames.values()].flatMap(({ ours }) => ours ?? []);
      frames.clear();
      contexts.clear();
      for (const documentId of gone) this.onGone(documentId);
    });
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      const documentId = contexts.get(executionContextId);
      if (name === PORT_BINDING && documentId !== undefined) this.onPort({ documentId, payload });
    });
  }

  #forget(frames: Map<string, Worlds>, uniqueId: string): void {
    for (const [frameId, { page, ours, contextId }] of frames) {
      if (page !== uniqueId && ours !== uniqueId) continue;
      const left: Worlds = page === uniqueId ? {} : { ...(page ? { page } : {}) };
      if (ours !== undefined && contextId !== undefined && ours !== uniqueId)
        Object.assign(left, { ours, contextId });
      if (Object.keys(left).length === 0) frames.delete(frameId);
      else frames.set(frameId, left);
      if (ours === uniqueId) this.onGone(uniqueId);
    }
  }

  /** For documents that were there before our session. Undefined for one that has gone meanwhile. */
  async #enterWorld(session: CDPSession, frameId: string, worlds: Worlds): Promise<string | undefined> {
    const made = await unlessClosed(
      session.send('Page.createIsolatedWorld', { frameId, worldName: WORLD }).then(async answer => {
        await session.send('Runtime.evaluate', {
          contextId: answer.executionContextId,
          expression: INSTALL_CHROME,
        });
        return answer;
      }),
    );
    if (!made) return undefined;
    const now = this.#framesOf(session)?.get(frameId);
    return now?.page === worlds.page ? now?.ours : undefined;
  }
}
