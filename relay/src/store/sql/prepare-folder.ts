import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';

/** A relay that ended before its database was made leaves its lock; keys are in `.assent` by default; new volumes have the last. */
const KNOWN = ['in-use', 'keys.json', 'lost+found'];

/** Makes the folder of a relay's conversations, or finds it. Throws one sentence that says what to do where it can't be one. */
export function prepareFolder(folder: string): void {
  if (isForeign(folder))
    throw new Error(
      `The folder of RELAY_DATA, ${folder}, holds files that are no relay's. Name an empty folder, or one that is not there yet.`,
    );
}

function isForeign(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    const found = readdirSync(folder);
    return !found.includes('pglite') && found.some(name => !KNOWN.includes(name));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The folder of RELAY_DATA, ${folder}, can't be used (${reason}). Name a folder that this process may write to.`,
      { cause },
    );
  }
}
