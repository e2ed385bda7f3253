import type { PersonMessages } from '../../messages/person/person-messages.ts';
import type { ConnectionTest } from './test-connection.ts';

export function describeTest(
  test: ConnectionTest,
  { connection: messages, composer }: Pick<PersonMessages, 'connection' | 'composer'>,
): string {
  switch (test.status) {
    case 'answered':
      return messages.answered(test.isRules ? composer.rules : test.model);
    case 'key-wanted':
      return messages.keyWanted(test.message);
    case 'refused':
      return messages.refused(test.httpStatus, test.message);
    case 'unknown':
      return messages.unknown(test.httpStatus);
    case 'unreachable':
      return messages.unreachable;
  }
}
