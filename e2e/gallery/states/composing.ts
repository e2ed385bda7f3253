import { answered, asked } from '../fixtures/entries.ts';
import type { GalleryState, PanelScene } from './state.ts';

const paragraphs = {
  zh: '请把购物车里的三款茶比较一下：\n- 哪一款咖啡因最少？\n- 哪一款性价比最高？\n- 哪一款适合送人？\n\n然后把最合适的一款加到收藏里。',
  en: 'Compare the three teas in my basket:\n- Which has the least caffeine?\n- Which is the best value?\n- Which one makes a present?\n\nThen put the best one on my wish list.',
};

function composing(name: string, scene: (draft: string) => Partial<PanelScene>): GalleryState {
  return {
    name: `composer-${name}`,
    scene: say => ({
      kind: 'panel',
      entries: [
        asked(say({ zh: '你好', en: 'Hello' })),
        answered(say({ zh: '你好！需要我做什么？', en: 'Hello! What can I do?' })),
      ],
      ...scene(say(paragraphs)),
    }),
  };
}

/** What stands at the bottom while the person writes. */
export const composingStates: readonly GalleryState[] = [
  composing('short', draft => ({ draft: draft.slice(0, 12) })),
  composing('long', draft => ({ draft, focus: 'textarea' })),
  composing('very-long', draft => ({ draft: draft.repeat(4) })),
];
