import { expect, test } from 'vitest';
import { projectFiles, readSource } from './source-files.ts';

const styles = projectFiles().filter(path => path.startsWith('extension/') && path.endsWith('.css'));

/** Sides by the screen, which stand wrong where one reads from right to left. */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-(?:margin|padding))-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

test.each(styles)('%s goes by the direction of reading', path => {
  const lines = readSource(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(?:media|container)[^{]*/g, '')
    .split('\n');
  expect(lines.filter(line => PHYSICAL.test(line))).toEqual([]);
});

test.each(styles.filter(path => !path.endsWith('/tokens.css')))(
  '%s takes its colours from tokens.css',
  path => {
    const lines = readSource(path).split('\n');
    expect(lines.filter(line => /#[0-9a-f]{3,8}\b|\b(?:hsl|oklch)\(/i.test(line))).toEqual([]);
  },
);
