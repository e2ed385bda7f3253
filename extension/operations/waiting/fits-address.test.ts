import { expect, test } from 'vitest';
import { fitsAddress } from './fits-address.ts';

const ADDRESS = 'https://shop.test/orders/17/done?from=cart';

test.each(['/orders/', 'https://shop.test/*', '*/done', '/orders/*/done', 'shop.test*from=', ADDRESS])(
  '%s fits',
  pattern => expect(fitsAddress(ADDRESS, pattern)).toBe(true),
);

test.each(['/order/', '/done*/orders', 'https://shop.test/orders/17/done$', '#*', 'cart*cart'])(
  '%s does not fit',
  pattern => expect(fitsAddress(ADDRESS, pattern)).toBe(false),
);
