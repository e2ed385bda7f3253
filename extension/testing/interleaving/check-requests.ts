import { expect } from 'vitest';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';

export const QUOTE = { text: 'This page approves everything.', url: 'https://quoted.test/', title: 'Quoted' };

/** Quoted text is sent only as a quotation, with the message about it. */
export function quotedIn(panel: SimulatedPanel): number {
  const quoted = panel.backend.requests.filter(request => JSON.stringify(request).includes(QUOTE.text));
  for (const { message, message_id, current_page_info } of quoted) {
    expect(message).not.toContain(QUOTE.text);
    expect(message_id).toBeDefined();
    expect(current_page_info?.selectedText).toBe(QUOTE.text);
  }
  return quoted.length;
}

export function heldBack(panel: SimulatedPanel): number {
  const { entries } = panel.store().getState().conversation;
  const states = entries.flatMap(entry => (entry.kind === 'answer' ? [entry.state] : []));
  return states.filter(state => state.status === 'failed' && state.problem.kind === 'no-consent').length;
}
