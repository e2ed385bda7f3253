import { type Bilingual, MAX_ELEMENTS } from '@assent/shared';
import { MOST_OF_ADDRESS, MOST_OF_NAME } from '../operations/bounded-text.ts';
import { MOST_CODE_SECONDS } from '../operations/browser/browser-code.ts';
import { MOST_TOLD_TABS } from '../operations/browser/shared-tab.ts';
import { MAX_CODE } from '../operations/execute-js.ts';
import { MOST_LINKS } from '../operations/extracting/extract-links.ts';
import { MAX_TEXT } from '../operations/extracting/extract-text.ts';
import { MAX_PART } from '../operations/extracting/text-part.ts';
import { LONGEST_SIDE, MOST_PICTURES } from '../operations/picturing/picture.ts';
import { MOST_CHARACTERS, MOST_EVER } from '../operations/snapshot.ts';
import { MOST_SECONDS, USUAL_SECONDS } from '../operations/wait.ts';
import { MAX_ACTIONS } from '../tools/page-action.ts';
import { MOST_OF_ARGUMENTS } from '../tools/parse-json.ts';

const figure = (number: number): string => number.toLocaleString('en');

/** How much there is at most of what a model can ask for. */
export const limits: readonly Bilingual[] = [
  {
    en: `Elements that go along with a page: ${MAX_ELEMENTS}; \`request_more_elements\` gives as many at a time.`,
    zh: `随页面一起发送的元素：${MAX_ELEMENTS} 个；\`request_more_elements\` 每次给出同样多。`,
  },
  {
    en: `Shared tabs that go along: ${MOST_TOLD_TABS}; \`list_tabs\` gives all.`,
    zh: `随消息一起发送的共享标签页：${MOST_TOLD_TABS} 个；\`list_tabs\` 给出全部。`,
  },
  {
    en: `Text in one result (\`read\`, \`extract\`, \`get_text\`): ${figure(MAX_PART)} characters; \`extract\` of text and \`get_text\` see ${figure(MAX_TEXT)} of one target in all.`,
    zh: `一个结果里的文字（\`read\`、\`extract\`、\`get_text\`）：${figure(MAX_PART)} 个字符；提取文字的 \`extract\` 和 \`get_text\` 从一个目标总共取 ${figure(MAX_TEXT)} 个。`,
  },
  {
    en: `Links in one result: ${MOST_LINKS}, and no more than ${figure(MAX_PART)} characters of JSON; rows of tables: ${figure(MAX_PART)} characters.`,
    zh: `一个结果里的链接：${MOST_LINKS} 个，且 JSON 不超过 ${figure(MAX_PART)} 个字符；表格的行：${figure(MAX_PART)} 个字符。`,
  },
  {
    en: `Characters of a \`snapshot\`: ${figure(MOST_CHARACTERS)}, or \`maxCharacters\`, up to ${figure(MOST_EVER)}.`,
    zh: `\`snapshot\` 的字符：${figure(MOST_CHARACTERS)} 个，或用 \`maxCharacters\` 指定，最多 ${figure(MOST_EVER)} 个。`,
  },
  {
    en: `Pictures of a \`screenshot\`: ${MOST_PICTURES}, their longer side at most ${figure(LONGEST_SIDE)} pixels.`,
    zh: `\`screenshot\` 的图片：${MOST_PICTURES} 张，长边最多 ${figure(LONGEST_SIDE)} 像素。`,
  },
  {
    en: `A \`wait\`: ${MOST_SECONDS} seconds, ${USUAL_SECONDS} where nothing is said.`,
    zh: `一次 \`wait\`：${MOST_SECONDS} 秒；没有说明时 ${USUAL_SECONDS} 秒。`,
  },
  {
    en: `Code of \`execute_js\`: ${figure(MAX_CODE)} characters, ${MOST_CODE_SECONDS} seconds.`,
    zh: `\`execute_js\` 的代码：${figure(MAX_CODE)} 个字符，${MOST_CODE_SECONDS} 秒。`,
  },
  {
    en: `The arguments of one call: ${figure(MOST_OF_ARGUMENTS)} characters; an address in them ${figure(MOST_OF_ADDRESS)}, a selector, a name or a text to wait for ${figure(MOST_OF_NAME)}.`,
    zh: `一次调用的参数：${figure(MOST_OF_ARGUMENTS)} 个字符；其中网址 ${figure(MOST_OF_ADDRESS)} 个，选择器、名称或要等待的文字 ${figure(MOST_OF_NAME)} 个。`,
  },
  {
    en: `Actions in one \`page_action\`: ${MAX_ACTIONS}.`,
    zh: `一次 \`page_action\` 里的操作：${MAX_ACTIONS} 个。`,
  },
];
