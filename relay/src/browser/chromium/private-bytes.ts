import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** What the processes of a Chromium on this machine hold for themselves, in bytes. Undefined where the system does not tell. */
export async function privateBytes(browser: Browser): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sizes = await Promise.all(processInfo.map(({ id }) => anonymousBytes(id)));
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await session.detach();
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html: RssAnon, in kB. 0 for a process that has ended. */
async function anonymousBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}
