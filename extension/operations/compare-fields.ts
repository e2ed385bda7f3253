import { attributeOf } from '../page/dom/native-dom.ts';
import { isEqualValue } from '../page/identity/equal-values.ts';
import { type OwnRun, writtenBy } from '../page/identity/own-runs.ts';
import { isWrittenByPerson } from '../page/identity/person-input.ts';
import { contentOf, isRenewedToken, keyOf, type SentField } from '../page/identity/sent-fields.ts';
import { isStoreOf } from '../page/identity/widget-store.ts';

export interface ShownFields {
  fields: readonly SentField[];
  /** As of `performance.now()`. */
  moment: number;
}

/** Whether only the person and our own runs have changed the fields that go along. */
export function haveSameFields(
  now: readonly SentField[],
  { fields, moment }: ShownFields,
  ownRuns: readonly OwnRun[],
): boolean {
  const written = writtenBy(ownRuns);
  const before = new Map(fields.map(field => [keyOf(field), field]));
  const after = new Map(now.map(field => [keyOf(field), field]));
  return [...new Set([...before.keys(), ...after.keys()])].every(key => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is && (isEqual(was, is) || isRenewedToken(was, is))) return true;
    const settled = written.get(key);
    // A box or an option that became another one is not what was approved.
    if (settled && is) return isEqual(settled, is) && was?.name === is.name && was.ifChecked === is.ifChecked;
    // The person may correct a form before it is sent.
    if (is?.element && is.isSeen && isWrittenByPerson(is.element, moment)) return was?.name === is.name;
    if (is) return (was === undefined || was.name === is.name) && isMirror(was, is, ownRuns);
    return (
      was?.isSeen === false && now.some(other => other.name === was.name && isMirror(was, other, ownRuns))
    );
  });
}

function isEqual(one: SentField, other: SentField): boolean {
  return contentOf(one) === contentOf(other);
}

/**
 * A field without a face that repeats what an approved run wrote, as custom selects and date pickers keep or make one. It
 * stands with the widget, or it was empty or repeated the former value. A tick is written as `1` or `true`, as any other choice is:
 * only a field with a like name repeats it.
 */
function isMirror(was: SentField | undefined, is: SentField, ownRuns: readonly OwnRun[]): boolean {
  if (is.isSeen || is.values.length === 0) return false;
  return ownRuns.some(run => {
    const isStore = run.target !== undefined && is.element !== undefined && isStoreOf(run.target, is.element);
    const isFormer = (value: string) => value === '' || run.former.some(text => isEqualValue(text, value));
    if (!isStore && !was?.values.every(isFormer)) return false;
    if (!isStore && run.wasTicked !== undefined && !isNamedLike(is.name, run)) return false;
    return is.values.every(value => [...run.texts].some(text => isOneValue(text, value)));
  });
}

/** `amount_value` beside `amount`. */
function isNamedLike(name: string, { target, fields }: OwnRun): boolean {
  const own = target ? ['id', 'name'].map(key => attributeOf(target, key)) : [];
  return [...fields.map(field => field.name), ...own].some(
    other => other && (has(name, other) || has(other, name)),
  );
}

const SHORTEST_NAME = 3;

function has(whole: string, part: string): boolean {
  return part.length >= SHORTEST_NAME && whole.toLowerCase().includes(part.toLowerCase());
}

/** `1.500` may be a thousand and a half, or one and a half. */
function isOneValue(text: string, value: string): boolean {
  return text === value || (!/^[-+]?\d{1,3}[.,]\d{3}$/u.test(text.trim()) && isEqualValue(text, value));
}
