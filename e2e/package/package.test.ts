import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { buildFolder } from '../browser/build-extension.ts';
import { filesIn } from './files-in.ts';
import { tarball } from './tarball.ts';
import { zipArchive } from './zip-archive.ts';

/** The entries of a zip, read from its central directory. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const found = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    expect(crc32(data)).toBe(archive.readUInt32LE(at + 16));
    found.set(name, data);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return found;
}

const manifestSchema = z.object({
  manifest_version: z.literal(3),
  name: z.string(),
  version: z.string(),
  background: z.object({ service_worker: z.string() }),
  icons: z.record(z.string(), z.string()),
  permissions: z.array(z.string()),
  host_permissions: z.array(z.string()),
  optional_host_permissions: z.array(z.string()),
});

test('the zip for the store contains the whole extension, and its manifest grants no host except the relay on this machine', () => {
  const files = filesIn(buildFolder('production'));
  const unzipped = unzip(zipArchive(files));
  expect([...unzipped]).toEqual(files.map(({ name, data }) => [name, data]));
  const manifest = manifestSchema.parse(JSON.parse(String(unzipped.get('manifest.json'))));
  expect(manifest.host_permissions).toEqual(['http://127.0.0.1:8787/*']);
  expect(manifest.permissions).not.toContain('downloads');
  for (const path of [manifest.background.service_worker, ...Object.values(manifest.icons)])
    expect([...unzipped.keys()]).toContain(path.replace(/^\//, ''));
});

test('the same files produce the same archives, and other programs can open them', () => {
  const files = filesIn(import.meta.dirname, 'package/');
  expect(zipArchive(files)).toEqual(zipArchive(filesIn(import.meta.dirname, 'package/')));
  const archive = tarball(files);
  expect(archive).toEqual(tarball(files));
  const path = join(temporaryFolder(), 'package.tgz');
  writeFileSync(path, archive);
  const listed = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n');
  expect(listed).toEqual(files.map(({ name }) => name));
  const read = execFileSync('tar', ['-xzOf', path, 'package/tarball.ts'], { encoding: 'utf8' });
  expect(read).toContain('export function tarball');
});
