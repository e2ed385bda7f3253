import type { Language } from '@assent/shared';
import type { Told } from '../../page/user-facing-error.ts';
import type { Picture, Pictured, PicturedPart } from './picture.ts';

/** What the card and the result say of a picture. */
export interface PictureWords {
  part: Record<PicturedPart, (width: number, height: number) => string>;
  secrets: string;
  toFront: string;
  clickFirst: string;
  taken(sizes: string): string;
  painted(secrets: number, frames: number): string;
  cut(shown: number, whole: number): string;
  partial: string;
  wasBehind: string;
  attached: string;
}

export function picturedWords(language: Language): PictureWords {
  return language === 'zh' ? zh : en;
}

/** `1280×720 px, 84 kB` for each. */
export function describePictured(
  { pictures, painted, cutAt, isPartial, wasBehind }: Pictured,
  words: PictureWords,
): Told {
  const forPerson = [
    words.taken(pictures.map(sizeOf).join('; ')),
    words.painted(painted.secrets, painted.frames),
    cutAt ? words.cut(cutAt.shown, cutAt.whole) : '',
    isPartial ? words.partial : '',
    wasBehind ? words.wasBehind : '',
  ]
    .filter(Boolean)
    .join(' ');
  return { message: `${forPerson} ${words.attached}`, forPerson };
}

function sizeOf({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string {
  return `${width}×${height} px, ${Math.ceil(bytes / 1000)} kB`;
}

const en: PictureWords = {
  part: {
    visible: (width, height) => `What is in view now: ${width}×${height} px.`,
    element: (width, height) => `This element: ${width}×${height} px.`,
    page: (width, height) =>
      `The whole page: ${width}×${height} px, by scrolling through it; it is scrolled back afterwards.`,
  },
  secrets:
    'The picture goes to the model. Passwords, one-time codes, card numbers and files are painted over first, and so are frames that Assent may not read.',
  toFront: 'This tab is brought to the front for a moment, and the one that is there now again afterwards.',
  clickFirst:
    'Chrome allows it only where you have clicked the Assent icon in the toolbar since this tab came to its site. If you have not, click it there before you approve; otherwise there will be no picture.',
  taken: sizes => `Picture taken: ${sizes}.`,
  painted: (secrets, frames) => {
    if (secrets + frames === 0) return 'Nothing had to be painted over.';
    const parts = [
      secrets > 0 ? `${secrets} secret ${secrets === 1 ? 'place' : 'places'}` : '',
      frames > 0 ? `${frames} ${frames === 1 ? 'frame' : 'frames'} that may not be read` : '',
    ];
    return `Painted over in black: ${parts.filter(Boolean).join(', ')}.`;
  },
  cut: (shown, whole) => `The page is ${whole} px high; the first ${shown} px of it are shown.`,
  partial: 'An area of the page scrolls by itself; of that only what was in view is shown.',
  wasBehind: 'The tab was in front for a moment; the one that was there is back.',
  attached:
    'It comes with this result. If you are shown none, you take no pictures: say so, and go by the text.',
};

const zh: PictureWords = {
  part: {
    visible: (width, height) => `现在可见的部分：${width}×${height} px。`,
    element: (width, height) => `这个元素：${width}×${height} px。`,
    page: (width, height) => `整个页面：${width}×${height} px，通过滚动截取，之后会滚动回原处。`,
  },
  secrets: '图片会发给模型。密码、验证码、卡号和文件会先涂黑，Assent 无权读取的框架也会涂黑。',
  toFront: '这个标签页会短暂切换到前台，之后再切换回现在的标签页。',
  clickFirst:
    '只有在这个标签页打开这个网站之后，你在那里点击过工具栏上的 Assent 图标，Chrome 才允许截图。如果还没有点击过，请先点击再批准，否则不会有图片。',
  taken: sizes => `已截图：${sizes}。`,
  painted: (secrets, frames) => {
    if (secrets + frames === 0) return '没有需要涂黑的内容。';
    const parts = [
      secrets > 0 ? `${secrets} 处机密内容` : '',
      frames > 0 ? `${frames} 个无权读取的框架` : '',
    ];
    return `不应看到的内容已涂黑：${parts.filter(Boolean).join('，')}。`;
  },
  cut: (shown, whole) => `页面高 ${whole} px，图中是最上面的 ${shown} px。`,
  partial: '页面里有一个区域自己滚动，图中只有它当时可见的部分。',
  wasBehind: '这个标签页曾短暂切换到前台，原来的标签页已经切换回来。',
  attached: '图片随本结果一起给出。如果你看不到图片，说明你不支持图片：请说明这一点，并以文字为准。',
};
