import { execFileSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** `production` is what people install; `e2e` already holds localhost, because tests can't answer permission prompts. */
export type Build = 'production' | 'e2e';

export function buildFolder(build: Build): string {
  return resolve(root, '.output', build === 'production' ? 'chrome-mv3' : 'chrome-mv3-e2e');
}

export function buildExtension(build: Build): string {
  const wxt = resolve(root, 'node_modules/wxt/bin/wxt.mjs');
  execFileSync(process.execPath, [wxt, 'build', '--mode', build], {
    cwd: root,
    stdio: 'pipe',
    // Any other mode than `production` would otherwise bring React's development build along.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return buildFolder(build);
}
