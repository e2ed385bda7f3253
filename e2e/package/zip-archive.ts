import { crc32, deflateRawSync } from 'node:zlib';
import type { PackedFile } from './files-in.ts';

/** 1 January 1980, midnight: the earliest time in a zip, so that the same files produce the same archive. */
const DATE = 0x21;
const DEFLATED = 8;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x800;

interface Entry {
  local: Buffer;
  central: Buffer;
}

/** A zip of these files, in their order. */
export function zipArchive(files: readonly PackedFile[]): Buffer {
  const entries: Entry[] = [];
  let offset = 0;
  for (const file of files) {
    const entry = entryOf(file, offset);
    entries.push(entry);
    offset += entry.local.length;
  }
  const directory = Buffer.concat(entries.map(({ central }) => central));
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length]);
  const place = numbers([4, directory.length], [4, offset], [2, 0]);
  return Buffer.concat([...entries.map(({ local }) => local), directory, end, place]);
}

function entryOf({ name, data }: PackedFile, offset: number): Entry {
  const path = Buffer.from(name);
  const packed = deflateRawSync(data, { level: 9 });
  const facts = numbers(
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DATE],
    [4, crc32(data)],
    [4, packed.length],
    [4, data.length],
    [2, path.length],
    [2, 0],
  );
  const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
  return {
    local: Buffer.concat([numbers([4, 0x04034b50]), facts, path, packed]),
    central: Buffer.concat([numbers([4, 0x02014b50], [2, VERSION]), facts, place, path]),
  };
}

/** Little-endian numbers of this many bytes each. */
function numbers(...fields: (readonly [bytes: number, value: number])[]): Buffer {
  const written = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = written.writeUIntLE(value, at, bytes);
  return written;
}
