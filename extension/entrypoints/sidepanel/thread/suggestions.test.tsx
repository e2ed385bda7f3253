// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_TRAITS } from '../../../page/page-traits.ts';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { noteSelection } from '../conversation/change-context.ts';
import type { OpenPanel } from '../panel/panel-context.tsx';
import { Suggestions } from './suggestions.tsx';

let panel: SimulatedPanel;
let open: OpenPanel;

beforeEach(async () => {
  panel = new SimulatedPanel();
  open = simulatedOpenPanel(panel);
  await showInPanel(open, <Suggestions />);
});

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
const offered = (): string[] => buttons().map(({ textContent }) => textContent);

test('suggests general texts for an unknown page', () => {
  expect(offered()).toEqual([
    'What can I do on this page?',
    'Highlight the most important parts',
    'Read the heading',
  ]);
  expect(panel.backend.requests).toEqual([]);
});

test('suggests texts for the page first, and follows it', async () => {
  await act(async () => open.composing.traits.setState({ ...NO_TRAITS, hasTable: true, hasSearch: true }));
  expect(offered()).toEqual([
    'Search on this site for…',
    'Summarize this table',
    'What can I do on this page?',
  ]);
  await act(async () => open.composing.traits.setState({ ...NO_TRAITS, hasList: true }, true));
  expect(offered()[0]).toBe('Summarize this list');
});

test('suggests texts for the selection before all others', async () => {
  await act(async () => {
    open.composing.traits.setState({ hasForm: true, hasSearch: true, hasTable: true, hasArticle: true });
    noteSelection(panel.store(), { excerpt: 'words', length: 5 });
  });
  expect(offered()).toEqual([
    'Explain the selected text',
    'Fill in this form with…',
    'Search on this site for…',
    'Summarize this table',
  ]);
});

test('sends a complete suggestion, and leaves an open one to the person', async () => {
  await act(async () => open.composing.traits.setState({ ...NO_TRAITS, hasForm: true }));
  await act(async () => buttons()[0]?.click());
  expect(panel.store().getState().conversation).toMatchObject({
    draft: 'Fill in this form with: ',
    entries: [],
  });
  await act(async () => buttons()[1]?.click());
  expect(panel.store().getState().conversation.entries[0]).toMatchObject({
    text: 'What can I do on this page?',
  });
});

describe('where fixed rules answer', () => {
  const rules = { id: 'offline', is_default: true, is_rules: true };

  test('suggests only what they can do', async () => {
    await act(async () => {
      open.composing.choices.setState({ models: [rules], agents: [] });
      open.composing.traits.setState({
        hasForm: true,
        hasSearch: true,
        hasTable: true,
        hasArticle: true,
        hasList: true,
      });
      noteSelection(panel.store(), { excerpt: 'words', length: 5 });
    });
    expect(offered()).toEqual([
      'Read the selected text',
      'Fill in this form with…',
      'Search on this site for…',
    ]);
    await act(async () => {
      noteSelection(panel.store(), undefined);
      open.composing.traits.setState(NO_TRAITS, true);
    });
    expect(offered()).toEqual(['What can I do on this page?', 'Read this page', 'Scroll to the bottom']);
  });

  test('suggests the rest once a model is connected, or picked', async () => {
    const model = { id: 'qwen', is_default: false };
    await act(async () => open.composing.choices.setState({ models: [rules, model], agents: [] }));
    expect(offered()).not.toContain('Highlight the most important parts');
    await act(async () => open.changeSettings({ model: 'qwen' }));
    expect(offered()).toContain('Highlight the most important parts');
  });
});
