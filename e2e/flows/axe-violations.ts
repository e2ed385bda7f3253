import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const violationsSchema = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** What axe finds wrong with the page as it is now, by all its rules or some of them: the rule, and the markup. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const run = `axe.run(${options}).then(result => result.violations)`;
  const found = violationsSchema.parse(await page.evaluate(run));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
