import type { Catalog } from './catalog.ts';

/**
 * What stands beside a row of a record, whose title already says the action and its target, and whose headline the result:
 * only what is new. Empty: nothing is.
 */
export const rowEn = {
  'click.clicked': () => '',
  'click.changed': ({ detail }) => detail,
  'click.submitted': ({ detail }) => detail,
  'click.download': () => '',
  'click.leaving': ({ url }) => url,
  'click.moved': ({ url, said }) => [url, said].filter(Boolean).join(' '),
  'click.validationError': ({ detail }) => detail || 'The page marks fields as wrong.',
  'mouse.done': () => '',
  'hover.done': () => '',
  'focus.done': () => '',
  'key.pressed': () => '',
  'mark.underline': () => '',
  'mark.highlight': () => '',
  'scroll.inView.moved': () => '',
  'fill.filled': ({ value }) => (value ? `“${value}”` : '(empty)'),
  'type.typed': ({ value }) => (value ? `“${value}”` : '(empty)'),
  'select.done': ({ value }) => `“${value}”`,
  'slider.done': ({ value }) => `“${value}”`,
  'date.done': ({ value }) => `“${value}”`,
  'tick.done': ({ state }, word) => word(state),
  'receipt.leaving': ({ url }) => url,
  'receipt.moved': ({ url }) => url,
  'receipt.download': () => '',
  'receipt.submitted': () => '',
  'receipt.objects': ({ text }) => text,
  'receipt.says': ({ text }) => text,
  'arrival.objects': ({ said }) => said,
  'arrival.there': ({ headline, said, url, shows }) =>
    [headline ? `“${headline}”` : url, said, shows].filter(Boolean).join(' '),
} satisfies Partial<Catalog>;

export type RowCatalog = Pick<Catalog, keyof typeof rowEn>;
