import { readFileSync } from 'node:fs';
import { reasonOf } from '../model/upstream/reason-of.ts';

export type SettingsFile = { kind: 'text'; text: string } | { kind: 'unreadable'; reason: string };

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by the relay',
  EISDIR: 'is a folder',
};

/** The text of a file that a variable names, or why there is none: what "the file" goes on with in a sentence. */
export function readSettingsFile(path: string): SettingsFile {
  try {
    return { kind: 'text', text: readFileSync(path, 'utf8') };
  } catch (thrown) {
    const code = reasonOf(thrown) ?? 'unknown';
    return { kind: 'unreadable', reason: `${REASONS[code] ?? 'fails'} (${code})` };
  }
}
