import { readResultMessage } from '@assent/shared';
import { expect, test, vi } from 'vitest';
import { approveCard } from '../../../testing/simulation/ask-simulated.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { advertisedTools } from '../../../tools/list.ts';
import { parseCall } from '../../../tools/parse-call.ts';

async function propose(toolName: string): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel(parseCall, advertisedTools);
  panel.backend.script.push({ calls: [{ toolName, arguments: '{}', toolId: 'tool_0' }], end: 'complete' });
  panel.turn().send('Look');
  await panel.look();
  return panel;
}

function result(panel: SimulatedPanel): unknown {
  const { message = '' } = panel.backend.accepted.at(-1) ?? {};
  return JSON.parse(readResultMessage(message)?.result ?? '{}');
}

function readings({ page }: SimulatedPanel): unknown[] {
  return page.tabs.readings;
}

const tools = ['request_more_elements', 'get_selected_text', 'clear_ai_styles'];

test.each(tools)('%s reads the page only for the next request', async toolName => {
  const panel = await propose(toolName);
  const read = vi.spyOn(panel.page, 'read');
  await approveCard(panel);
  expect(result(panel)).toMatchObject({ success: true });
  expect(read).toHaveBeenCalledOnce();
});

test.each(tools)('%s does nothing on another page', async toolName => {
  const panel = await propose(toolName);
  panel.page.tab.navigate();
  await approveCard(panel);
  expect(result(panel)).toMatchObject({ success: false, error_type: 'PageGone' });
  expect(readings(panel)).toEqual([]);
});

test.each(['request_more_elements', 'get_selected_text'])(
  '%s reads no page that comes after the last check',
  async toolName => {
    const panel = await propose(toolName);
    const { listFrames } = panel.page;
    vi.spyOn(panel.page, 'listFrames').mockImplementation(async (...given) => {
      const frames = await listFrames(...given);
      panel.page.tab.navigate();
      return frames;
    });
    await approveCard(panel);
    expect(result(panel)).toMatchObject({ success: false, error_type: 'PageGone' });
    expect(readings(panel)).toEqual([]);
  },
);
