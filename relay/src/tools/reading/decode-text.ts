import sniffEncoding from 'html-encoding-sniffer';

/** The text of a document, in the encoding that its server, its first bytes or its own `<meta>` name; UTF-8 where none does. */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  const encoding = sniffEncoding(bytes, {
    defaultEncoding: 'UTF-8',
    ...(charset && { transportLayerEncodingLabel: charset }),
  });
  return new TextDecoder(encoding).decode(bytes);
}
