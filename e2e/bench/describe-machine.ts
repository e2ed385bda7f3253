import { cpus, loadavg } from 'node:os';

/** Where and when a run was made: its times mean little without it. */
export function describeMachine(browserVersion: string, loadBefore: number): string {
  const [cpu] = cpus();
  const load = `load ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${day} UTC, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${load}, Chromium ${browserVersion}, Node ${process.version}`;
}
