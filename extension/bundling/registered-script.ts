/** A chunk of our content scripts as the bundler made it: a module that imports from other chunks, by their file names. */
export interface Chunk {
  fileName: string;
  code: string;
}

/**
 * The chunk as a script that can be injected. In the isolated world there are no modules, so each script leaves what it
 * exports in the state of its document, as a list, and takes what it imports from there. One that is there already does
 * not run again. The first one begins the state.
 */
export function registeredScript(chunk: Chunk, all: readonly Chunk[], isFirst: boolean): string {
  const { imports, body, exports } = partsOf(chunk.code);
  const own = JSON.stringify(chunk.fileName);
  const exported = `[${exports.map(({ local }) => local).join()}]`;
  if (isFirst) return firstScript(own, body, exported);
  const taken = imports.map(
    each => `const ${listOfNames(each, all)} = loaded.get(${JSON.stringify(each.from)});`,
  );
  return `(() => {
    const { loaded } = assentDocumentState.scripts;
    if (loaded.has(${own})) return;
    ${taken.join('\n')}
    ${body}
    loaded.set(${own}, ${exported});
  })();`;
}

/** When the extension is reloaded its runtime loses its id, and another first script begins anew. */
function firstScript(own: string, body: string, exported: string): string {
  return `(() => {
    const state = globalThis.assentDocumentState ??= {};
    const { runtime } = chrome;
    if (state.scripts?.isAlive()) return;
    ${body}
    state.scripts = { isAlive: () => runtime.id !== undefined, loaded: new Map([[${own}, ${exported}]]) };
  })();`;
}

/** The file names of the chunks that a chunk imports from. */
export function importsOf(chunk: Chunk): string[] {
  return partsOf(chunk.code).imports.map(({ from }) => from);
}

/** A name inside a chunk, and the one by which other chunks know it. */
interface Binding {
  local: string;
  known: string;
}

interface Import {
  from: string;
  names: Binding[];
}

interface Parts {
  imports: Import[];
  body: string;
  exports: Binding[];
}

/** The bundler writes all imports at the beginning of a chunk and all exports at its end. */
function partsOf(code: string): Parts {
  const [head = ''] = /^(?:\s*import\s*(?:\{[^}]*\}\s*from\s*)?"[^"]*";?)*/u.exec(code) ?? [];
  const [tail = '', exports = ''] = /\bexport\s*\{([^}]*)\};?\s*$/u.exec(code) ?? [];
  const imports = [...head.matchAll(/import\s*(?:\{([^}]*)\}\s*from\s*)?"\.\/([^"]*)"/gu)];
  return {
    imports: imports.map(([, names = '', file]) => ({
      from: `content/${file}`,
      names: pairsOf(names).map(([known, local = known]) => ({ local, known })),
    })),
    body: code.slice(head.length, code.length - tail.length),
    exports: pairsOf(exports).map(([local, known = local]) => ({ local, known })),
  };
}

function pairsOf(list: string): [string, string | undefined][] {
  return [...list.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/gu)].map(([, one = '', other]) => [one, other]);
}

/** What is imported, at the places where the other chunk exports it. */
function listOfNames({ from, names }: Import, all: readonly Chunk[]): string {
  const { exports = [] } = partsOf(all.find(({ fileName }) => fileName === from)?.code ?? '');
  const localOf = new Map(names.map(({ known, local }) => [known, local]));
  const missing = names.filter(({ known }) => !exports.some(exported => exported.known === known));
  if (missing.length > 0)
    throw new Error(`${from} does not export ${missing.map(({ known }) => known).join()}.`);
  return `[${exports
    .map(({ known }) => localOf.get(known) ?? '')
    .join()
    .replace(/,+$/u, '')}]`;
}
