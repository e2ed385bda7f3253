import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '../operations/list.ts';
import { outcomeSchema } from '../operations/outcome.ts';
import { parseCall } from '../tools/parse-call.ts';
import { toolsetSchema } from '../tools/toolset.ts';
import { callForms } from './call-forms.ts';
import { inChinese } from './chinese-meanings.ts';
import { referencePages } from './compose-page.ts';
import { readSchema } from './json-type.ts';
import { limits } from './limits.ts';
import { outcomeMeanings, resultMeanings } from './meanings.ts';
import { resultShapes } from './result-shapes.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.md'));
const written = new Map(files.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]));

test('the pages say what the registry says; after a change run `pnpm docs:operations`', () => {
  expect(written).toEqual(referencePages());
});

test('each tells of every operation once, in the order of the list', () => {
  for (const text of written.values()) {
    const told = [...text.matchAll(/^### `(\w+)`$/gmu)].map(([, name]) => name);
    expect(told).toEqual(operations.map(({ name }) => name));
  }
});

test('nothing on the Chinese page is told in English', () => {
  const prose = [...written].flatMap(([name, text]) => (name.endsWith('.zh.md') ? [text] : []));
  const lines = prose.flatMap(text => text.replaceAll(/```.*?```|`[^`]*`/gsu, '').split('\n'));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter(line => /[a-z]{2,}[ ,;:]+[a-z]{2,} [a-z]{2,}/iu.test(line))).toEqual([]);
});

test('each parameter of an operation has its meaning, in Chinese too', () => {
  const told = operations.flatMap(({ params }) => Object.values(propertiesOf(params)));
  expect(told.filter(({ description = '' }) => inChinese(description) === description)).toEqual([]);
});

test('no figure of a limit, no key of a result and no form of a call is missing', () => {
  for (const [name, text] of written) {
    const language = name.endsWith('.zh.md') ? 'zh' : 'en';
    for (const limit of limits) expect(text).toContain(limit[language]);
    for (const key of Object.keys({ ...outcomeMeanings, ...resultMeanings }))
      expect(text).toContain(`| \`${key}\` |`);
    for (const { meaning } of callForms) expect(text).toContain(meaning[language]);
  }
});

test.each(callForms)('$tool $given is $outcome, whatever is offered', ({ tool, given, outcome }) => {
  const status = { taken: 'ready', answered: 'answered', refused: 'invalid' }[outcome];
  for (const toolset of toolsetSchema.options)
    expect(parseCall(tool, JSON.stringify(given), toolset).status).toBe(status);
});

test('the shapes of results hold no key that is not explained', () => {
  const explained = Object.keys({ ...outcomeMeanings, ...resultMeanings });
  for (const { result } of resultShapes()) {
    expect(Object.keys(result).filter(key => !explained.includes(key))).toEqual([]);
    expect(result.success).toBe(result.error_type === undefined);
  }
  expect(Object.keys(outcomeSchema.shape)).toEqual(expect.arrayContaining(Object.keys(outcomeMeanings)));
});

function propertiesOf(params: z.ZodMiniType) {
  const { properties = {} } = readSchema(z.toJSONSchema(params, { io: 'input' }));
  return Object.values(properties).map(readSchema);
}
