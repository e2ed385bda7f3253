import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PackedFile {
  /** Its path in the archive, with `/`. */
  name: string;
  data: Buffer;
}

/** All files of a folder, sorted by name independently of the machine. */
export function filesIn(folder: string, prefix = ''): PackedFile[] {
  return globSync('**/*', { cwd: folder })
    .filter(path => statSync(join(folder, path)).isFile())
    .map(path => ({ name: `${prefix}${path.replaceAll('\\', '/')}`, data: readFileSync(join(folder, path)) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
