import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ServerToolFailure } from '../server-tool-result.ts';

const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

/** For `Accept-Encoding`. */
export const ENCODINGS = 'gzip, deflate, br';

/**
 * The uncompressed bytes. Throws and disconnects beyond `maxBytes`, compressed or not, so that neither an endless answer nor a
 * zip bomb fills the memory.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  const decoder = encoding === 'identity' ? undefined : DECODERS[encoding];
  if (!decoder && encoding !== 'identity')
    throw new ServerToolFailure('The page is compressed in a way that cannot be read here.', {
      type: 'Unsupported',
    });
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of limitBytes(source, maxBytes)) chunks.push(chunk);
  };
  const packed = (source: Readable): AsyncIterable<Buffer> => limitBytes(source, maxBytes);
  if (decoder) await pipeline(response, packed, decoder(), collect);
  else await pipeline(response, collect);
  return Buffer.concat(chunks);
}

async function* limitBytes(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/** The answer has more bytes than are read. */
export class AnswerTooLarge extends ServerToolFailure {
  override name = 'AnswerTooLarge';
}

function tooLarge(maxBytes: number): AnswerTooLarge {
  return new AnswerTooLarge(`The answer is larger than ${maxBytes / 1_000_000} MB, and was not read.`, {
    type: 'Unsupported',
  });
}
