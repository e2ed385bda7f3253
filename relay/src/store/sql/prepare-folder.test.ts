import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openPgliteDatabase } from './pglite-database.ts';

const folder = temporaryFolder();
const file = join(folder, 'letters.txt');
writeFileSync(file, 'Dear Ann');

test.each([
  [file, /RELAY_DATA.*can't be used.*Name a folder/],
  [join(file, 'below'), /RELAY_DATA.*can't be used.*Name a folder/],
  [folder, /RELAY_DATA.*contains files that do not belong to a relay/],
])('refuses an unusable folder with one sentence: %s', async (path, words) => {
  await expect(openPgliteDatabase(path)).rejects.toThrow(words);
});
