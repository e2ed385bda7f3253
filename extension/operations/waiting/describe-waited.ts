import type { Language } from '@assent/shared';
import { QUIET_MS } from '../../page/observing/watch-network.ts';
import type { BrowserTab } from '../browser/browser.ts';
import type { Outcome } from '../outcome.ts';
import type { Condition, Waited } from './condition.ts';

/** What came of a wait of so many milliseconds. `tab`: as it is now; undefined where nothing of it may be told. */
export function describeWaited(
  condition: Condition,
  { isMet: isSeen, wasThere = true, sign }: Waited,
  milliseconds: number,
  tab: BrowserTab | undefined,
  language: Language,
): Outcome {
  const words = WORDS[language];
  const isMet = isSeen || condition.for === 'time';
  const { url = '', title = '' } = tab ?? {};
  const place = url === '' ? {} : { url, title };
  const seconds = (milliseconds / 1_000).toFixed(1);
  if (isMet)
    return {
      success: true,
      message: `${wasThere ? words.met[condition.for] : words.neverThere} ${words.took(seconds)}`,
      ...place,
    };
  const seen = seenInstead();
  const forPerson = `${words.late(seconds)} ${seen}`;
  const told = { message: `${forPerson} ${words.next}`, forPerson };
  return { success: false, effect: 'late', error_type: 'Timeout', ...told, ...place };

  function seenInstead(): string {
    if (!sign && condition.for !== 'url') return words.noAnswer;
    switch (condition.for) {
      case 'element':
        return sign?.fitting ? words.hidden(sign.fitting) : words.nothingFits;
      case 'gone':
        return words.stillShown(sign?.shown ?? 0);
      case 'text':
        return words.noText;
      case 'text gone':
        return words.stillText;
      case 'url':
        return url === '' ? words.unknownAddress : words.address(url);
      case 'network':
        return sign?.isLoading ? words.loading : words.busy;
      case 'time':
        return '';
    }
  }
}

const WORDS = {
  zh: {
    met: {
      element: '它出现了。',
      gone: '它看不见了。',
      text: '这段文字出现了。',
      'text gone': '这段文字看不见了。',
      url: '网址符合了。',
      network: `页面已经加载，最近 ${QUIET_MS} 毫秒没有请求结束。框架里的请求、还没有得到回应的请求，以及一直开着的连接（WebSocket、EventSource、长轮询），从这里看不到。`,
      time: '时间到了。',
    },
    neverThere: '从一开始就看不到它；如果它本该在那里，请检查指明它的方式。',
    took: (seconds: string) => `等了 ${seconds} 秒。`,
    late: (seconds: string) => `等了 ${seconds} 秒，没有等到。`,
    hidden: (count: number) => `页面里有 ${count} 个符合的元素，但都看不见。`,
    noAnswer: '页面没有回应：它还在加载、正忙，或者已经崩溃。',
    nothingFits: '页面里没有符合的元素。',
    stillShown: (count: number) => `仍能看到 ${count} 个符合的元素。`,
    noText: '页面上看不到这段文字。',
    stillText: '页面上仍能看到这段文字。',
    address: (url: string) => `网址是 ${url}。`,
    unknownAddress: '网址无法得知。',
    loading: '页面仍在加载。',
    busy: '请求一次又一次地结束，网络一直没有停下来；不断轮询的页面永远不会停，那就请等待元素或文字。',
    next: '请看页面现在的样子，再决定继续等待、换一个条件，还是换一种做法。',
  },
  en: {
    met: {
      element: 'It has appeared.',
      gone: 'It is not to be seen any more.',
      text: 'The text has appeared.',
      'text gone': 'The text is not to be seen any more.',
      url: 'The address fits.',
      network: `The page is loaded, and no request of it has ended for ${QUIET_MS} ms. Requests of frames, those without an answer yet and connections that stay open (WebSocket, EventSource, long polling) are not seen from here.`,
      time: 'The time has passed.',
    },
    neverThere:
      'There was nothing of it to be seen to begin with; if there should have been, check by what it was named.',
    took: (seconds: string) => `Waited ${seconds} s.`,
    late: (seconds: string) => `Waited ${seconds} s in vain.`,
    hidden: (count: number) => `${count} elements of the page fit, but none can be seen.`,
    noAnswer: 'The page did not answer: it is still coming in, is busy or has crashed.',
    nothingFits: 'No element of the page fits.',
    stillShown: (count: number) => `${count} elements that fit can still be seen.`,
    noText: 'The page does not show that text.',
    stillText: 'The page still shows that text.',
    address: (url: string) => `The address is ${url}.`,
    unknownAddress: 'The address is not known.',
    loading: 'The page is still loading.',
    busy: 'Requests ended again and again, so the network did not come to rest. A page that keeps polling never does: wait for an element or a text then.',
    next: 'Look at the page as it is now; then wait on, wait for something else, or go about it in another way.',
  },
} as const;
