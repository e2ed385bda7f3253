import type { ToolCatalog } from './en.ts';

/** The card titles are for the person; the rest is for the readers of the reference page. */
export const zh: ToolCatalog = {
  page_action: {
    description: operations =>
      [
        '在当前网页上操作。批准之后才会执行。',
        '操作按顺序执行，各有自己的结果。相关的操作放进一次调用；如果点击会打开另一个网页，请等待新的元素列表。',
        operations,
        '请逐个查看结果：`success` 说明现在是否符合要求；`effect` 说明看到了什么变化（`no_change`：没有变化。没有效果的点击不算成功；原本就是这个值的输入框算成功）。`message` 说明接下来做什么。',
      ].join('\n'),
    elementId: '网页元素列表中的 id，如 e_k3f9a12。优先使用。',
    selector: '没有 id 时：只匹配一个可见元素的 CSS 选择器或 XPath。',
    visibleName: 'id 和选择器都没有时：元素的可见名称或文字。',
  },
  use_browser: {
    description: operations =>
      `在浏览器里操作；每次调用都要先得到批准。action：${operations.join('、')}；"help" 给出说明，用 action_params.operation 指定其中一个。action_params：它的参数，并用 elementId（网页元素列表中的 id）、selector 或 text 指明元素。先看结果，再继续。`,
    url: '先打开这个网址。',
  },
  browser_help: { description: '说明浏览器操作，或其中一个。' },
  request_more_elements: {
    description: [
      '查找列表中没有的网页元素。各个条件都可省略，同时使用时须全部满足。',
      'region：form（表单里）、header（页首和导航）、sidebar、footer、below_viewport（更下方）。',
      'elementType：input、button、link、select 或 all。',
      'keyword：与它有关的文字，中文或英文：名称、占位文字、标签、选项、所在的行。',
      'collect：true 会滚动只绘制了部分行的长列表，遇到符合 keyword 的行就停下。',
      'from：网页太大、一次看不完时，从哪里继续：上一次回答里的 next_from。',
      '最符合的排在最前，每次 30 个；offset：跳过前面多少个。',
    ].join('\n'),
  },
  get_selected_text: {
    description: '读取网页上选中的文字。没有选中时为空。',
  },
  clear_ai_styles: {
    description: '清除之前的操作在网页上添加的所有高亮和下划线。',
  },
  operation: {
    elementId: '网页元素的 id（或 ref）。',
    selector: 'CSS 选择器、XPath 或 text=…，只匹配一个可见元素；用来代替 id。',
    sameAs: tool => `与 ${tool} 相同。`,
  },
  cardTitles: {
    'find-more': '查看网页上的更多元素',
    'read-selection': '读取选中的文字',
    'clear-marks': '清除高亮和下划线',
  },
};
