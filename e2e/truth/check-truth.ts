import { setTimeout as after } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { serveTruth } from './serve-truth.ts';
import { type TruthAction, WAITING } from './truth-case.ts';
import type { GroupedTruth } from './truth-cases.ts';
import type { TruthTab } from './truth-tab.ts';

/** How long a careful person looks on, in milliseconds. */
const LOOKING = 3000;

export interface Checked {
  each: GroupedTruth;
  /** Empty where the declared truth is what a plain click shows. */
  faults: string[];
}

/** Acts with Playwright alone, and compares what the page and its server hold afterwards with what the case declares. */
export async function checkTruth(tab: TruthTab, each: GroupedTruth): Promise<Checked> {
  const { page } = tab;
  const server = await serveTruth(each.site);
  try {
    await page.goto(`${server.origin}${each.start ?? '/'}`);
    for (const action of each.actions.slice(0, -1)) await actByHand(page, action);
    const judged = each.actions.at(-1);
    if (!judged) return { each, faults: ['It has no action.'] };
    const before = new Map(server.requests);
    const asked = (): Record<string, number> =>
      Object.fromEntries([...server.requests].map(([name, all]) => [name, all - (before.get(name) ?? 0)]));
    // A click on a link waits for the page behind it, which some never have.
    await actByHand(page, judged).catch(thrown => {
      if (!/navigation|net::/i.test(String(thrown))) throw thrown;
    });
    await after(each.check?.looking ?? LOOKING);
    return { each, faults: compare(each, await shownBy(page), asked()) };
  } catch (thrown) {
    return { each, faults: [thrown instanceof Error ? thrown.message : String(thrown)] };
  } finally {
    await server.close();
    await tab.leave();
  }
}

function compare(each: GroupedTruth, shown: string, asked: Record<string, number>): string[] {
  const { check = {}, truth } = each;
  const seen = check.seen ?? (truth.says === WAITING ? undefined : truth.says);
  const wanted = Object.entries(check.requests ?? {});
  if (!seen && !check.unseen && wanted.length === 0) return ['It declares nothing that can be checked.'];
  return [
    ...(seen && !seen.test(shown) ? [`${seen} is not in: ${shown}`] : []),
    ...(check.unseen?.test(shown) ? [`${check.unseen} is in: ${shown}`] : []),
    ...wanted
      .filter(([name, count]) => (asked[name] ?? 0) !== count)
      .map(([name, count]) => `${name} was asked for ${asked[name] ?? 0} times, not ${count}.`),
  ];
}

/** The address, the title and the visible text of all frames, and the values and states of fields. */
async function shownBy(page: Page): Promise<string> {
  const texts = await Promise.all(page.frames().map(frame => frame.evaluate(readShown).catch(() => '')));
  return [page.url(), ...texts].join('\n');
}

/** Runs in the page. */
function readShown(): string {
  const fields = [...document.querySelectorAll('input, select, textarea')].map(field => {
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
      return `${field.id}:${field.checked}`;
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    return isField ? `${field.id}=${field.value}` : '';
  });
  return [document.title, document.body?.innerText ?? '', ...fields].join('\n');
}

async function actByHand(page: Page, asked: TruthAction): Promise<void> {
  const frame = await frameOf(page, asked.selector);
  switch (asked.action) {
    case 'click':
      return frame.click(asked.selector, { timeout: 5000 });
    case 'press':
      return frame.press(asked.selector, asked.key);
    case 'fill':
      return frame.fill(asked.selector, asked.value);
    case 'check':
      return frame.setChecked(asked.selector, asked.value);
    case 'select':
      await frame.selectOption(asked.selector, asked.value);
      return;
    case 'upload': {
      const { name, text } = asked.file;
      return frame.setInputFiles(asked.selector, { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    }
    case 'drag':
      return frame.dragAndDrop(asked.selector, asked.onto);
  }
}

async function frameOf(page: Page, selector: string): Promise<Frame> {
  await page.waitForLoadState();
  for (const frame of page.frames()) if (await frame.$(selector)) return frame;
  return page.mainFrame();
}
