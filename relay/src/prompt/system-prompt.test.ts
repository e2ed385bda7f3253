import { expect, test } from 'vitest';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { currentTime } from '../tools/current-time.ts';
import { composeSystemPrompt, renderTools, type SystemPromptParts } from './system-prompt.ts';

const BARE: SystemPromptParts = {
  agentPrompt: 'Be helpful.',
  tools: [],
  browserTools: false,
  page: false,
};

test('no tools and no page: the prompt of the agent alone', () => {
  expect(composeSystemPrompt(BARE)).toBe('Be helpful.');
});

test('explains the page, but no tools, for a page without tools', () => {
  const prompt = composeSystemPrompt({ ...BARE, page: true });
  expect(prompt).toContain('## The page');
  expect(prompt).not.toMatch(/tool|approve|element/i);
});

test('server tools alone: how to call, nothing about the browser', () => {
  const prompt = composeSystemPrompt({ ...BARE, tools: [currentTime().advertised] });
  expect(prompt).toContain('## Calling tools');
  expect(prompt).not.toMatch(/browser|page|element|click|fill|select|scroll|effect|no_change/i);
});

test('includes all rules, identical at every turn, without the format of a call', () => {
  const parts = { ...BARE, tools: BROWSER_TOOLS, browserTools: true, page: true };
  const prompt = composeSystemPrompt(parts);
  expect(prompt).toBe(composeSystemPrompt(parts));
  expect(prompt).not.toContain('"tool_call"');
});

test('tools as text: the form of a call, and each tool with its schema; no tools, no text', () => {
  const text = renderTools(BROWSER_TOOLS);
  expect(text).toContain('{"tool_call": {"tool_name": "<name>", "arguments": "');
  for (const tool of BROWSER_TOOLS) {
    expect(text).toContain(`### ${tool.name}\n${tool.description}`);
    expect(text).toContain(JSON.stringify(tool.parameters));
  }
  expect(renderTools([])).toBe('');
});
