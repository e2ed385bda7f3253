/**
 * Everything a row could use to end itself, its fence or a code block, or to look like a tool call. The backslash is among
 * them, so that unescaping gives back exactly what went in.
 */
const SPECIAL = /[\\|`<>{}\p{Cc}\u2028\u2029]/gu;
const ESCAPED = /\\u([0-9a-f]{4})/g;

export function escapeCell(text: string): string {
  return text.replace(SPECIAL, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function unescapeCell(cell: string): string {
  return cell.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
