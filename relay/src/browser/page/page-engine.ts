import { readFile } from 'node:fs/promises';
import type { Language } from '@assent/shared';
import * as z from 'zod';
import type { SessionChrome } from '../chrome/session-chrome.ts';
import type { Secrets } from '../network/secrets.ts';
import type { ActionFacts, ActionObserver } from './action-observer.ts';
import {
  type Area,
  areaSchema,
  type Compared,
  comparedSchema,
  type EngineAction,
  type EngineOutcome,
  type EngineSnapshot,
  type EngineTab,
  envelopeSchema,
  failureSchema,
  type Inspected,
  inspectedSchema,
  namesSchema,
  outcomeSchema,
  previewSchema,
  type ShownAction,
  snapshotOutcomeSchema,
  snapshotSchema,
  tabsSchema,
  type Wanted,
} from './engine-answers.ts';
import { httpErrorOf } from './engine-failure.ts';
import { PageCover } from './page-cover.ts';
import { PreviewWords, pointAt } from './preview-words.ts';
import { refuseUnknown } from './refuse-unknown.ts';

/** Written by relay/build/bundle-page-engine.ts: into the bundle, or beside the extension's own builds. */
export const ENGINE_FOLDER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../../.output/page-engine/' : './page-engine/',
  import.meta.url,
);

const SCRIPTS = ['read', 'act', 'extras'] as const;

type Call = (...given: unknown[]) => unknown;

const callSchema = z.custom<Call>(value => typeof value === 'function');

const moduleSchema = z.object({ createEngine: callSchema });

const engineSchema = z.object({
  wordOutcome: callSchema,
  wordFailure: callSchema,
  parametersOf: callSchema,
  looks: z.object({ snapshot: callSchema }),
  inspect: callSchema,
  count: callSchema,
  compareWithSnapshot: callSchema,
  areaOf: callSchema,
  cover: callSchema,
  isCovered: callSchema,
  secrets: z.object({ maskAddress: callSchema, maskText: callSchema, isSecretParameter: callSchema }),
  uncover: callSchema,
  people: z.object({
    ...{ wordForPeople: callSchema, wordPreview: callSchema },
    ...{ wordAddress: callSchema, withMarks: callSchema },
  }),
});

/** `admit` hears of an action before a person does, and says what to judge it by. */
type Watched = {
  key: string;
  admit(shown: ShownAction): Promise<ActionFacts>;
  observer?: ActionObserver | undefined;
};

export type LoadedEngine = { scripts: ReadonlyMap<string, string>; createEngine: Call };

/** Once for all sessions. Throws one sentence that says what to do where it was not built. */
export async function loadEngine(): Promise<LoadedEngine> {
  try {
    const sources = SCRIPTS.map(async name => {
      const source = await readFile(new URL(`${name}.js`, ENGINE_FOLDER), 'utf8');
      return [`content/${name}.js`, source] as const;
    });
    // All of them first: a failure that nobody waits for would end the process.
    const scripts = new Map(await Promise.all(sources));
    const loaded: unknown = await import(new URL('engine.js', ENGINE_FOLDER).href);
    return { scripts, ...moduleSchema.parse(loaded) };
  } catch (cause) {
    throw new Error(
      'The page engine for BROWSER=on is not built: run "pnpm run page-engine" (from a checkout) or "node relay/build/run-bundle.ts --browser" (for the bundle).',
      { cause },
    );
  }
}

/**
 * The extension's own code for pages, in the browser of one session. Its background is asked as the panel asks it, and each answer
 * is parsed. Throws an `HttpError` for what the engine refuses.
 */
export class PageEngine {
  readonly #chrome: SessionChrome;
  readonly #engine: z.output<typeof engineSchema>;
  readonly #language: Language;
  /** Those of the engine, for people. */
  readonly words: PreviewWords;
  /** Over the secrets of its tabs. */
  readonly cover: PageCover;

  constructor({ createEngine }: LoadedEngine, chrome: SessionChrome, language: Language) {
    this.#chrome = chrome;
    this.#language = language;
    const engine = engineSchema.parse(createEngine(chrome.api));
    this.#engine = engine;
    this.words = new PreviewWords(engine.people);
    this.cover = new PageCover({
      cover: async tabId => this.#valueOf(await engine.cover(tabId)),
      isCovered: async tabId => this.#valueOf(await engine.isCovered(tabId)),
      uncover: async () => engine.uncover(),
    });
  }

  /** Aims the action at what is there now, and runs it on that, once for its key. Nothing runs where `admit` or `observer` rejects. */
  async act(tabId: number, given: EngineAction, { key, admit, observer }: Watched): Promise<EngineOutcome> {
    const { files, isTrusted = false, ...action } = given;
    const place = { tabId, language: this.#language, sharedTabs: this.#tabIds() };
    this.#refuseUnknown(action);
    const asked = await this.#ask('tab.previewAction', { ...place, action });
    const { preview, documentId } = previewSchema.parse(asked);
    if (preview.status === 'elsewhere') throw this.#refusal({ type: 'ElementNotFound', message: '' });
    if (preview.status === 'failed') throw this.#refusal(preview.failure);
    const { effect, facts, submitsTo } = preview;
    const places = [facts?.origin, facts?.link, submitsTo?.origin].filter(place => place !== undefined);
    const judged = await admit({ effect, documentId, places });
    const asking = {
      revalidate: (language: Language) =>
        this.#ask('tab.revalidate', { ...place, language, documentId, action, shown: preview.binding }),
      point: (isOn: boolean) => pointAt(preview, isOn, (name, at) => this.#ask(name, { tabId, ...at })),
    };
    const proposed = this.words.proposed({ ...place, action, preview, files }, asking);
    await observer?.beforeRun({ ...proposed, facts: judged });
    const approved = { ...place, documentId, key, action, binding: preview.binding, ...(files && { files }) };
    const run = (): Promise<unknown> => this.#ask('tab.runAction', approved);
    const outcome = await (isTrusted ? this.#chrome.whileTrusted(key, run) : run());
    observer?.afterRun(this.words.ofOutcome(outcome));
    const worded = outcomeSchema.parse(this.#engine.wordOutcome({ language: this.#language, outcome }));
    const { isReplaced, ...said } = worded;
    if (isReplaced) throw httpErrorOf({ type: 'PageGone', message: said.message });
    return said;
  }

  /** Throws an `HttpError` for a page or a part that cannot be looked at. */
  async snapshot(tabId: number, { target, params }: Omit<EngineAction, 'action'>): Promise<EngineSnapshot> {
    const language = this.#language;
    this.#refuseUnknown({ action: 'snapshot', target, params });
    const question = { tabId, language, target, params };
    const taken = snapshotSchema.parse(this.#valueOf(await this.#engine.looks.snapshot(question)));
    const outcome = this.#engine.wordOutcome({ language, outcome: taken.outcome });
    return { ...taken, outcome: snapshotOutcomeSchema.parse(outcome) };
  }

  /** The state of one element. Throws an `HttpError` where there is none, or which it is cannot be told. */
  async inspect(tabId: number, target: EngineAction['target'], wanted: Wanted): Promise<Inspected> {
    const question = { tabId, language: this.#language, target, ...wanted };
    return inspectedSchema.parse(this.#valueOf(await this.#engine.inspect(question)));
  }

  /** Whether an element still is what snapshots showed of it, and around it. */
  async compare(
    place: { tabId: number; documentId: string },
    element: { elementId: string; snapshotId: string; around: string | undefined },
  ): Promise<Compared> {
    const question = { ...place, ...element };
    return comparedSchema.parse(this.#valueOf(await this.#engine.compareWithSnapshot(question)));
  }

  /** How many elements a selector matches, in all frames. */
  async count(tabId: number, selector: string): Promise<number> {
    return z.number().parse(this.#valueOf(await this.#engine.count({ tabId, selector })));
  }

  /** Where an element is in the view, in CSS pixels, once it has been scrolled there. */
  async areaOf(tabId: number, target: EngineAction['target']): Promise<Area> {
    const question = { tabId, language: this.#language, target };
    return areaSchema.parse(this.#valueOf(await this.#engine.areaOf(question)));
  }

  /** Ends a run that only waits or looks; any other goes on to its end. */
  async stop(key: string): Promise<void> {
    await this.#ask('tab.stopRun', { key });
  }

  /** The tabs as somebody may see them, without what is secret in their addresses. */
  async tabs(): Promise<EngineTab[]> {
    const listed = await this.#ask('tabs.listShared', { sharedTabs: this.#tabIds() });
    return tabsSchema.parse(listed).tabs;
  }

  /** What is secret, as the extension decides it; in a text, what it shows to be secret by itself. */
  readonly secrets: Secrets & { maskText(text: string): string } = {
    maskAddress: address => z.string().parse(this.#engine.secrets.maskAddress(address)),
    maskText: text => z.string().parse(this.#engine.secrets.maskText(text)),
    isSecretParameter: (name, value) =>
      z.boolean().parse(this.#engine.secrets.isSecretParameter(name, value)),
  };

  get language(): Language {
    return this.#language;
  }

  #refuseUnknown({ action, params }: EngineAction): void {
    refuseUnknown(params, namesSchema.parse(this.#engine.parametersOf(action)));
  }

  #tabIds(): number[] {
    return this.#chrome.tabs.map(({ id }) => id);
  }

  async #ask(assent: string, request: unknown): Promise<unknown> {
    return this.#valueOf(await this.#chrome.ask({ assent, request }));
  }

  #valueOf(answer: unknown): unknown {
    const envelope = envelopeSchema.parse(answer);
    if (!envelope.ok) throw this.#refusal(envelope.failure);
    return envelope.value;
  }

  #refusal(failure: unknown): Error {
    const worded = this.#engine.wordFailure({ language: this.#language, failure });
    return httpErrorOf(failureSchema.parse(worded));
  }
}
