import { cleanText } from '../../../page/dom/clean-text.ts';
import { isSameTarget, type Row } from '../conversation/card.ts';
import { valuesOf } from '../conversation/editable-values.ts';
import type { TurnMessages } from '../ports/ports.ts';

/** The person's changes of a batch before the approval, as keys of its result. */
interface Changes {
  changed_by_person?: string;
  /** The chosen target in the page's own words, apart from ours. */
  target_now?: { id: string; desc: string };
}

export function changesOfRow(row: Row | undefined, { model: messages }: TurnMessages): Changes {
  if (!row) return {};
  const sentences = changedValues(row).map(({ from, to }) => messages.valueChanged(from, to));
  if (isRedirected(row)) sentences.push(messages.targetChanged(nameOf(row.proposed), nameOf(row.action)));
  if (sentences.length === 0) return {};
  return { changed_by_person: sentences.join(' '), ...(isRedirected(row) ? targetNow(row) : {}) };
}

export function changesOfCard(rows: readonly Row[], { model: messages }: TurnMessages): Changes {
  const numbersOf = (fits: (row: Row) => boolean): string =>
    rows.flatMap((row, index) => (fits(row) ? [index + 1] : [])).join(', ');
  const unticked = numbersOf(row => row.unticked === true);
  const changed = numbersOf(row => !row.unticked && row.proposed !== undefined);
  const parts = [unticked && messages.rowsUnticked(unticked), changed && messages.rowsChanged(changed)];
  const sentences = parts.filter(Boolean).join(' ');
  return sentences === '' ? {} : { changed_by_person: sentences };
}

/** The model gets a value only if the page says of its field, as it is now, that it holds no secret. */
function changedValues({
  proposed,
  action,
  preview,
  unticked,
}: Row): { from: string; to: string | undefined }[] {
  if (!proposed || unticked) return [];
  const isPublic = preview.status === 'bound' && !preview.isSecret;
  const before = new Map(valuesOf(proposed).map(({ key, text }) => [key, text]));
  return valuesOf(action)
    .filter(({ key, text }) => before.get(key) !== text)
    .map(({ key, text }) => ({ from: before.get(key) ?? '', to: isPublic ? text : undefined }));
}

function nameOf(action: Row['action'] | undefined): string {
  const { elementId, selector, description } = action?.target ?? {};
  return elementId ?? selector ?? description ?? '';
}

/** As long as the names that the model gets elsewhere. */
const MAX_NAME = 80;

function targetNow({ action, preview }: Row): Pick<Changes, 'target_now'> {
  const facts = preview.status === 'bound' ? preview.facts : undefined;
  const id = action.target.elementId;
  return facts && id ? { target_now: { id, desc: `${facts.kind}: ${cleanText(facts.name, MAX_NAME)}` } } : {};
}

function isRedirected({ proposed, action, unticked }: Row): boolean {
  if (!proposed || unticked) return false;
  return !isSameTarget(proposed, action);
}
