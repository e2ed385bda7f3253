import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reasonOf } from '../errors/system-error.ts';
import { replaceFile } from '../runtime/replace-file.ts';

const FOLDER = '.assent/mcp';

/** By which a relay knows a program again. It means nothing until a person lets the program in. */
export function createToken(): string {
  return `asn_${randomBytes(32).toString('base64url')}`;
}

/** The token of the program with this name, which is made at its first start. Throws one sentence. */
export function tokenOf(name: string, folder: string = FOLDER): string {
  if (!/^[a-z\d][a-z\d-]{0,39}$/i.test(name))
    throw new Error(`"${name}" is no name for a program: use letters, digits and hyphens.`);
  const path = resolve(join(folder, `${name.toLowerCase()}.token`));
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    if (reasonOf(cause) !== 'ENOENT')
      throw new Error(`${path} can't be read (${reasonOf(cause)}).`, { cause });
  }
  const token = createToken();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    replaceFile(path, `${token}\n`);
  } catch (cause) {
    throw new Error(`${path} can't be written (${reasonOf(cause)}).`, { cause });
  }
  return token;
}
