import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from './build-extension.ts';

let made: string | undefined;

/**
 * The e2e build with one line of its manifest changed: it holds all sites. Chromium gives pictures of a tab to who was clicked
 * on in it (`activeTab`), which no test can do headless, or to who holds exactly this; localhost is not enough (156).
 */
export function grantAllSites(): string {
  made ??= copyOfBuild();
  return made;
}

function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assent-all-sites-'));
  cpSync(buildFolder('e2e'), folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, host_permissions: ['<all_urls>'] }));
  return folder;
}
