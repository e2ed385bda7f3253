import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { root } from '../browser/build-extension.ts';

/** Paths from the root of all files that git knows or would take, without what it ignores. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter(path => path !== '' && existsSync(resolve(root, path)));
}

export function sourceFiles(): string[] {
  return projectFiles().filter(path => /\.(ts|tsx|mjs)$/.test(path));
}

export function readSource(path: string): string {
  return readFileSync(resolve(root, path), 'utf8');
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

/** What a file imports: paths from the root for our own files, package names otherwise. */
export function importsOf(path: string): string[] {
  return [...readSource(path).matchAll(IMPORT)].flatMap(([, from, dynamic, bare]) => {
    const target = from ?? dynamic ?? bare;
    if (target === undefined) return [];
    return [target.startsWith('.') ? relative(root, resolve(root, dirname(path), target)) : target];
  });
}
