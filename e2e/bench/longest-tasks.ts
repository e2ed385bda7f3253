import * as z from 'zod';

const traceEventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds; `tdur` is the thread's busy time, independent of other load on the machine. */
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ data: z.optional(z.object({ url: z.optional(z.string()) })) })),
});
export const traceSchema = z.object({ traceEvents: z.array(traceEventSchema) });
export type TraceEvent = z.infer<typeof traceEventSchema>;

/** Style, layout and painting, which belong to the page, whatever triggers them. */
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/**
 * For each run between its marks, the busy milliseconds of the longest task on its thread. Layout is subtracted, and
 * tasks of the page's own scripts are excluded. A task of unknown origin counts as ours.
 */
export function longestTasks(events: readonly TraceEvent[]): number[] {
  const starts = events.filter(({ name }) => name === 'bench-start');
  const ends = events.filter(({ name }) => name === 'bench-end');
  return starts.map((start, index) => {
    const thread = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
    const end = ends[index]?.ts ?? Number.POSITIVE_INFINITY;
    const tasks = thread.filter(each => each.name === 'RunTask' && endOf(each) >= start.ts && each.ts <= end);
    return Math.max(0, ...tasks.map(task => ownTime(task, thread)));
  });
}

function ownTime(task: TraceEvent, thread: readonly TraceEvent[]): number {
  const inside = thread.filter(each => each !== task && each.ts >= task.ts && endOf(each) <= endOf(task));
  if (inside.some(({ name, args }) => name === 'FunctionCall' && args?.data?.url)) return 0;
  const layout = inside.filter(({ name }) => LAYOUT.has(name)).reduce((sum, each) => sum + busy(each), 0);
  return (busy(task) - layout) / 1000;
}

function busy({ tdur, dur }: TraceEvent): number {
  return tdur ?? dur ?? 0;
}

function endOf({ ts, dur }: TraceEvent): number {
  return ts + (dur ?? 0);
}
