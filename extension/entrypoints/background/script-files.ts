import * as z from 'zod/mini';
import type { ListedOperation } from '../../operations/listed-operation.ts';

/** What is to be done in a page: to read it, to act in it, or one of what is seldom done. Each takes scripts of its own. */
export type Purpose =
  | 'reading'
  | 'keeping'
  | 'acting'
  | 'finding'
  | 'undoing'
  | 'clearing'
  | 'extracting'
  | `deed-${string}`;

export function previewPurposes({ name }: ListedOperation): Purpose[] {
  return ['acting', `deed-${name}`];
}

export function runPurposes(operation: ListedOperation): Purpose[] {
  return [...previewPurposes(operation), ...(operation.needs ? [operation.needs] : [])];
}

/** Written by `bundling/register-scripts.ts`: by purpose, the files in the order in which they are to be injected. */
const listSchema = z.record(z.string(), z.array(z.string()));

let list: Promise<z.infer<typeof listSchema>> | undefined;

/** The files that are to be in a page for some purposes. To do anything there is to read it as well. */
export async function scriptFiles(purposes: readonly Purpose[]): Promise<string[]> {
  list ??= readList();
  const files = await list;
  return [...new Set(['reading', ...purposes].flatMap(purpose => files[purpose] ?? unknown(purpose)))];
}

async function readList(): Promise<z.infer<typeof listSchema>> {
  const response = await fetch(chrome.runtime.getURL('content-scripts.json'));
  return listSchema.parse(await response.json());
}

function unknown(purpose: string): never {
  throw new Error(`There is no script for ${purpose}.`);
}
