import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** One picture of the page with the panel at its right, like the browser window; headless mode has none to capture. */
export async function sideBySide(page: Page, panel: Page, path: string): Promise<void> {
  const [left, right] = await Promise.all([page.screenshot(), panel.screenshot()]);
  const canvas = await page.context().newPage();
  await canvas.setContent(
    `<body style="margin:0;display:inline-flex;gap:1px;align-items:start">
      ${[left, right].map(shot => `<img src="data:image/png;base64,${shot.toString('base64')}">`).join('')}
    </body>`,
  );
  writeFileSync(path, await canvas.locator('body').screenshot());
  await canvas.close();
}
