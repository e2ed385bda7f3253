import { labelOf, type SwapCase } from './cases.ts';
import { letTimePass, READING } from './let-time-pass.ts';
import { runCard, showCard, type Told } from './run-rows.ts';
import { requireTask } from './scenes/scenes.ts';
import type { SwapPage } from './swap-page.ts';

/**
 * `differs`: something happened that was not on the card. `same`: it happened as shown. `refused`: it did not happen.
 * `unfired`: the page never got the event, so it changed nothing. `needless`: refused although nothing had changed.
 */
export type Verdict = 'differs' | 'same' | 'refused' | 'unfired' | 'needless' | 'broken';

export interface SwapResult {
  swapCase: SwapCase;
  label: string;
  verdict: Verdict;
  differences: string[];
  told: Told[];
}

/** Of the operations whose effect is complete with their first event; the rest of their run only observes. */
const AT_ONCE = /^(click|press|check|select|fill)$/;

export async function runCase(shown: SwapPage, swapCase: SwapCase): Promise<SwapResult> {
  const label = labelOf(swapCase);
  try {
    return { swapCase, label, ...(await judge(shown, swapCase)) };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { swapCase, label, verdict: 'broken', differences: [reason], told: [] };
  }
}

async function judge(
  shown: SwapPage,
  swapCase: SwapCase,
): Promise<Pick<SwapResult, 'verdict' | 'differences' | 'told'>> {
  const { page } = shown;
  const { task } = requireTask(swapCase.scene, swapCase.task);
  await shown.show(`<body><script>swaps.stage(${JSON.stringify(swapCase)})</script>`);
  await shown.call('askForClosedRoots');
  const rows = await showCard(shown, task.rows);
  if (swapCase.frame === 'ticking') await letTimePass(page, READING);
  await page.evaluate(() => window.swaps.show());
  const [last] = task.rows.slice(-1);
  const isAtOnce = task.rows.length === 1 && last !== undefined && AT_ONCE.test(last.action);
  const effect = page.evaluate(() => window.swaps.nextEffect()).then((): Told[] => []);
  const run = runCard(shown, rows, row => page.evaluate(at => window.swaps.begin(at), row));
  // Whichever comes later belongs to a document that is gone.
  for (const each of [effect, run]) each.catch(() => undefined);
  const told = await (isAtOnce ? Promise.race([run, effect]) : run);
  const { effects, hasHappened } = await page.evaluate(() => window.swaps.report());
  const differences = effects.flatMap(({ row, differences }) =>
    differences.map(each => `row ${row + 1}: ${each}`),
  );
  const isDone = effects.some(({ row }) => row === task.rows.length - 1);
  return { told, differences, verdict: verdictOf(hasHappened, isDone, differences) };
}

function verdictOf(
  hasHappened: boolean,
  isDone: boolean,
  differences: readonly string[],
): SwapResult['verdict'] {
  if (differences.length > 0) return 'differs';
  if (!hasHappened) return isDone ? 'unfired' : 'needless';
  return isDone ? 'same' : 'refused';
}
