import { expect, test } from 'vitest';
import { importsOf, projectFiles, readSource, sourceFiles } from './source-files.ts';

const styles = projectFiles().filter(path => path.startsWith('extension/') && path.endsWith('.css'));

/** Sides by the screen, which stand wrong where one reads from right to left. */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-(?:margin|padding))-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

test('styles go by the direction of reading', () => {
  expect(styles.length).toBeGreaterThan(20);
  const faults = linesOf(styles, withoutConditions).filter(({ line }) => PHYSICAL.test(line));
  expect(faults).toEqual([]);
});

test('styles take their colours from tokens.css', () => {
  const others = styles.filter(path => !path.endsWith('/tokens.css'));
  const faults = linesOf(others).filter(({ line }) => /#[0-9a-f]{3,8}\b|\b(?:hsl|oklch)\(/i.test(line));
  expect(faults).toEqual([]);
});

const MODULE = /import (\w+) from '[^']+\.module\.css'/g;

test('every class that a component takes is in its module, and every class of a module is taken', () => {
  const taken = new Set(sourceFiles().flatMap(classesTaken));
  const modules = styles.filter(path => path.endsWith('.module.css'));
  const present = new Set(modules.flatMap(path => classesIn(path).map(name => `${path} .${name}`)));
  expect(present.size).toBeGreaterThan(100);
  expect([...taken].filter(name => !present.has(name))).toEqual([]);
  expect([...present].filter(name => !taken.has(name))).toEqual([]);
});

function classesTaken(path: string): string[] {
  const source = readSource(path);
  const sheets = importsOf(path).filter(target => target.endsWith('.module.css'));
  const names = [...source.matchAll(MODULE)].map(([, name = '']) => name);
  return names.flatMap((name, index) => {
    const uses = source.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'));
    return [...uses].map(([, taken]) => `${sheets[index]} .${taken}`);
  });
}

function classesIn(path: string): string[] {
  const source = readSource(path).replace(/\/\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name);
}

function linesOf(paths: readonly string[], read = (source: string): string => source) {
  return paths.flatMap(path =>
    read(readSource(path))
      .split('\n')
      .map(line => ({ path, line })),
  );
}

function withoutConditions(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@(?:media|container)[^{]*/g, '');
}
