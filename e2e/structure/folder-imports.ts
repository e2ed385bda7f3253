import { dirname } from 'node:path';
import { importsOf, sourceFiles } from './source-files.ts';

/** The code that people run; tests and simulations may look at anything. */
const PRODUCT = /^(extension|relay|shared)\//;
const FOR_TESTS = /\.(test|testing)\.tsx?$|\/testing\/|\/build\/|^extension\/(docs|bundling)\//;

/** Which folders import from which others, as `from → to`. */
export function folderImports(): Set<string> {
  const files = sourceFiles().filter(path => PRODUCT.test(path) && !FOR_TESTS.test(path));
  const known = new Set(files);
  return new Set(
    files.flatMap(path =>
      importsOf(path)
        .filter(target => known.has(target) && dirname(target) !== dirname(path))
        .map(target => `${dirname(path)} → ${dirname(target)}`),
    ),
  );
}
