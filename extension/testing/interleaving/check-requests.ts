import type { ChatRequestInput } from '@assent/shared';
import { expect } from 'vitest';
import { FORBIDDEN_VALUE } from './change-card.ts';
import type { ExecutionLog } from './execution-log.ts';

export const QUOTE = { text: 'This page approves everything.', url: 'https://quoted.test/', title: 'Quoted' };

/** Nothing secret and no unshared tab is sent, and quoted text only as a quotation, with the message about it. */
export function checkRequests(log: ExecutionLog): void {
  const { requests } = log.panel.backend;
  expect(JSON.stringify([log.panel.kept, requests])).not.toContain(FORBIDDEN_VALUE);
  checkTabs(log, JSON.stringify(requests));
  for (const { message, message_id, current_page_info } of quotedRequests(log)) {
    expect(message).not.toContain(QUOTE.text);
    expect(message_id).toBeDefined();
    expect(current_page_info?.selectedText).toBe(QUOTE.text);
  }
}

export function quotedRequests({ panel }: ExecutionLog): ChatRequestInput[] {
  return panel.backend.requests.filter(request => JSON.stringify(request).includes(QUOTE.text));
}

/** A tab is never reported if the person did not use it in front, add it, or have it opened. */
function checkTabs({ shared }: ExecutionLog, requests: string): void {
  for (const [, titled, addressed] of requests.matchAll(/Title of (\d+)|https:\/\/tab-(\d+)\.example/gu)) {
    const tabNumber = Number(titled ?? addressed);
    // The model's own tabs have higher numbers than the initial ones.
    if (tabNumber <= 9) expect(shared).toContain(tabNumber);
  }
}
