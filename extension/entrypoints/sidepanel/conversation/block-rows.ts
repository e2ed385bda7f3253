import type { EffectClass } from '../../../operations/action.ts';
import { findOperation } from '../../../operations/list.ts';
import type { Row } from './card.ts';

/** After a failure these would act on a page that isn't what the person approved them for. */
const CONSEQUENTIAL: readonly EffectClass[] = ['acts', 'submits', 'leaves'];

export function isConsequential({ preview }: Row): boolean {
  return preview.status === 'bound' && CONSEQUENTIAL.includes(preview.effect);
}

/** Whether it runs only as long as nothing before it failed. */
export function needsSuccess(row: Row): boolean {
  const leavesTab = findOperation(row.action.action)?.inBrowser?.leavesTab === true;
  return isConsequential(row) || (leavesTab && row.preview.status === 'bound');
}

/** Blocks what needs success behind the first row that can't be done, as long as the person wants that row. */
export function blockRows(rows: readonly Row[]): Row[] {
  const firstUnfit = rows.findIndex(isUnfit);
  return rows.map((row, index) => {
    const { blockedBy: _before, ...open } = row;
    const isBlocked = firstUnfit !== -1 && index > firstUnfit && needsSuccess(row);
    return isBlocked ? { ...open, blockedBy: firstUnfit } : open;
  });
}

function isUnfit({ preview, gone, unticked }: Row): boolean {
  return !unticked && (preview.status === 'failed' || gone !== undefined);
}
