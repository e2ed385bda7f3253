import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const violationsSchema = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** What axe finds wrong with the page as it is now: the rule, and the markup. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = violationsSchema.parse(await page.evaluate('axe.run().then(result => result.violations)'));
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
