import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../operations');

/** Where the deed of each operation is, by the operation's name. A file of an operation is called as the operation is. */
export function handlerFiles(): Map<string, string> {
  const files = readdirSync(FOLDER).filter(file => /^[\w-]+\.ts$/u.test(file));
  const withHandler = files.filter(file =>
    /^export const handler\b/mu.test(readFileSync(resolve(FOLDER, file), 'utf8')),
  );
  return new Map(
    withHandler.map(file => [file.slice(0, -'.ts'.length).replaceAll('-', '_'), resolve(FOLDER, file)]),
  );
}

/** The source of a script that offers deeds in a page. */
export function offeringSource(handlers: ReadonlyMap<string, string>): string {
  const offers = [...handlers].map(
    ([name, path]) =>
      `import { handler as ${name} } from ${JSON.stringify(path)}; registerHandler(${JSON.stringify(name)}, ${name});`,
  );
  return [
    `import { registerHandler } from ${JSON.stringify(resolve(FOLDER, 'handler-registry.ts'))};`,
    ...offers,
  ].join('\n');
}
