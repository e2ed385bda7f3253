import { operations } from '../operations/list.ts';
import { MOST_CHARACTERS } from '../operations/snapshot.ts';
import { MOST_SECONDS, USUAL_SECONDS } from '../operations/wait.ts';
import { descriptionOf } from '../tools/operation-tool.ts';

/** What parameters mean and tools are for, of which the model is told in English alone. */
const ours: Readonly<Record<string, string>> = {
  'the text.': '文字。',
  'the elementId of what to drop it on.': '放到哪个元素上：它的 elementId。',
  'where on that: in its middle, or at its beginning or end.': '放在它的哪里：中间、开头之前或末尾之后。',
  'an option, or a list of them.': '一个选项，或选项的列表。',
  'false unticks.': 'false 表示取消勾选。',
  'YYYY-MM-DD, with HH:MM where a time is needed, or HH:MM alone.':
    'YYYY-MM-DD；需要时间时加 HH:MM，或只写 HH:MM。',
  'the end of a range, in the same form.': '范围的结束，格式相同。',
  'where to; left out with a target, the target is brought into view.':
    '方向；有目标而不写方向时，把目标滚动到可见处。',
  'where to go on, as the result of the call before said.': '从哪里接着取：上一次结果里的 next_from。',
  'text (all that is seen; the usual), links, table, metadata, or article as Markdown.':
    'text（全部可见文字，默认）、links、table、metadata，或 article（正文，Markdown）。',
  'a CSS colour or a colour name such as yellow or 黄色.': 'CSS 颜色或颜色名称，如 yellow 或 黄色。',
  'a key or chord such as Enter or Control+A.': '按键或组合键，如 Enter 或 Control+A。',
  'how often, 1 when left out.': '次数，省略时为 1。',
  'the address, beginning with http:// or https://.': '网址，以 http:// 或 https:// 开头。',
  'the id of a tab of this conversation.': '这个对话共享的标签页的 id。',
  'so many levels only; the last says how much is inside.': '只取这么多层；最后一层说明里面还有多少。',
  'the line to go on from, as the result of the call before said.':
    '从哪一行接着取：上一次结果里的 next_from。',
  [`so many at most (${MOST_CHARACTERS}).`]: `最多这么多字符（省略时 ${MOST_CHARACTERS}）。`,
  'a snapshot_id of this page: only what changed since then is told.':
    '这个页面某次快照的 snapshot_id：只给出此后的变化。',
  'what for: element (to be seen), gone (an element or text, to be seen no more), text, url, network (quiet), or time. Left out, it is what is named.':
    '等什么：element（出现）、gone（元素或文字消失）、text、url、network（空闲）或 time。省略时由所写的其他参数决定。',
  'a CSS selector, instead of a target.': 'CSS 选择器，用来代替目标。',
  'a text that the page is to show.': '页面上要出现的文字。',
  'a part of the address; * stands for anything.': '网址的一部分；* 代表任意内容。',
  [`how long at most; ${USUAL_SECONDS} when left out, ${MOST_SECONDS} at most.`]: `最多等多少秒；省略时 ${USUAL_SECONDS}，最多 ${MOST_SECONDS}。`,
  'the id of the tab to close; without it the current one.': '要关闭的标签页的 id；省略时是当前标签页。',
  'JavaScript, as the body of an async function: `return` what you want to know. It sees the DOM of the page, but not the variables of its scripts; `fetch` and `eval` are refused in it.':
    'JavaScript，作为异步函数的函数体：用 `return` 返回想知道的内容。它能看到页面的 DOM，看不到页面脚本的变量；其中不能用 `fetch` 和 `eval`。',
  'what of the page: "visible" (what is in view; the default), "element" (the target; the default when there is one), or "page" (all of it, by scrolling).':
    '截取什么："visible"（可见部分，默认）、"element"（目标；有目标时的默认值），或 "page"（滚动截取整页）。',
  'the id (or ref) of an element of the page.': '页面里元素的 id（或 ref）。',
  'a CSS selector with one visible match, instead.': 'CSS 选择器，恰好符合一个可见元素；代替 id。',
  'The id of an element in the list of the page, such as e_k3f9a12. Preferred.':
    '页面元素列表里的 id，如 e_k3f9a12。优先使用。',
  'A CSS selector with exactly one visible match, when there is no id.':
    '没有 id 时：恰好符合一个可见元素的 CSS 选择器。',
  'The visible name of the element, when there is neither id nor selector.':
    'id 和选择器都没有时：元素可见的名称。',
  'Act on the page that the person is looking at. The person approves the call before anything runs.':
    '在用户正在看的页面上操作。用户批准之后才会执行。',
  'Actions run in order, and each has its own result. Put actions that belong together into one call; after a click that loads another page, wait for the new list of elements.':
    '操作按顺序执行，各有各的结果。属于一起的操作放进一次调用；点击后会打开另一个页面的，等新的元素列表。',
  'Read each result: `success` says whether what was asked for is so now; `effect` says what was seen to happen, and is `no_change` when nothing was (a click without effect is no success; a field that already held the value is). `message` says what to do next.':
    '逐个看结果：`success` 说明要求的事现在是否成立；`effect` 说明看到了什么变化，什么都没变时是 `no_change`（没有效果的点击不算成功；本来就是这个值的输入框算成功）。`message` 说明接下来做什么。',
  'Ask for elements of the page that the given list does not show. All filters are optional and combine.':
    '查找列表里没有的页面元素。各个条件都可省略，同时使用时都要满足。',
  'region: form (inside forms), header (top and navigation), sidebar, footer, below_viewport (further down).':
    'region：form（表单里）、header（页首和导航）、sidebar、footer、below_viewport（更下方）。',
  'elementType: input, button, link, select or all.': 'elementType：input、button、link、select 或 all。',
  'keyword: what it is called or what is said of it, in Chinese or English: name, placeholder, label, option, row.':
    'keyword：它的名称或有关的文字，中文或英文：名称、占位文字、标签、选项、所在的行。',
  'collect: true scrolls through a long list that draws only a part of its rows, and stops at a row that fits the keyword.':
    'collect：true 会滚动只显示一部分行的长列表，遇到符合 keyword 的行就停下。',
  'from: where to go on in a page too large to look through at once, as the answer before says.':
    'from：页面太大、一次看不完时，从哪里接着看：上一次回答里的 next_from。',
  'The best fits come first, 30 at a time; offset: how many to leave out, for those after them.':
    '最符合的排在最前，每次 30 个；offset：跳过前面多少个。',
  'Read the text that the person has selected on the page. The answer is empty when nothing is selected.':
    '读取用户在页面上选中的文字。没有选中时为空。',
  'Remove every highlight and underline that earlier actions put on the page.':
    '去掉先前的操作在页面上画的所有高亮和下划线。',
  'Act in the browser; the person approves each call.': '在浏览器里操作；每次调用都由用户批准。',
  '"help" explains them, with action_params.operation one of them.':
    '"help" 给出说明，用 action_params.operation 指定其中一个。',
  "action_params: its parameters, and elementId (an id of the page's list) or selector for its element.":
    'action_params：它的参数，并用 elementId（页面元素列表里的 id）或 selector 指明元素。',
  'Read the result before going on.': '先看结果再继续。',
  'Go there first.': '先打开这个网址。',
  'The same as ': '与此相同：',
};

const theirs = operations.map(operation => [
  descriptionOf(operation),
  operation.description.zh.replaceAll('params.', ''),
]);

/** The longest first, since one may stand in another. */
const meanings = [...theirs, ...Object.entries(ours)].toSorted(
  ([one = ''], [other = '']) => other.length - one.length,
);

/** What is told to the model in English, as the Chinese page says it. What nobody has put into Chinese stays. */
export function inChinese(english: string): string {
  return meanings.reduce((text, [words = '', chinese = '']) => text.replaceAll(words, chinese), english);
}
