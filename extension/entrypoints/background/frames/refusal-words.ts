import type { Language } from '@assent/shared';
import type { Told } from '../../../page/user-facing-error.ts';

/** What is said where the person's rule for a site keeps something from being done there. */
export const refusalWords = {
  neverRead: {
    zh: {
      message:
        '这个网站在 Assent 中被设为“从不读取”，所以这个页面没有读取，也没有做任何事。不要再试；如果需要这个页面的内容，可以手动复制过来，或在面板里更改这个网站的规则。',
      forPerson: '你把这个网站设为“从不读取”，所以没有读取它，也没有在那里做任何事。',
    },
    en: {
      message:
        "The person has set this site to “never read” in Assent, so nothing of it was read or done. Do not try again; if its content is needed, ask them to paste it, or to change the site's rule in the panel.",
      forPerson: 'You set this site to “never read”, so nothing of it was read or done.',
    },
  },
  readOnly: {
    zh: (site: string) => ({
      message: `${site} 在 Assent 中是“只读”，所以没有执行：这里只能读取和标记，换一种操作也不行。可以手动完成，或在面板里更改这个网站的规则之后再做。`,
      forPerson: `${site} 在这里是只读的，所以没有改动任何内容。`,
    }),
    en: (site: string) => ({
      message: `${site} is “read only” in Assent, so this was not run: only reading and marking work there, and no other action will do instead. It can be done by hand, or after the site's rule is changed in the panel.`,
      forPerson: `${site} is read only here, so nothing was changed.`,
    }),
  },
  notLeft: {
    zh: (site: string) => ({
      message: `${site} 在 Assent 中是“只读”，所以没有离开或重新加载它的页面：里面填写的内容会丢失。可以在新标签页里打开需要的地址；也可以手动完成，或在面板里更改这个网站的规则之后再做。`,
      forPerson: `${site} 在这里是只读的，所以没有离开或重新加载它的网页。`,
    }),
    en: (site: string) => ({
      message: `${site} is “read only” in Assent, so its page was not left or loaded again: what is filled in there would be lost. An address that is wanted can be opened in a new tab; or it can be done by hand, or after the site's rule is changed in the panel.`,
      forPerson: `${site} is read only here, so its page was not left or loaded again.`,
    }),
  },
} as const satisfies Record<string, Record<Language, Told | ((site: string) => Told)>>;
