/** A chunk of our content scripts as the bundler made it: a module that imports from other chunks, by their file names. */
export interface Chunk {
  fileName: string;
  code: string;
}

/** The isolated world has no modules: scripts export to the document's state and import from there. */
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

/** A reloaded extension's old runtime has no id: another first script starts then. */
function firstScript(own: string, body: string, exported: string): string {
  return `(() => {
    const state = globalThis.assentDocumentState ??= {};
    const { runtime } = chrome;
    if (state.scripts?.isAlive()) return;
    ${body}
    state.scripts = { isAlive: () => runtime.id !== undefined, loaded: new Map([[${own}, ${exported}]]) };
  })();`;
}

export function importsOf(chunk: Chunk): string[] {
  return partsOf(chunk.code).imports.map(({ from }) => from);
}

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
