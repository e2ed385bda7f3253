import { randomUUID } from 'node:crypto';
import { countedBy, withCount } from '../../extension/entrypoints/sidepanel/conversation/counting-name.ts';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import type { Preview } from '../../extension/operations/contract/preview.ts';
import type { Worded } from '../page/word-answer.ts';
import type { RowSpec } from './scenes/scene.ts';
import type { SwapPage } from './swap-page.ts';

export type Told = Pick<Worded<Outcome>, 'success' | 'error_type' | 'message' | 'effect'>;

/** A row with the preview that its card shows. */
export interface ShownRow {
  action: Action;
  preview: Extract<Preview, { status: 'bound' }>;
  files?: RowSpec['files'] | undefined;
}

export async function showCard({ call }: SwapPage, rows: readonly RowSpec[]): Promise<ShownRow[]> {
  const shown: ShownRow[] = [];
  for (const row of rows) {
    const action = await actionOf(call, row);
    const preview = await call<Preview>('previewAction', action, 'en');
    if (preview.status !== 'bound')
      throw new Error(`No card for ${row.action} ${row.on}: ${JSON.stringify(preview)}`);
    shown.push({ action, preview, files: row.files });
  }
  return shown;
}

export async function actionOf(call: SwapPage['call'], row: RowSpec): Promise<Action> {
  return { action: row.action, target: { selector: row.on }, params: await paramsOf(call, row) };
}

/** A drag names its end by an id. */
async function paramsOf(call: SwapPage['call'], { params = {}, onto }: RowSpec): Promise<Action['params']> {
  if (onto === undefined) return params;
  const { elements } = await call<{ elements: { id: string }[] }>('readFrame', { language: 'en', limit: 50 });
  const ids = elements.map(({ id }) => id);
  const [to] = await call<string[]>('matching', ids, onto);
  return { ...params, to };
}

/** Before the press, as the panel does: a name may have counted on. Any other change is the page's to refuse. */
export async function countOn({ call }: SwapPage, rows: readonly ShownRow[]): Promise<ShownRow[]> {
  const current: ShownRow[] = [];
  for (const { action, preview, files } of rows) {
    const now = await call<Preview>('previewAction', action, 'en', true);
    const isCounted = now.status === 'bound' && countedBy(preview, now, undefined) !== undefined;
    current.push({ action, preview: isCounted ? withCount(preview, now) : preview, files });
  }
  return current;
}

/** Row by row, as the panel does. */
export async function runCard(
  { call }: Pick<SwapPage, 'call'>,
  rows: readonly ShownRow[],
  begin: (row: number) => Promise<unknown>,
): Promise<Told[]> {
  const told: Told[] = [];
  for (const [index, row] of rows.entries()) {
    if (isBlocked(row, told)) return told;
    await begin(index);
    told.push(await runRow(call, row, index < rows.length - 1));
  }
  return told;
}

/** What has consequences needs the success of the rows before it. */
export function isBlocked({ preview }: ShownRow, told: readonly Told[]): boolean {
  return /^(acts|submits|leaves)$/.test(preview.effect) && told.some(({ success }) => !success);
}

export function runRow(call: SwapPage['call'], row: ShownRow, isFollowed: boolean): Promise<Told> {
  const { action, preview, files } = row;
  const { binding } = preview;
  return call<Outcome>('runAction', { key: randomUUID(), action, binding, isFollowed, files });
}
