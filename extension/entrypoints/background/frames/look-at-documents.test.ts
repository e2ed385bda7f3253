import { expect, test } from 'vitest';
import { wordForModel, wordForPerson } from '../../../messages/word-message.ts';
import { errorOf, failureOf } from '../../../messaging/failures.ts';
import { neverReadError, readOnlyError } from './current-rules.ts';

const SITE = 'https://shop.example';

test.each([
  ['en', /person|them|try again|no other action/u, /never/u, /^shop\.example is set to “read only”/u],
  ['zh', /不要再试|换一种|手动/u, /从不读取/u, /^shop\.example .*只读/u],
] as const)(
  'what a rule forbids is told to the person in words of their own (%s), also on the other side',
  (language, forModel, never, readOnly) => {
    const messagesOf = (error: Error) => {
      const { message, site } = failureOf(errorOf(failureOf(error)));
      return { site, message: wordForModel(message, language), forPerson: wordForPerson(message, language) };
    };
    const refused = messagesOf(neverReadError(SITE));
    expect(refused.message).toMatch(forModel);
    expect(refused.forPerson).toMatch(never);
    for (const what of ['readOnly', 'notLeft'] as const) {
      const told = messagesOf(readOnlyError(SITE, what));
      expect(told.site).toEqual({ origin: SITE, rule: 'read-only' });
      expect(told.forPerson).toMatch(readOnly);
      expect(told.forPerson).not.toMatch(forModel);
    }
    expect(refused.forPerson).not.toMatch(forModel);
  },
);
