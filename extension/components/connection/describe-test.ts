import type { Language } from '@assent/shared';
import { connectionWords } from './connection-words.ts';
import type { ConnectionTest } from './test-connection.ts';

/** How far a test is, or what came of it. */
export type Test =
  | { status: 'none' }
  | { status: 'testing' }
  | { status: 'invalid' }
  | { status: 'not-a-key' }
  | ConnectionTest;

export function describeTest(test: Test, language: Language): string {
  const words = connectionWords(language);
  switch (test.status) {
    case 'none':
      return '';
    case 'testing':
      return words.testing;
    case 'invalid':
      return words.notAUrl;
    case 'not-a-key':
      return words.notAKey;
    case 'answered':
      return words.answered(test.model);
    case 'key-wanted':
      return words.keyWanted(test.message);
    case 'refused':
      return words.refused(test.httpStatus, test.message);
    case 'unknown':
      return words.unknown(test.httpStatus);
    case 'unreachable':
      return words.unreachable;
  }
}
