/** The user's request on the try-it page, and the moments that are captured: the card, the result, or both. */
export interface Scene {
  name: string;
  request: Record<'en' | 'zh', string>;
  shots: readonly ('proposal' | 'done' | 'undone')[];
  /** The user chooses a file on the card. */
  file?: { name: string; mimeType: string; text: string };
}

export const SCENES: readonly Scene[] = [
  {
    name: '',
    request: {
      en: 'Type green tea into the search box, then click Search',
      zh: '在搜索框输入 龙井 然后点击搜索',
    },
    shots: ['proposal', 'done'],
  },
  {
    // What was sent is not offered to be undone.
    name: 'fill',
    request: { en: 'Type green tea into the search box', zh: '在搜索框输入 龙井' },
    shots: ['undone'],
  },
  {
    name: 'upload',
    request: { en: 'upload my order list', zh: '上传订单' },
    shots: ['proposal', 'done'],
    file: { name: 'order.txt', mimeType: 'text/plain', text: 'Oolong, 250 g' },
  },
  {
    name: 'needs-user',
    request: { en: 'hover over Cups', zh: '悬停在茶杯上' },
    shots: ['done'],
  },
  {
    name: 'validation',
    request: { en: 'fill Email with “nobody”, then click Sign up', zh: '在邮箱输入「nobody」然后点击注册' },
    shots: ['done'],
  },
  {
    name: 'opened',
    request: { en: 'click The shop in a tab', zh: '点击新标签页里的商店' },
    shots: ['done'],
  },
  {
    name: 'drag',
    request: { en: 'drag Pour the tea before Boil water', zh: '把倒茶拖到烧水前面' },
    shots: ['proposal'],
  },
];
