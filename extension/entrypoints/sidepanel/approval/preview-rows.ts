import { message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import type { Action } from '../../../operations/contract/action.ts';
import { tabOfCall } from '../conversation/call.ts';
import { isSameTarget, type Row } from '../conversation/card.ts';
import { awaitingRows, blockRows } from '../conversation/card-rows.ts';
import { changedParts, joinChanged, withoutOwn } from '../conversation/compare-shown.ts';
import { findCall } from '../conversation/panel-store.ts';
import { sharedTabs } from '../conversation/shared-tabs.ts';
import { aroundChanges, type ShownChange } from '../conversation/shown-changes.ts';
import type { Drift } from '../execution/revalidate.ts';
import { askPage } from '../ports/ask-again.ts';
import type { TurnContext, TurnMessages } from '../ports/ports.ts';

/**
 * Previews each action in the page. One that can't run becomes a row with the reason. `refused`: the rows that were approved and
 * did not run, to be compared.
 */
export async function previewRows(
  context: TurnContext,
  tabId: number,
  actions: readonly Action[],
  refused: readonly Row[] = [],
): Promise<Row[]> {
  const rows = actions.map((action, index) => previewRow(context, tabId, action, refused[index]));
  return blockRows(withoutUnenabled(await Promise.all(rows)));
}

/** What is disabled needs a row before it that may enable it. */
function withoutUnenabled(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const { preview } = row;
    if (preview.status !== 'bound' || !preview.notYet || rows.slice(0, index).some(mayEnable)) return row;
    return { action: row.action, preview: { status: 'failed', failure: preview.notYet } };
  });
}

function mayEnable({ preview }: Row): boolean {
  if (preview.status !== 'bound' || preview.notYet) return false;
  return preview.effect !== 'reads' && preview.effect !== 'marks';
}

export async function previewRowOf(context: TurnContext, callId: string, action: Action): Promise<Row> {
  const call = findCall(context.store, callId);
  const tabId = call && tabOfCall(call);
  if (tabId !== undefined) {
    const fresh = await previewRow(context, tabId, action);
    return awaitingRows(context.store, callId).length > 1 ? fresh : (withoutUnenabled([fresh])[0] ?? fresh);
  }
  const failure = { type: 'NotPermitted' as const, message: message('page.none') };
  return { action, preview: { status: 'failed', failure } };
}

async function previewRow(
  { ports, store }: TurnContext,
  tabId: number,
  action: Action,
  refused?: Row,
): Promise<Row> {
  try {
    const shown = refused?.preview.status === 'bound' ? refused.preview.binding : undefined;
    const place = { tabId, sharedTabs: sharedTabs(store), shown };
    const { preview, documentId } = await askPage(ports, (page, language) =>
      page.preview(place, action, language),
    );
    if (preview.status === 'failed') return { action, preview };
    if (preview.status === 'bound' && documentId !== undefined) return { action, preview, documentId, tabId };
    const failure = { type: 'ElementNotFound' as const, message: ports.settings().messages.model.notOnPage };
    return { action, preview: { status: 'failed', failure } };
  } catch (thrown) {
    return { action, preview: { status: 'failed', failure: failureOf(thrown) } };
  }
}

/** The same, with the parts that read differently than before. `done`: our own rows that ran in between. */
export function withChanges(row: Row, fresh: Row, messages: TurnMessages, done: readonly Row[] = []): Row {
  const [before, now] = [row.preview, fresh.preview];
  const seen = before.status === 'bound' && now.status === 'bound' ? changedParts(before, now) : undefined;
  const changed = seen && withoutOwn(joinChanged(row.changed, seen), done);
  return { ...revisedRow(row, fresh, messages), ...(changed ? { changed } : {}) };
}

/** The same, with what changed around its target. `isSaid`: even where there are no words for it, or others say the same. */
export function withDrift(row: Row, drift: Drift | undefined, isSaid = false): Row {
  if (!drift) return row;
  const changes = aroundChanges(drift, changesOf(row));
  if (changes.length === 0 && !isSaid) return row;
  return { ...row, changed: joinChanged(row.changed, { parts: ['around'], changes }) };
}

function changesOf({ changed, preview }: Row): ShownChange[] {
  const { formerName: before, changes = [] } = changed ?? {};
  const after = preview.status === 'bound' ? preview.facts?.name : undefined;
  return before === undefined
    ? [...changes]
    : [...changes, { kind: 'value', before, ...(after && { after }) }];
}

/** The row as the page reports it now, with the panel's own fields. */
export function revisedRow(row: Row, fresh: Row, messages: TurnMessages): Row {
  const { unticked, attempt } = row;
  const proposed = row.proposed ?? row.action;
  const isAsProposed = JSON.stringify(proposed) === JSON.stringify(fresh.action);
  const seen = isElsewhere(row, fresh) ? movedOn(fresh, messages) : fresh;
  const isKnown = seen.preview.status !== 'bound' && isSameTarget(row.action, seen.action);
  const known = isKnown ? knownFacts(row) : undefined;
  return {
    ...seen,
    // A row that can't run now still belongs to the document in which it could.
    ...(row.documentId === undefined ? {} : { documentId: row.documentId }),
    ...(unticked === undefined ? {} : { unticked }),
    ...(attempt === undefined ? {} : { attempt }),
    ...(isAsProposed ? {} : { proposed }),
    ...(known ? { known } : {}),
  };
}

/** The card is about one document; an equal name in the next document was never approved. */
function isElsewhere(row: Row, fresh: Row): boolean {
  const isKnown = row.documentId !== undefined && fresh.documentId !== undefined;
  return isKnown && row.documentId !== fresh.documentId;
}

function movedOn({ action }: Row, messages: TurnMessages): Row {
  const failure = { type: 'PageGone' as const, message: messages.model.pageLeft };
  return { action, preview: { status: 'failed', failure } };
}

/** Without secrets: these facts may be edited. */
function knownFacts({ preview, known }: Row): Row['known'] {
  if (preview.status !== 'bound') return known;
  return preview.isSecret ? undefined : preview.facts;
}
