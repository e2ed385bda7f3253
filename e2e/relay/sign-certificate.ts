import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { requirePrograms } from './require-programs.ts';

export type Certificate = { file: string; keyFile: string };

/** A self-signed certificate for `host` with its key, as PEM files in a folder that is deleted after the test. */
export function signCertificate(host: string): Certificate {
  requirePrograms([{ command: ['openssl', 'version'], packages: ['openssl'] }]);
  const folder = temporaryFolder();
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'certificate.key')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', file, ...subject], { stdio: 'ignore' });
  return { file, keyFile };
}
