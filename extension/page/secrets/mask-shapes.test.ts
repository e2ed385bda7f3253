import { expect, test } from 'vitest';
import { maskShapes } from './mask-shapes.ts';

test.each([
  ['Password: hunter2', 'Password: ••••••'],
  ['Your code is 482913.', 'Your code is ••••••'],
  ['482 913 is your verification code', '•••••• is your verification code'],
  ['Ihr Bestätigungscode lautet 482913', 'Ihr Bestätigungscode lautet ••••••'],
  ['API key\nsk39dLqP0vTe', 'API key\n••••••'],
  ['Ｐａｓｓｗｏｒｄ：hunter2', 'Ｐａｓｓｗｏｒｄ：••••••'],
  ['p.a.s.s.w.o.r.d = hunter2', 'p.a.s.s.w.o.r.d = ••••••'],
  ['验证码为482913，请勿泄露', '验证码为••••••，请勿泄露'],
  ['Use AKIAIOSFODNN7EXAMPLE here', 'Use •••••• here'],
  ['export TOKEN=ghp_0123456789abcdefghijABCDEFGHIJ012345', 'export TOKEN=••••••'],
  ['See https://a/cb?code=q9w8e7r6 now', 'See https://a/cb?code=•••••• now'],
  ['/cb?access_token=abc', '/cb?access_token=••••••'],
  ['Key JBSW Y3DP EHPK 3PXP', 'Key ••••••'],
  ['7HQ2-LM9X-PV4T-WZB3', '••••••'],
  ['k7pq-m2xv', '••••••'],
  ['mailto:kim@x.test?body=Your%20password%20is%20Tulpe77x', 'mailto:kim@x.test?body=••••••'],
  ['219-09-9999 and 4242 4242 4242 4242', '•••••• and ••••••'],
  ['absorb maple trigger walnut upper insane beach coyote tackle lamp wheel hybrid', '••••••'],
  [
    '1. absorb 2. maple 3. trigger 4. walnut 5. upper 6. insane 7. beach 8. coyote 9. tackle 10. lamp 11. wheel 12. hybrid',
    '••••••',
  ],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----', '••••••'],
])('%s', (text, masked) => {
  expect(maskShapes(text)).toBe(masked);
});

test.each([
  'Error code: 500123',
  'Order 20240112: shipped on 2026-01-12 at 12:30',
  'Password: at least 8 characters',
  'Passwords are hashed with SHA-256 and stored for 90 days',
  'Change password 2024',
  'getElementsByClassNameAndTagName2 calls createDocumentFragmentFromHTML5',
  'sha512-9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'and/or read/write 24/7 https://example.com/docs/getting-started?lang=en#install',
  'Discount code: SAVE2026 · Country code: +4912345',
  'npm install left-pad@1.3.0 --save-dev && git checkout feature/add-login2',
  'Call +49 30 123456 or 1-800-555-0199',
  'for (let i = 0; i < 10; i += 1) total += prices[i] * 1.19;',
  'iPhone 15 Pro Max 256GB, ISBN 978-3-16-148410-0',
  'The key is in room 12345',
  'THIS THAT WILL COME BACK, see that next year this same time',
  'Fix a bug that could cause invalid mapping when step maps contain multiple replaced ranges.',
  'long long long long long long long long long long long long',
  'tracked at https://github.com/o/r/commit/3f2a9b1c4d5e6f708192a3b4c5d6e7f801234567',
  'import { workloadIdentity } from openai/auth/x509-transport',
  'the npm-install-size-image of sk-learn-something-long-and-dull',
  'badge?url=https://github-actions-badge-u3jn4tfpocch.runkit.sh/ljharb/hasown',
  'IBAN DE89 3704 0044 0532 0130 00',
])('leaves %s', text => {
  expect(maskShapes(text)).toBe(text);
});
