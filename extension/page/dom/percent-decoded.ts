/** Percent-encoded text (RFC 3986, 2.1) in UTF-8. Never throws, unlike `decodeURIComponent`: a lone percent sign stays as it is. */
export function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/giu, decodedBytes);
}

function decodedBytes(escapes: string): string {
  const bytes = Uint8Array.from(escapes.slice(1).split('%'), byte => Number.parseInt(byte, 16));
  return new TextDecoder().decode(bytes);
}
