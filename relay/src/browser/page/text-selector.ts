/** Roles of texts, and the elements that have them. They have no refs, as nothing is done to them. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  paragraph: ['p'],
  listitem: ['li'],
  status: ['output'],
  alert: [],
};

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** XPath of a text with that role and name, in any case; undefined for roles of what is acted on. */
export function textSelector(role: string, name: string | undefined): string | undefined {
  const elements = Object.hasOwn(ELEMENTS, role) ? ELEMENTS[role] : undefined;
  if (!elements) return undefined;
  const kinds = [...elements.map(element => `self::${element}`), `@role="${role}"`].join(' or ');
  if (name === undefined) return `//*[${kinds}]`;
  const text = `normalize-space(translate(., "${UPPER}", "${UPPER.toLowerCase()}"))`;
  return `//*[(${kinds}) and ${text}=${literal(plain(name))}]`;
}

function plain(name: string): string {
  return name
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[A-Z]/gu, letter => letter.toLowerCase());
}

/** XPath 1.0 has no escapes. */
function literal(text: string): string {
  if (!text.includes('"')) return `"${text}"`;
  return `concat(${text
    .split('"')
    .map(part => `"${part}"`)
    .join(`, '"', `)})`;
}
