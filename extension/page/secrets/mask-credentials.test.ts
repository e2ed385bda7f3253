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
])('%s', (text, masked) => {
  expect(maskCredentials(text)).toBe(masked);
});

test.each([
  'Windows / macOS14, HTML5 / CSS3',
  'write to kim@x.test by 12:30',
  '180 °C / 350 °F',
  '<password></password>',
])('leaves %s', text => {
  expect(maskCredentials(text)).toBe(text);
});
