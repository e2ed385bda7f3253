import type { Mark, OutlineNode } from './outline-node.ts';

/** Reads a line back, and strictly: throws at whatever `writeLine` does not write. */
export function parseLine(line: string): Pick<OutlineNode, 'role' | 'name' | 'marks'> {
  const [head, role = '', quotedName] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(?= \[|$)/u.exec(line) ?? [];
  if (head === undefined) throw new Error(`No role at the beginning of ${line}`);
  const marks: Mark[] = [];
  let rest = line.slice(head.length);
  while (rest !== '') {
    const [whole, key = '', value] = MARK.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`No mark at the beginning of ${rest} in ${line}`);
    marks.push(value === undefined ? [key] : [key, key === 'ref' ? value : JSON.parse(value)]);
    rest = rest.slice(whole.length);
  }
  return { role, name: quotedName === undefined ? '' : JSON.parse(quotedName), marks };
}

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const MARK = new RegExp(
  String.raw`^ \[([a-z_]+)(?:=(${TEXT}|\[(?:${TEXT}(?:,${TEXT})*)?\]|\d+|e_\w+))?\]`,
  'u',
);
