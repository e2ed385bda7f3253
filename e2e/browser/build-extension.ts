import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** `production` is what people install; `e2e` already holds localhost, because tests can't answer permission prompts. */
export type Build = 'production' | 'e2e';

export function buildFolder(build: Build): string {
  return resolve(root, '.output', build === 'production' ? 'chrome-mv3' : 'chrome-mv3-e2e');
}

export function buildExtension(build: Build): string {
  const wxt = createRequire(resolve(root, 'package.json')).resolve('wxt/package.json');
  execFileSync(process.execPath, [resolve(dirname(wxt), 'bin/wxt.mjs'), 'build', '--mode', build], {
    cwd: root,
    stdio: 'pipe',
  });
  return buildFolder(build);
}
