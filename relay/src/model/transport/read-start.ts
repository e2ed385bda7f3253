import type { Readable } from 'node:stream';

/** Bytes of an answer that is no stream: enough for any error, and a bound on what a broken server can make us keep. */
const LIMIT = 64_000;

/** The text that a body begins with, and ends the connection of a longer one. What broke off is told as far as it came. */
export async function readStart(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise(resolve => {
    const finish = (): void => {
      resolve(Buffer.concat(chunks).subarray(0, LIMIT).toString());
      body.destroy();
    };
    body.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= LIMIT) finish();
    });
    body.once('end', finish);
    body.on('error', finish);
    body.once('close', finish);
  });
}
