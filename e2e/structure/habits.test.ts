import { describe, expect, test } from 'vitest';
import { projectFiles, readSource, sourceFiles } from './source-files.ts';

/** Habits of style.md that the linter cannot see. */
const code = sourceFiles().filter(path => /^(extension|relay|shared|e2e)\//.test(path));

/** Comments and the insides of strings say "as …" in plain English. */
function withoutProse(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
}

describe('habits', () => {
  test('the top of the repository is fixed', () => {
    const top = new Set(projectFiles().map(path => path.split('/')[0]));
    const fixed = [
      'extension',
      'relay',
      'shared',
      'e2e',
      'package.json',
      'pnpm-workspace.yaml',
      'pnpm-lock.yaml',
    ];
    const known = [
      ...fixed,
      'tsconfig.base.json',
      'wxt.config.ts',
      'biome.json',
      'knip.jsonc',
      'README.md',
      'README.zh.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'PRIVACY.md',
      'SECURITY.md',
      'docs',
      'LICENSE',
    ];
    expect([...top].filter(name => name && !name.startsWith('.') && !known.includes(name))).toEqual([]);
  });

  test('no name says nothing', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|manager|service)s?(\.[a-z]+|\/)/i;
    expect(projectFiles().filter(path => vague.test(path))).toEqual([]);
  });

  test('only index files re-export', () => {
    const reexporting = code.filter(
      path => /^export (\*|\{[^}]*\}) from/m.test(readSource(path)) && !/(^|\/)index\.ts$/.test(path),
    );
    expect(reexporting).toEqual([]);
  });

  test('no fixed sleep in the tests', () => {
    const sleeping = code.filter(path =>
      /waitForTimeout\(|\bsleep\(\d|setTimeout\(resolve/.test(withoutProse(readSource(path))),
    );
    expect(sleeping).toEqual([]);
  });

  test('a file over 250 lines says why in its first comment', () => {
    const long = code.filter(
      path => !/\.test\.tsx?$/.test(path) && readSource(path).split('\n').length > 250,
    );
    expect(long.filter(path => !/^(\/\/|\/\*\*).*long/im.test(readSource(path)))).toEqual([]);
  });
});
