import { composedAncestry } from '../dom/composed-tree.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { MASK } from '../secrets/secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { createNodes } from './create-nodes.ts';
import { writeLine } from './outline-node.ts';
import type { OutlineLine } from './outline-reading.ts';
import { isSameBesideFigures, roleAndNameOf } from './outlined-words.ts';

/**
 * What a target is in, as an outline shows it: it must be the same, and be called the same. `before` and `now` of the first that
 * differs.
 */
export function changeOfPlace(
  element: Element,
  own: OutlineLine,
  { lines, hasRun }: { lines: readonly OutlineLine[]; hasRun: boolean },
): { before: string; now: string } | undefined {
  const known = new Map(lines.map(line => [line.key, line]));
  const around = linesAround(own, lines);
  const nodes = createNodes(createVisibility());
  for (const at of [...composedAncestry(element)].slice(1)) {
    const line = known.get(`n${numberOf(at)}`);
    if (!line) continue;
    const before = roleAndNameOf(line.text);
    // Pages move what our own runs were about.
    if (!around.has(line) && !hasRun) return { before: '', now: before };
    const node = NAMED.test(before) ? nodes.start(at, undefined)?.node : undefined;
    if (!node || node.name === '' || before.includes(MASK)) continue;
    const now = roleAndNameOf(writeLine(node));
    if (before !== now && !(hasRun && isSameBesideFigures(before, now))) return { before, now };
  }
  return undefined;
}

/** Those that name what is in them. Others, such as items of a tree, are called by all that they hold. */
const NAMED =
  /^(?:dialog|alertdialog|region|form|group|radiogroup|search|navigation|main|menu|menubar|toolbar|tablist|tabpanel|table|grid|treegrid|tree|list|listbox|article|figure|status|alert|log|feed) "/u;

/** The lines that a line is in. */
function linesAround(own: OutlineLine, lines: readonly OutlineLine[]): ReadonlySet<OutlineLine> {
  const found = new Set<OutlineLine>();
  let { depth } = own;
  for (const line of lines.slice(0, lines.indexOf(own)).reverse()) {
    if (line.depth >= depth) continue;
    found.add(line);
    depth = line.depth;
  }
  return found;
}
