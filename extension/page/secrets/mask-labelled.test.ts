import { expect, test } from 'vitest';
import { maskLabelled } from './mask-labelled.ts';

test.each([
  ['DB_PASSWORD=postfach', 'DB_PASSWORD=••••••'],
  ['{"user":"ada","password":"jsonSecret"}', '{"user":"ada","password":"••••••"}'],
  ['password: yamlsecret client_secret: ya-ml-9', 'password: •••••• client_secret: ••••••'],
  ['Copy this token now: tok_ZxR81mmQp20', 'Copy this token now: ••••••'],
  ['Passphrase: moonlight sonata cellar door', 'Passphrase: ••••••'],
  ['mysql --password Mysql-77-pw db', 'mysql --password •••••• db'],
  ['Authorization: Basic YWRhOmh1bnRlcjI=', 'Authorization: Basic ••••••'],
  ['curl -u ada:hunter https://a/', 'curl -u ada:•••••• https://a/'],
  ['WIFI:T:WPA;S:Home;P:blue house;;', 'WIFI:T:WPA;S:Home;P:••••••;;'],
  ['connect.sid=s%3Aq8w7e6r5; Path=/', 'connect.sid=••••••; Path=/'],
  ['Use code 90-42-17 to sign in', 'Use code •••••• to sign in'],
  ['G-482915 is your code', 'G-•••••• is your code'],
  ['输入框:Activation code: ACT-81KQ-20ZM(多行)', '输入框:Activation code: ••••••(多行)'],
  ['PIN: 1987', 'PIN: ••••••'],
  ['Passport number: X1234567', 'Passport number: ••••••'],
])('%s', (text, masked) => {
  expect(maskLabelled(text)).toBe(masked);
});

test.each([
  'Enter your password: required',
  'Password: Please choose one',
  'Passwort: vergessen?',
  'Password reset: unavailable',
  'Key: PROJ-1234',
  'Sort key: created_at',
  'privateKey: CryptoKey, signature: Uint8Array',
  'const token = tokens.matchToToken',
  'const credential = new Credential();',
  'See [API key best practices](https://example.com/keys2)',
  'docker run -p 8080:80 mkdir -p build/lib2',
  'Basic Colorization, Basic Auth',
  'Booking reference: X7K2QP · Gate code opens at 06:45',
])('leaves %s', text => {
  expect(maskLabelled(text)).toBe(text);
});
