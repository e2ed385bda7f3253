import type { Bilingual } from '@assent/shared';
import { REMARKS, TARGET_KEYS } from '../tools/operation-arguments.ts';
import { code } from './table.ts';

/** A call as a model may send it, and what is said of it. */
export interface CallForm {
  meaning: Bilingual;
  tool: string;
  given: Record<string, unknown>;
  outcome: 'taken' | 'answered' | 'refused';
}

const URL = 'https://example.com/';

/** The forms in which a call of one operation may come, whichever tools are offered; a test has each of them understood. */
export const callForms: readonly CallForm[] = [
  {
    meaning: { en: 'a tool of its own, without nesting', zh: '单独的工具，不嵌套' },
    tool: 'browser_click',
    given: { selector: '#send' },
    outcome: 'taken',
  },
  {
    meaning: {
      en: 'another spelling: `switchTab`, `switch_tab` and `browser.switchTab` are the same, as are an operation and its other names. An `action` may be written in capitals, too',
      zh: '另一种写法：`switchTab`、`switch_tab` 和 `browser.switchTab` 相同；操作和它的别名也相同。`action` 也可以大写',
    },
    tool: 'browser.switchTab',
    given: { tabId: '1437' },
    outcome: 'taken',
  },
  {
    meaning: {
      en: '`use_browser`, with `action_params` (or `params`, `parameters`, `arguments`)',
      zh: '`use_browser`，参数放在 `action_params`（或 `params`、`parameters`、`arguments`）里',
    },
    tool: 'use_browser',
    given: { action: 'fill', action_params: { elementId: 'e_k3f9a12', value: 'Tea' } },
    outcome: 'taken',
  },
  {
    meaning: {
      en: '`url` in `use_browser` is gone to first; what follows is shown once the page is there, and what came of going there is in `navigation`',
      zh: '`use_browser` 里的 `url` 会先打开；之后的操作等页面打开后再显示，打开的结果在 `navigation` 里',
    },
    tool: 'use_browser',
    given: { url: URL, action: 'extract', action_params: { what: 'article' } },
    outcome: 'taken',
  },
  {
    meaning: {
      en: 'the envelope, in any of these tools; as a `tool_call` itself it stands for a call of `browser`',
      zh: '信封格式，上述任何工具都接受；直接作为 `tool_call` 时，相当于调用 `browser`',
    },
    tool: 'browser',
    given: { action: 'browser_navigate', tool: 'browser', parameters: { url: URL } },
    outcome: 'taken',
  },
  {
    meaning: {
      en: 'help: all operations in one line each; answered at once, without a card. `browser_help` is the same',
      zh: '帮助：每个操作一行；立即回答，不显示卡片。`browser_help` 与此相同',
    },
    tool: 'use_browser',
    given: { action: 'help' },
    outcome: 'answered',
  },
  {
    meaning: {
      en: 'help about one: its description, parameters and an example',
      zh: '某个操作的帮助：说明、参数和示例',
    },
    tool: 'use_browser',
    given: { action: 'help', action_params: { operation: 'wait' } },
    outcome: 'answered',
  },
  {
    meaning: {
      en: 'refused: parameters under `raw`, which nobody has checked',
      zh: '拒绝：`raw` 里的参数，没有人检查过',
    },
    tool: 'browser_navigate',
    given: { raw: `{"url":"${URL}"}` },
    outcome: 'refused',
  },
  {
    meaning: {
      en: 'refused: a parameter that there is not, because what is left out in silence would be taken for granted',
      zh: '拒绝：不存在的参数，因为悄悄忽略会让人以为它起了作用',
    },
    tool: 'browser_wait',
    given: { text: 'Done', timeout: 5000 },
    outcome: 'refused',
  },
];

/** What holds for all of these. */
export const callRules: readonly Bilingual[] = [
  {
    en: `The element is named by ${TARGET_KEYS.map(code).join(', ')} beside the parameters, or in a \`target\`; \`ref\` is the id in a snapshot. In \`page_action\` it is \`target\`, and the parameters are in \`params\`.`,
    zh: `元素用参数旁边的 ${TARGET_KEYS.map(code).join('、')} 指明，也可以放在 \`target\` 里；\`ref\` 是快照里的 id。在 \`page_action\` 里用 \`target\`，参数放在 \`params\` 里。`,
  },
  {
    en: 'In `page_action` a key beside `action` is taken as a target or a parameter too. What an action has no place for refuses nothing, and is named in the `ignored_params` of its result; but where it says which tab or element is meant, and no `elementId` does, the call is refused.',
    zh: '在 `page_action` 里，写在 `action` 旁边的键也当作目标或参数。某个操作用不上的键不会使调用被拒绝，而是在它的结果里用 `ignored_params` 说明；但如果它说的是哪个标签页或元素，又没有 `elementId`，调用会被拒绝。',
  },
  {
    en: 'What is given in two places must be the same in both; if not, the call is refused.',
    zh: '同一个键写在两处时，值必须相同；否则调用会被拒绝。',
  },
  {
    en: `What models say beside a call is passed over: ${REMARKS.map(code).join(', ')}.`,
    zh: `模型在调用旁边说的话会略过：${REMARKS.map(code).join('、')}。`,
  },
];
