import { expect, test } from 'vitest';
import { projectFiles, readSource } from './source-files.ts';

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
