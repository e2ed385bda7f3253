import * as z from 'zod/mini';
import type {} from '../../messaging/reader.ts';
import { SECRET_PATTERNS } from '../../page/secrets/secret-patterns.ts';

/** What the build says of our scripts: for each of them the files that it takes, in their order. */
const listSchema = z.record(z.string(), z.array(z.string()));

/** Loads all of our scripts for pages, each after those that it needs, and tells them what is secret. */
export async function loadScripts(): Promise<void> {
  const listed = await fetch(chrome.runtime.getURL('/content-scripts.json'));
  const files = new Set(Object.values(listSchema.parse(await listed.json())).flat());
  for (const file of files) await load(file);
  globalThis.assentDocumentState?.reader?.knowSecrets(SECRET_PATTERNS);
}

function load(file: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`The script ${file} is missing.`));
  script.src = `/${file}`;
  document.head.append(script);
  return promise;
}
