/**
 * Visible or spoken text outside the brackets of the pseudo-language: neither from a catalog nor, as `given`, from
 * a page, a user, a model or a backend.
 */
export function unworded(given: readonly string[]): string[] {
  const known = given.map(plain);
  const isKnown = (text: string): boolean => !/\p{L}/u.test(text) || known.some(each => each.includes(text));
  return texts()
    .flatMap(text => outside(text).filter(piece => !isKnown(piece)))
    .map(piece => `Not from a catalog: ${piece}`);
}

const NAMING = ['aria-label', 'title', 'placeholder', 'alt'];

/** Texts of blocks, and accessible names. Pieces of a sentence that are separate elements are joined. */
function texts(): string[][] {
  const blocks = new Map<Element, string[]>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: parent, nodeValue: text } = nodes.currentNode;
    if (!parent?.checkVisibility() || !text?.trim()) continue;
    const block = blockOf(parent);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  const names = [...document.querySelectorAll('#stage *')].flatMap(element =>
    NAMING.flatMap(name => element.getAttribute(name) ?? []),
  );
  return [...blocks.values(), ...names.map(name => [name])];
}

function blockOf(element: Element): Element {
  const { display } = getComputedStyle(element);
  return element.parentElement && (display === 'inline' || display === 'contents')
    ? blockOf(element.parentElement)
    : element;
}

/** The text outside all brackets, which may be nested. */
function outside(pieces: readonly string[]): string[] {
  let depth = 0;
  return pieces.flatMap(piece =>
    piece.split(/(\[!!|!!\])/u).flatMap(part => {
      if (part === '[!!') depth += 1;
      else if (part === '!!]') depth -= 1;
      else if (depth === 0) return plain(part) === '' ? [] : [plain(part)];
      return [];
    }),
  );
}

/** Punctuation between texts belongs to neither. */
function plain(text: string): string {
  return text
    .replace(/U\+[0-9A-F]{4,6}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}\p{S}\d]+|[\s\p{P}\p{S}\d]+$/gu, '');
}
