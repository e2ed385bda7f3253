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
  ['Mot de passe temporaire tempo-rel8', 'Mot de passe temporaire ••••••'],
  ['Your login code: XKCD-4821', 'Your login code: ••••••'],
  ['Host key: 552907', 'Host key: ••••••'],
  ['old code 551 220 used', 'old code •••••• used'],
  ['774 201 – resend code', '•••••• – resend code'],
  ['認証番号は「204918」です', '認証番号は「••••••」です'],
  ['Ваш пароль — surok-67', 'Ваш пароль — ••••••'],
  ['Mã OTP của bạn là 662901', 'Mã OTP của bạn là ••••••'],
  ['API_KEY → arrow-key3', 'API_KEY → ••••••'],
  ['P a s s w o r d : melon-88', 'P a s s w o r d : ••••••'],
  ['PA55W0RD: leet-pass7', 'PA55W0RD: ••••••'],
  ['pаsswоrd: cyr-homo8', 'pаsswоrd: ••••••'],
  ['Password：ｋｉｗｉ７７ｘ', 'Password：••••••'],
  ['验 证 码：4 4 1 0 7 7', '验 证 码：••••••'],
  ['PIN 5518', 'PIN ••••••'],
  ['API-nyckel: ak77-plum', 'API-nyckel: ••••••'],
  ['Ersatzcode: 5519-0082', 'Ersatzcode: ••••••'],
  ['Enter 482913 to verify your account', 'Enter •••••• to verify your account'],
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
  'Delete API key ci-deploy-2026',
  'Log in with your password on iPhone15',
  '/search?q=reset+password&sort=price_asc',
  'Public key: kq82mz71xx',
  'Token: ERC-20',
  'The secret: buttermilk',
  'ATC code C09AA05',
])('leaves %s', text => {
  expect(maskLabelled(text)).toBe(text);
});
