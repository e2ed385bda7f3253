import { readFileSync } from 'node:fs';
import { languageSchema } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import { docsMessages } from '../messages/docs/docs-messages.ts';
import { outcomeSchema } from '../operations/contract/outcome.ts';
import { operations } from '../operations/list.ts';
import { parseCall } from '../tools/parse-call.ts';
import { toolsetSchema } from '../tools/toolset.ts';
import { callForms } from './call-forms.ts';
import { REFERENCE_PAGES, referencePage } from './compose-page.ts';
import { limits } from './limits.ts';
import { MCP_TOOLS, mcpTools } from './mcp-tools.ts';
import { resultShapes } from './result-shapes.ts';

const written = (language: keyof typeof REFERENCE_PAGES): string =>
  readFileSync(REFERENCE_PAGES[language], 'utf8');

describe.each(languageSchema.options)('the page in %s', language => {
  const text = written(language);
  const texts = docsMessages[language];

  test('agrees with the registry; after a change run `pnpm docs:operations`', () => {
    expect(text).toBe(referencePage(language));
  });

  test('describes every operation once, in the order of the list', () => {
    const described = [...text.matchAll(/^### `(\w+)`$/gmu)].map(([, name]) => name);
    expect(described).toEqual(operations.map(({ name }) => name));
  });

  test('contains every limit, key of a result and form of a call', () => {
    for (const limit of texts.limits(limits)) expect(text).toContain(limit);
    for (const key of Object.keys({ ...texts.outcomeKeys, ...texts.resultKeys }))
      expect(text).toContain(`| \`${key}\` |`);
    for (const meaning of Object.values(texts.callForms)) expect(text).toContain(meaning);
  });
});

test('the tools for programs over MCP agree with the registry; after a change run `pnpm docs:operations`', () => {
  expect(readFileSync(MCP_TOOLS, 'utf8')).toBe(mcpTools());
});

test('the Chinese page contains no English', () => {
  const lines = written('zh')
    .replaceAll(/```.*?```|`[^`]*`/gsu, '')
    .split('\n');
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter(line => /[a-z]{2,}[ ,;:]+[a-z]{2,} [a-z]{2,}/iu.test(line))).toEqual([]);
});

test.each(Object.entries(callForms))('the form "%s" is parsed in every toolset', (_form, call) => {
  for (const toolset of toolsetSchema.options)
    expect(parseCall(call.tool, JSON.stringify(call.arguments), toolset).status).toBe(call.status);
});

test('every key of the example results has an explanation', () => {
  const { outcomeKeys, resultKeys } = docsMessages.en;
  const explained = Object.keys({ ...outcomeKeys, ...resultKeys });
  for (const { result } of resultShapes()) {
    expect(Object.keys(result).filter(key => !explained.includes(key))).toEqual([]);
    expect(result.success).toBe(result.error_type === undefined);
  }
  expect(Object.keys(outcomeSchema.shape)).toEqual(expect.arrayContaining(Object.keys(outcomeKeys)));
});
