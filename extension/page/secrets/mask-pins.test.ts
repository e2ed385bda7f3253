import { expect, test } from 'vitest';
import { maskPins, namesLock } from './mask-pins.ts';

test.each([
  ['PIN Handy 4471', 'PIN Handy ••••••'],
  ['Safe links 12 rechts 40 → 12-40-07', 'Safe links 12 rechts 40 → ••••••'],
  ['the combination is 44-18-92', 'the combination is ••••••'],
  ['+16465588656,,85120394412#,,,,*448201#', '+16465588656,,85120394412#,,,,*••••••#'],
  ['Disarm the panel with 90211 within 40 seconds.', 'Disarm the panel with •••••• within 40 seconds.'],
  ['Turn the wheels to 4 0 8 1 and pull', 'Turn the wheels to •••••• and pull'],
  ['At the gate press 4#2210, then wait', 'At the gate press ••••••, then wait'],
  ['It asks for a PIN. I tried 7390 and it beeped', 'It asks for a PIN. I tried •••••• and it beeped'],
  ['To open it use your postcode followed by 0412.', 'To open it use your postcode followed by ••••••.'],
])('%s', (text, masked) => {
  expect(maskPins(text)).toBe(masked);
});

test.each([
  'Pin up to 4 pictures',
  'PIN codes since 2026',
  'PIN must have 4444 tries',
  'Safe travels 12-05-26 to all',
  'Sort code 20-45-67',
  'Open with 2048 bits',
  'Unlock with 5000 points',
  'The museum opens with 2026.',
  'Set the dial to 1200 rpm',
  'Dial *100# for your balance, press 1# for sales',
  'Type 10*20 in the cell',
  'The code failed, I tried 2000 times',
  'The release was followed by 2340.',
])('leaves %s', text => {
  expect(maskPins(text)).toBe(text);
});

test('a lock alone names what opens it', () => {
  expect(['Safe', 'Bike lock', 'Key box:'].every(namesLock)).toBe(true);
  expect(['Safe links', 'Locker', 'Clock', 'Block', 'Safety'].some(namesLock)).toBe(false);
});
