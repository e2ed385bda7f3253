import { cpus, loadavg } from 'node:os';

/** The machine and the date of a run: its times mean little without them. */
export function describeMachine(browserVersion: string, loadBefore: number): string {
  const [cpu] = cpus();
  const load = `load ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${day} UTC, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${load}, Chromium ${browserVersion}, Node ${process.version}`;
}
