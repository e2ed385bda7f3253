/**
 * A tool as a document has registered it: by a script, or as a form with `toolname`. Measured in Chromium 156, from an isolated
 * world: the objects are plain copies, and names are of letters, digits, `_`, `-` and `.`, at most 128.
 * https://webmachinelearning.github.io/webmcp/
 */
export interface RegisteredTool {
  name: string;
  description: string;
  /** A JSON Schema, as far as the page keeps to that. */
  inputSchema?: object;
  /** The window that registered it: the list has those of frames of the same origin too. */
  window?: unknown;
}

interface ModelContext extends EventTarget {
  getTools(): Promise<readonly RegisteredTool[]>;
  /** By its name alone: whatever is registered under it by then runs. Texts come as they are, all else as JSON. */
  executeTool(tool: RegisteredTool, input: object, options?: { signal?: AbortSignal }): Promise<unknown>;
}

/** Undefined where the browser or the page has none. Read through the prototype: a form may be called `modelContext`. */
export function modelContext(): ModelContext | undefined {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'modelContext')?.get;
  const context: unknown = getter?.call(document);
  return isModelContext(context) ? context : undefined;
}

function isModelContext(context: unknown): context is ModelContext {
  if (!(context instanceof EventTarget)) return false;
  return ['getTools', 'executeTool'].every(name => typeof Reflect.get(context, name) === 'function');
}

/** The tools of this document at one moment. */
export interface RegisteredTools {
  tools: readonly RegisteredTool[];
  /** How often they had changed when they were asked for; see {@link watchToolChanges}. */
  changes: number;
}

/** Without those of other documents, which ask for themselves. */
export async function registeredTools(): Promise<RegisteredTools> {
  const context = modelContext();
  if (!context) return { tools: [], changes: 0 };
  const changes = countChanges(context);
  const tools = await context.getTools();
  return { tools: tools.filter(tool => tool.window === undefined || tool.window === window), changes };
}

let counted: { context: ModelContext; changes: number } | undefined;

function countChanges(context: ModelContext): number {
  if (counted?.context !== context) {
    const counter = { context, changes: 0 };
    context.addEventListener('toolchange', () => {
      counter.changes += 1;
    });
    counted = counter;
  }
  return counted.changes;
}

export interface ToolWatch {
  /** Resolves when the browser begins to run it, or has filled in its form. */
  activated: Promise<void>;
  /** The tools had changed since `changes`, and the browser told so before it began to run this one. */
  isEarlier(): boolean;
  isChanged(): boolean;
  stop(): void;
}

/**
 * Watches whether the page replaces a tool while it is called: between our last comparison and its start, the page's scripts
 * have a millisecond or two, which nothing outside of the browser can close. In 800 calls against a page that replaced its tool every 1 or 4 ms, each of the 78 calls that hit
 * another tool had a `toolchange` before its answer.
 */
export function watchToolChanges(name: string, { changes }: RegisteredTools): ToolWatch {
  const context = modelContext();
  const activated = Promise.withResolvers<void>();
  let changesAtStart: number | undefined;
  const onActivated = (event: Event): void => {
    if (Reflect.get(event, 'toolName') !== name) return;
    changesAtStart ??= counted?.changes;
    activated.resolve();
  };
  context?.addEventListener('toolactivated', onActivated);
  return {
    activated: activated.promise,
    isEarlier: () => (changesAtStart ?? changes) !== changes,
    isChanged: () => (counted?.changes ?? changes) !== changes,
    stop: () => context?.removeEventListener('toolactivated', onActivated),
  };
}
