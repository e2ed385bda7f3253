import { expect, test } from 'vitest';
import { maskCredentials } from './mask-credentials.ts';

test.each([
  ['curl --user kim:curlyfries https://a', 'curl --user kim:•••••• https://a'],
  ["auth=('kim', 'tuplepass1')", "auth=('kim', '••••••')"],
  ["sshpass -p 'sshp4ss' ssh root@h", "sshpass -p '••••••' ssh root@h"],
  ["CREATE USER app IDENTIFIED BY 'apppw'", "CREATE USER app IDENTIFIED BY '••••••'"],
  ['<password>xml-pass7</password>', '<password>••••••</password>'],
  ['- name: REDIS_PASSWORD\n  value: redcarpet', '- name: REDIS_PASSWORD\n  value: ••••••'],
  ['kim / p1neapple!', 'kim / ••••••'],
  ['kim@x.test netfl1x-chill', 'kim@x.test ••••••'],
  ['kim@x.test | netfl1x-chill', 'kim@x.test | ••••••'],
  ['["kim@x.test","netfl1x-chill"]', '["kim@x.test","••••••"]'],
  ['redis-cli -h cache -a saddlebag info', 'redis-cli -h cache -a •••••• info'],
  ["gpg --batch --passphrase 'two-wet-dogs' -d a", "gpg --batch --passphrase '••••••' -d a"],
  ['deploy --token=kiwiparade --dry', 'deploy --token=•••••• --dry'],
  ['admin pw changed to Turnip_2026', 'admin pw changed to ••••••'],
  ['The password was reset to Lobster!', 'The password was reset to ••••••'],
  ['login is proc3 with Feather!7', 'login is proc3 with ••••••'],
])('%s', (text, masked) => {
  expect(maskCredentials(text)).toBe(masked);
});

test.each([
  'Windows / macOS14, HTML5 / CSS3',
  'write to kim@x.test by 12:30',
  '180 °C / 350 °F',
  '<password></password>',
  'tool --password PASSWORD --token <token>',
  'tool --password "$PASS" --password-stdin',
  '  --password string   The password to use',
  'docker build --secret id=npmrc .',
  'ffmpeg --pass 1-pass',
  'Password changed to something longer',
  'Password set to 12-24 characters, hashes changed to SHA256',
  'User kim and Bob, login is slow with Chrome!',
])('leaves %s', text => {
  expect(maskCredentials(text)).toBe(text);
});
