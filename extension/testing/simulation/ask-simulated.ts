import { expect } from 'vitest';
import type { ScriptedAnswer, ScriptedCall } from './simulated-backend.ts';
import { SimulatedPanel } from './simulated-panel.ts';

export function callFor(toolId: string, ...actions: object[]): ScriptedCall {
  return { toolName: 'page_action', arguments: JSON.stringify(actions), toolId };
}

export function answerWith(...calls: ScriptedCall[]): ScriptedAnswer {
  return { calls, end: 'complete' };
}

/** A panel with a message of the person and the first of these answers. */
export async function askSimulated(...script: ScriptedAnswer[]): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel();
  panel.backend.script.push(...script);
  panel.turn().send('Do it');
  await panel.look();
  return panel;
}

/** The same, with an armed card for these actions. */
export async function askWithCard(...actions: object[]): Promise<SimulatedPanel> {
  const panel = await askSimulated(answerWith(callFor('tool_1', ...actions)));
  await panel.clock.advance(400);
  return panel;
}

export async function approveCard(panel: SimulatedPanel): Promise<void> {
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
  await panel.look();
}
