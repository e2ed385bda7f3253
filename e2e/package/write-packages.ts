// `npm run package`: the extension as a zip for the store and the relay as a tarball, with their SHA-256 sums, into
// .output/package. The same sources produce the same bytes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { buildExtension, root } from '../browser/build-extension.ts';
import { filesIn } from './files-in.ts';
import { tarball } from './tarball.ts';
import { zipArchive } from './zip-archive.ts';

const folder = `${root}/.output/package`;
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')));

const built = spawnSync(process.execPath, ['relay/build/run-bundle.ts', '--types'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) throw new Error('The relay could not be built.');

const archives = [
  {
    name: `assent-extension-${version}.zip`,
    data: zipArchive(filesIn(buildExtension('production'))),
  },
  {
    name: `assent-relay-${version}.tgz`,
    data: tarball(filesIn(`${root}/relay/dist`, 'package/')),
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, data } of archives) writeFileSync(`${folder}/${name}`, data);
const sums = archives.map(
  ({ name, data }) => `${createHash('sha256').update(data).digest('hex')}  ${name}\n`,
);
writeFileSync(`${folder}/SHA256SUMS`, sums.join(''));
process.stdout.write(`${sums.join('')}in ${folder}\n`);
