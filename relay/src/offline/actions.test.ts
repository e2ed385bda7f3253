import { describe, expect, test } from 'vitest';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { pageOf, reply, shorten } from '../../testing/offline-reply.ts';

/** Keys, pointers, dates and files, by phrasings that were written before the rules. */

type Row = [message: string, ...expected: string[]];

function check(page: ReturnType<typeof pageOf>, rows: readonly Row[]): void {
  test.each(rows)('%s', (message, ...expected) => {
    const answer = reply(message, page, BROWSER_TOOLS);
    const outcome =
      answer.call?.name === 'page_action'
        ? shorten(answer, page)
        : [answer.call ? `${answer.call.name} ${JSON.stringify(answer.call.arguments)}` : answer.text];
    if (expected[0]?.startsWith('says ')) {
      for (const words of expected) expect(outcome[0]).toContain(words.replace('says ', ''));
    } else expect(outcome).toEqual(expected);
  });
}

const DESK = pageOf([
  'input: Search (placeholder: Search tea)',
  'input: Name (required)',
  'input: Code (type: one-time code)',
  'input: Departure date (type: date)',
  'input: Stay (placeholder: Check-in – check-out)',
  'file picker: Resume',
  'file picker: Photo',
  'checkbox: Newsletter (checked)',
  'switch: Wi-Fi (checked)',
  'draggable: Wash the cups',
  'draggable: Boil the water',
  'draggable: Pour the tea',
  'list: Done',
  'clickable: report.pdf',
  'link: Products',
  'link: Help',
  'button: Search',
  'button: Settings',
]);

describe('keys', () => {
  check(DESK, [
    ['press enter', 'press = Enter'],
    ['Press the Escape key', 'press = Escape'],
    ['hit esc', 'press = Escape'],
    ['hit return', 'press = Enter'],
    ['press Ctrl+S', 'press = Control+S'],
    ['press ctrl + shift + k', 'press = Control+Shift+K'],
    ['press arrow down three times', 'press = ArrowDown ×3'],
    ['press the down arrow twice', 'press = ArrowDown ×2'],
    ['press Tab 4 times', 'press = Tab ×4'],
    ['press page down', 'press = PageDown'],
    ['press Enter in the search box', 'press input:Search = Enter'],
    ['hit backspace in Name', 'press input:Name = Backspace'],
    [
      'type green tea into the search box and press enter',
      'fill input:Search = green tea',
      'press input:Search = Enter',
    ],
    ['press the settings button', 'click button:Settings'],
    ['press Search', 'click button:Search'],
  ]);
});

describe('the pointer', () => {
  check(DESK, [
    ['hover over Products', 'hover link:Products'],
    ['hover Help', 'hover link:Help'],
    ['move the mouse over Products', 'hover link:Products'],
    ['point at Help', 'hover link:Help'],
    ['mouse over the products link', 'hover link:Products'],
    ['hover over Products and then click Help', 'hover link:Products', 'click link:Help'],
    ['hover over Products then click Pricing', 'hover link:Products'],
    ['double-click report.pdf', 'double_click clickable:report.pdf'],
    ['double click on report.pdf', 'double_click clickable:report.pdf'],
    ['doubleclick the report', 'request_more_elements {"keyword":"report"}'],
    ['drag Wash the cups to Done', 'drag draggable:Wash the cups → list:Done'],
    ['drag “Pour the tea” onto Done', 'drag draggable:Pour the tea → list:Done'],
    [
      'drag Pour the tea before Wash the cups',
      'drag draggable:Pour the tea → before draggable:Wash the cups',
    ],
    [
      'move Pour the tea above Boil the water',
      'drag draggable:Pour the tea → before draggable:Boil the water',
    ],
    ['move Wash the cups below Pour the tea', 'drag draggable:Wash the cups → after draggable:Pour the tea'],
    ['drop Boil the water into Done', 'drag draggable:Boil the water → list:Done'],
    ['drag the lamp to Done', 'request_more_elements {"keyword":"lamp"}'],
    ['right-click Help', 'says I can’t right-click'],
  ]);
});

describe('fields', () => {
  check(DESK, [
    ['focus the search box', 'focus input:Search'],
    ['focus on Name', 'focus input:Name'],
    ['put the cursor in Name', 'focus input:Name'],
    ['move the cursor to the search field', 'focus input:Search'],
    ['type 123456 key by key into Code', 'type input:Code = 123456'],
    ['type oolong into the search box character by character', 'type input:Search = oolong'],
    ['type oolong letter by letter into Search', 'type input:Search = oolong'],
    ['type oolong into Search', 'fill input:Search = oolong'],
    ['choose 5 March 2027 as the departure date', 'choose_date input:Departure date = 2027-03-05'],
    ['pick March 5, 2027 for departure date', 'choose_date input:Departure date = 2027-03-05'],
    ['select 2027-03-05 in Departure date', 'choose_date input:Departure date = 2027-03-05'],
    ['choose 5 March 2027 to 9 March 2027 for Stay', 'choose_date input:Stay = 2027-03-05 – 2027-03-09'],
    ['choose 2027-03-05 until 2027-03-09 for Stay', 'choose_date input:Stay = 2027-03-05 – 2027-03-09'],
    ['upload my resume', 'upload file picker:Resume'],
    ['attach a file to Photo', 'upload file picker:Photo'],
    ['upload a file for the resume', 'upload file picker:Resume'],
    ['choose a file for Photo', 'upload file picker:Photo'],
    ['upload a file', 'says Which one?'],
    ['uncheck Newsletter', 'uncheck checkbox:Newsletter'],
    ['untick the newsletter', 'uncheck checkbox:Newsletter'],
    ['turn off wifi', 'uncheck switch:Wi-Fi'],
    ['undo', 'says press “Undo” below'],
    ['undo that', 'says press “Undo” below'],
    ['take that back', 'says press “Undo” below'],
  ]);
});

const 桌面 = pageOf([
  '输入框:搜索框(占位:茶、杯子)',
  '输入框:姓名(必填)',
  '输入框:验证码',
  '输入框:出发日期(类型:date)',
  '输入框:入住日期',
  '文件选择:简历',
  '文件选择:照片',
  '复选框:订阅通讯(已勾选)',
  '开关:自动播放(已勾选)',
  '可拖动:洗杯子',
  '可拖动:烧水',
  '可拖动:倒茶',
  '列表框:已完成',
  '可点击:报告.pdf',
  '链接:产品',
  '链接:帮助',
  '按钮:搜索',
  '按钮:设置',
]);

describe('中文', () => {
  check(桌面, [
    ['在 姓名 输入 阿明 然后按回车', 'fill 输入框:姓名 = 阿明', 'press 输入框:姓名 = Enter'],
    ['按回车', 'press = Enter'],
    ['按一下回车键', 'press = Enter'],
    ['敲回车', 'press = Enter'],
    ['按 Esc', 'press = Escape'],
    ['按下 Tab 键', 'press = Tab'],
    ['按 Ctrl+A', 'press = Control+A'],
    ['按三次向下键', 'press = ArrowDown ×3'],
    ['按两下方向键下', 'press = ArrowDown ×2'],
    ['按退格键', 'press = Backspace'],
    ['在搜索框里按回车', 'press 输入框:搜索框 = Enter'],
    ['在搜索框输入龙井然后按回车', 'fill 输入框:搜索框 = 龙井', 'press 输入框:搜索框 = Enter'],
    ['悬停在产品上', 'hover 链接:产品'],
    ['把鼠标移到帮助上', 'hover 链接:帮助'],
    ['将鼠标悬停在“产品”上', 'hover 链接:产品'],
    ['鼠标放到产品上面', 'hover 链接:产品'],
    ['把鼠标移到产品上，然后点击帮助', 'hover 链接:产品', 'click 链接:帮助'],
    ['双击报告.pdf', 'double_click 可点击:报告.pdf'],
    ['双击一下“报告.pdf”', 'double_click 可点击:报告.pdf'],
    ['把洗杯子拖到已完成', 'drag 可拖动:洗杯子 → 列表框:已完成'],
    ['将烧水拖动到已完成里', 'drag 可拖动:烧水 → 列表框:已完成'],
    ['把倒茶拖到洗杯子前面', 'drag 可拖动:倒茶 → before 可拖动:洗杯子'],
    ['把洗杯子移到倒茶后面', 'drag 可拖动:洗杯子 → after 可拖动:倒茶'],
    ['拖动烧水到已完成', 'drag 可拖动:烧水 → 列表框:已完成'],
    ['聚焦搜索框', 'focus 输入框:搜索框'],
    ['把光标放到姓名里', 'focus 输入框:姓名'],
    ['光标移到姓名输入框', 'focus 输入框:姓名'],
    ['在验证码里逐个键入123456', 'type 输入框:验证码 = 123456'],
    ['把龙井逐字输入到搜索框', 'type 输入框:搜索框 = 龙井'],
    ['出发日期选择2027年3月5日', 'choose_date 输入框:出发日期 = 2027-03-05'],
    ['把出发日期选为2027-03-05', 'choose_date 输入框:出发日期 = 2027-03-05'],
    ['在出发日期里选2027年3月5日', 'choose_date 输入框:出发日期 = 2027-03-05'],
    ['入住日期选2027年3月5日到2027年3月9日', 'choose_date 输入框:入住日期 = 2027-03-05 – 2027-03-09'],
    ['上传简历', 'upload 文件选择:简历'],
    ['给照片上传一个文件', 'upload 文件选择:照片'],
    ['上传文件到简历', 'upload 文件选择:简历'],
    ['选择简历的文件', 'upload 文件选择:简历'],
    ['取消勾选订阅通讯', 'uncheck 复选框:订阅通讯'],
    ['关闭自动播放', 'uncheck 开关:自动播放'],
    ['撤销', 'says 点击这一步下面的「撤销」'],
    ['撤销刚才的操作', 'says 点击这一步下面的「撤销」'],
    ['右键点击帮助', 'says 右键'],
  ]);
});

test('announces actions in whole sentences, in the language of the request', () => {
  const said = (message: string, page = DESK) => reply(message, page, BROWSER_TOOLS).text.split('\n').at(-1);
  expect(said('press Tab twice')).toBe('I propose to press Tab 2 times.');
  expect(said('press enter in Name')).toBe('I propose to press Enter in “Name”.');
  expect(said('drag Pour the tea before Wash the cups')).toBe(
    'I propose to drag “Pour the tea” to before “Wash the cups”.',
  );
  expect(said('upload my resume')).toBe('I propose to upload a file that you choose to “Resume”.');
  expect(said('把倒茶拖到洗杯子前面', 桌面)).toBe('我建议：把「倒茶」拖到「洗杯子」前面。');
  expect(said('按三次向下键', 桌面)).toBe('我建议：按 3 次 ArrowDown。');
  expect(said('入住日期选2027年3月5日到2027年3月9日', 桌面)).toBe(
    '我建议：在「入住日期」选择「2027-03-05」到「2027-03-09」。',
  );
});
