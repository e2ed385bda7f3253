import { expect, test } from 'vitest';
import { isPrivateNumber, maskPrivateNumbers } from './private-numbers.ts';

test.each([
  ['Passport no. 533 401 278', 'Passport no. ••••••'],
  ['Passport number: X1234567', 'Passport number: ••••••'],
  ['Passport C01X00T47, issued 2020-01-02', 'Passport ••••••, issued 2020-01-02'],
  ['Driving licence\nMORGA753116SM9IJ', 'Driving licence\n••••••'],
  ['NI number QQ 12 34 56 C', 'NI number ••••••'],
  ['SSN 078-05-1121', 'SSN ••••••'],
  ['Steuerliche Identifikationsnummer: 65 929 970 489', 'Steuerliche Identifikationsnummer: ••••••'],
  ['Rentenversicherungsnummer 65 170839 J 003', 'Rentenversicherungsnummer ••••••'],
  ['N° de sécurité sociale : 2 69 05 49 588 157 80', 'N° de sécurité sociale : ••••••'],
  ['Rodné číslo: 805102/1234', 'Rodné číslo: ••••••'],
  ['CPR-nummer 020180-1234', 'CPR-nummer ••••••'],
  ['T.C. Kimlik No: 10000000146', 'T.C. Kimlik No: ••••••'],
  ['Nr dowodu osobistego: ABC 123456', 'Nr dowodu osobistego: ••••••'],
  ['护照号码 E12345678', '护照号码 ••••••'],
  ['His passport number is X1234567.', 'His passport number is ••••••.'],
])('%s', (text, masked) => {
  expect(maskPrivateNumbers(text)).toBe(masked);
});

test.each([
  'Order number 533 401 278',
  'ISBN 978-0-385-49532-5',
  'Tracking 1Z999AA10123456784',
  'IBAN: DE89 3704 0044 0532 0130 00',
  'VAT GB 980 7806 84, EIN 12-3456789, Steuernummer 21/815/08150',
  'Account ID 123456789012',
  'Customer no. 40 17 22 901',
  'Passport: valid until 12.05.2031',
  'Passport: 2031-05-12',
  'Call 0800 330 1000 for passport help',
  'ID cards are issued in room 20417',
])('leaves %s', text => {
  expect(maskPrivateNumbers(text)).toBe(text);
});

test.each([
  ['QQ 12 34 56 C', true],
  ['805102/1234', true],
  ['P4366918', true],
  ['Berlin', false],
  ['12.05.2031', false],
  ['4471', false],
])('%s is one: %s', (text, expected) => {
  expect(isPrivateNumber(text)).toBe(expected);
});
