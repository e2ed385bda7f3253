import type { RoutineParameter } from '@assent/shared';
import type { Preview } from '../../../operations/contract/preview.ts';
import { maskShapes } from '../../../page/secrets/mask-shapes.ts';
import { MASK } from '../../../page/secrets/secrets.ts';
import type { Row } from '../conversation/card.ts';
import { escaped } from './placeholders.ts';
import { recordedParts } from './recorded-operations.ts';

/** The values that were written, as parameters. */
export interface Parameters {
  /** What stands in a step for the value of this key; undefined where none was given. */
  placeholderOf(row: Row, key: string): unknown;
  /** A text of the page with placeholders for the values that it repeats. */
  generalize(text: string): string;
  /** Those of these names, in the order in which they were written. */
  declared(names: readonly string[]): RoutineParameter[];
  /** A text without the secrets that it repeats. */
  hide(text: string): string;
}

interface Written {
  row: Row;
  operation: string;
  preview: Extract<Preview, { status: 'bound' }>;
}

/** One value of a row. Lists have several. */
interface Value {
  row: Row;
  key: string;
  text: string;
  parameter: RoutineParameter;
}

/** A repeated value shorter than this is chance. */
const LEAST_REPEATED = 2;
/** A secret shorter than this is in every text by chance; none of its own fields keeps it. */
const LEAST_SECRET = 4;
const MAX_DEFAULT = 10_000;

export function createParameters(written: readonly Written[]): Parameters {
  const hide = secretHider(written);
  const taken = new Set<string>();
  const values = written.flatMap(each => valuesOf(each, taken, hide));
  const longestFirst = values.toSorted((one, other) => other.text.length - one.text.length);
  const patterns = longestFirst.flatMap(({ text, parameter: { name, secret } }) => {
    const pattern = secret ? secretPattern(text) : wordPattern(text);
    return pattern ? [{ pattern, name }] : [];
  });
  return {
    placeholderOf: (row, key) => {
      const found = values.filter(value => value.row === row && value.key === key);
      const placeholders = found.map(({ parameter }) => `{{${parameter.name}}}`);
      return Array.isArray(row.action.params[key]) ? placeholders : placeholders[0];
    },
    generalize: text => generalized(text, patterns),
    declared: names => {
      const wanted = new Set(names);
      return values.map(({ parameter }) => parameter).filter(({ name }) => wanted.has(name));
    },
    hide,
  };
}

interface Pattern {
  pattern: RegExp;
  name: string;
}

/** Each part that a pattern takes is final: a value must not be found in the placeholder of another. */
function generalized(text: string, [first, ...others]: readonly Pattern[]): string {
  if (!first) return text;
  return text
    .split(first.pattern)
    .map(part => generalized(part, others))
    .join(`{{${first.name}}}`);
}

function wordPattern(text: string): RegExp | undefined {
  if (text.trim().length < LEAST_REPEATED) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text.trim())}(?![\\p{L}\\p{N}])`, 'u');
}

/** Anywhere, in any letter case, and as addresses write it. */
function secretPattern(text: string): RegExp | undefined {
  const word = text.trim();
  if (word.length < LEAST_SECRET) return undefined;
  return new RegExp([...new Set([word, encodeURIComponent(word)])].map(escaped).join('|'), 'iu');
}

function secretHider(written: readonly Written[]): Hide {
  const texts = written.flatMap(each =>
    givenTo(each).flatMap(({ text }) => (isSecret(each, text) ? text : [])),
  );
  const patterns = texts.flatMap(text => secretPattern(text) ?? []);
  return text => patterns.reduce((rest, pattern) => rest.split(pattern).join(MASK), text);
}

type Hide = Parameters['hide'];

function isSecret({ preview }: Written, text: string): boolean {
  return preview.isSecret === true || maskShapes(text) !== text;
}

function givenTo({ row, operation }: Written): { key: string; text: string; isNumber: boolean }[] {
  const keys = Object.keys(recordedParts(operation)?.values ?? {});
  return keys.flatMap(key =>
    [row.action.params[key] ?? []]
      .flat()
      .map(given => ({ key, text: String(given), isNumber: typeof given === 'number' })),
  );
}

/** A value that has a secret in it is one, too; and neither its label nor its name repeats one. `taken`: names; it gets the new ones. */
function valuesOf(written: Written, taken: Set<string>, hide: Hide): Value[] {
  const label = hide(written.preview.facts?.name ?? '');
  const types = recordedParts(written.operation)?.values ?? {};
  return givenTo(written).map(({ key, text, isNumber }) => {
    const name = freeName(label, key, taken);
    taken.add(name);
    const usual = types[key] ?? 'text';
    const type = usual === 'text' && isNumber ? 'number' : usual;
    const isWithheld = isSecret(written, text) || hide(text) !== text || text.length > MAX_DEFAULT;
    const kept = isWithheld ? { secret: true as const } : { default: text };
    return { row: written.row, key, text, parameter: { name, type, label, ...kept } };
  });
}

const MAX_NAME = 40;

function freeName(label: string, key: string, taken: ReadonlySet<string>): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.join('_').slice(0, MAX_NAME).replace(/_+$/u, '') || key;
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : `${name}_${count}`;
    if (!taken.has(numbered)) return numbered;
  }
}
