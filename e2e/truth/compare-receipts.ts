import type { TruthResult } from './run-truth.ts';

/** The results of one case, from the extension and from a session of the relay. */
interface Pair {
  ours: TruthResult;
  theirs: TruthResult;
}

/** What programs and people decide by: success, effect and kind of error. The words may name a moment. */
function receiptOf({ told: { success, effect, error_type } }: TruthResult): string {
  return [success, effect ?? '-', error_type ?? '-'].join(' ');
}

/** The cases whose receipts differ between the two drivers. Both lists are of the same cases, in the same order. */
export function differingReceipts(
  extension: readonly TruthResult[],
  session: readonly TruthResult[],
): Pair[] {
  return extension.flatMap((ours, index) => {
    const theirs = session[index];
    if (theirs?.each !== ours.each) throw new Error(`${ours.each.label} was not run by both.`);
    return receiptOf(ours) === receiptOf(theirs) ? [] : [{ ours, theirs }];
  });
}

export function describeDifference({ ours, theirs }: Pair): string {
  const describe = (result: TruthResult): string => `${receiptOf(result)}: ${result.told.message}`;
  return [ours.each.label, `  extension ${describe(ours)}`, `  session   ${describe(theirs)}`].join('\n');
}
