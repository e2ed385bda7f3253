import type { Page } from 'playwright-core';
import * as z from 'zod';

/** The frames and tasks of a period of the panel, in milliseconds. */
export interface FrameRecord {
  /** Between one frame and the next, as the page sees it; includes other load on the machine. */
  frames: number[];
  /** The busy time of the panel's main thread, by task, by the thread's own clock. */
  tasks: number[];
  /** The thread's total time, and the part of it in scripts and in style and layout. */
  busy: number;
  scripts: number;
  layout: number;
  took: number;
}

const traceEventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.optional(z.number()),
  dur: z.optional(z.number()),
});
const traceSchema = z.object({ traceEvents: z.array(traceEventSchema) });
const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Records the panel's frames while a callback runs. */
export async function recordFrames(panel: Page, during: () => Promise<void>): Promise<FrameRecord> {
  const browser = panel.context().browser();
  if (!browser) throw new Error('Without a browser of its own a panel cannot be traced.');
  const session = await panel.context().newCDPSession(panel);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async (): Promise<Map<string, number>> => {
    const { metrics: read } = metricsSchema.parse(await session.send('Performance.getMetrics'));
    return new Map(read.map(({ name, value }) => [name, value * 1000]));
  };
  await browser.startTracing(panel, { categories: CATEGORIES });
  await panel.evaluate(START);
  const [start, before] = [performance.now(), await metrics()];
  await during();
  const [after, took] = [await metrics(), performance.now() - start];
  const frames = z.array(z.number()).parse(await panel.evaluate('frameRecord.end()'));
  const trace = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  await session.detach();
  const spent = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return {
    frames,
    tasks: tasksOf(trace),
    busy: spent('TaskDuration'),
    scripts: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    took,
  };
}

const START = `globalThis.frameRecord = (() => {
  performance.mark('frames-start');
  const frames = [];
  let last = performance.now();
  let going = true;
  const next = () => requestAnimationFrame(() => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    if (going) next();
  });
  next();
  return { end: () => { going = false; performance.mark('frames-end'); return frames; } };
})(); undefined`;

/** The tasks of the thread with our marks, between the marks. */
function tasksOf({ traceEvents }: z.infer<typeof traceSchema>): number[] {
  const [start] = traceEvents.filter(({ name }) => name === 'frames-start');
  const [end] = traceEvents.filter(({ name }) => name === 'frames-end');
  if (!start || !end) throw new Error('The marks are not in the trace.');
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts >= start.ts && ts <= end.ts)
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
}
