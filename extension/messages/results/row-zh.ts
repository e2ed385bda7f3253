import type { RowCatalog } from './row-en.ts';

/** As in `row-en.ts`. */
export const rowZh: RowCatalog = {
  'click.clicked': () => '',
  'click.changed': ({ detail }) => detail,
  'click.submitted': ({ detail }) => detail,
  'click.download': () => '',
  'click.leaving': ({ url }) => url,
  'click.moved': ({ url, said }) => [url, said].filter(Boolean).join(' '),
  'click.validationError': ({ detail }) => detail || '网页标出了有问题的输入框。',
  'mouse.done': () => '',
  'hover.done': () => '',
  'focus.done': () => '',
  'key.pressed': () => '',
  'mark.underline': () => '',
  'mark.highlight': () => '',
  'scroll.inView.moved': () => '',
  'fill.filled': ({ value }) => (value ? `「${value}」` : '（空）'),
  'type.typed': ({ value }) => (value ? `「${value}」` : '（空）'),
  'select.done': ({ value }) => `「${value}」`,
  'slider.done': ({ value }) => `「${value}」`,
  'date.done': ({ value }) => `「${value}」`,
  'tick.done': ({ state }, word) => word(state),
  'receipt.leaving': ({ url }) => url,
  'receipt.moved': ({ url }) => url,
  'receipt.download': () => '',
  'receipt.submitted': () => '',
  'receipt.objects': ({ text }) => text,
  'receipt.says': ({ text }) => text,
  'arrival.objects': ({ said }) => said,
  'arrival.there': ({ headline, said, url, shows }) =>
    [headline ? `「${headline}」` : url, said, shows].filter(Boolean).join(' '),
};
