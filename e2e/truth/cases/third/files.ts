import { came, click, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import { acted, form } from '../second/second-pages.ts';
import { ALERTED, asking, beside, en, es, fetched, ko, posted, tap, zh } from './third-pages.ts';

const USERS = (told: string, rows: string): string =>
  en(
    'Site administration',
    `${told}<h1>Select user to change</h1>${form(`<table>${rows}</table><select name="action" aria-label="Action"><option>Delete selected users</option></select>`, 'Go')}`,
  );
const THREE =
  '<tr><td><input type="checkbox" name="u" aria-label="ann"></td><td>ann</td></tr><tr><td><input type="checkbox" name="u" aria-label="bob"></td><td>bob</td></tr>';
const SHEET = `<input id="q" aria-label="Formula bar" value=""><table><tr><th>B3</th><td id="c">12</td></tr></table><p id="e">Saved to Drive</p>`;
const SHADOW = `<sheet-grid></sheet-grid><script>customElements.define('sheet-grid', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<p id="t">工作表1</p>'; } say(text) { this.shadowRoot.querySelector('#t').textContent = text; } });</script>`;

/** Files, tables of administrators, and sheets. */
export const fileManagerCases: readonly TruthCase[] = [
  fetched(
    'OneDrive: a file of that name is there',
    en(
      'Files',
      `<div role="dialog" aria-label="Rename"><input aria-label="Name" value="plan.docx"><p id="e"></p><button id="b">Save</button></div>`,
      asking(`if (!ok) e.textContent = 'There’s already a file with the same name.';`),
    ),
    { status: 409, json: { error: { code: 'nameAlreadyExists' } } },
    failed(/same name/i),
  ),
  fetched(
    '网盘：重命名，文件名变了，没有提示',
    zh(
      '网盘',
      `<ul><li id="f"><input id="n" aria-label="文件名" value="春茶.xlsx"><button id="b" title="确定">✓</button></li><li>会议.docx</li></ul>`,
      asking(`$('#f').textContent = '春茶.xlsx';`),
    ),
    { json: { errno: 0 } },
    came(),
    /春茶\.xlsx/,
  ),
  acted(
    '网盘：文件超过大小，上传列表里写着',
    [{ action: 'upload', selector: '#f', file: { name: '视频.mp4', text: 'x'.repeat(900) } }],
    zh(
      '网盘',
      `<label>上传 <input id="f" type="file"></label><ul id="e"></ul>`,
      `$('#f').onchange = () => { e.innerHTML = '<li>视频.mp4 <span>等待上传</span></li>'; setTimeout(() => { e.innerHTML = '<li>视频.mp4 <span class="red">上传失败：文件大小超出限制，开通会员可上传更大文件</span></li>'; }, 500); };`,
    ),
    failed(/超出限制|上传失败/),
  ),
  fetched(
    '网盘：移动成功，文件离开列表',
    zh(
      '网盘',
      `<ul><li id="f">合同.pdf</li><li>会议.docx</li></ul><button id="b">移动到“归档”</button>`,
      asking(`$('#f').remove(); pop('移动成功', 'tip', 1500);`),
    ),
    { json: { errno: 0 } },
    came(),
    { unseen: /合同\.pdf/ },
  ),
  posted(
    'Django: nothing is selected, so no items have been changed',
    USERS('', THREE),
    USERS(
      '<ul class="messagelist"><li class="warning">Items must be selected in order to perform actions on them. No items have been changed.</li></ul>',
      THREE,
    ),
    failed(/must be selected|no items have been changed/i),
  ),
  fetched(
    '后台：行内编辑，单元格变为新价格',
    zh(
      '商品管理',
      `<table><tr><td>保温壶</td><td id="e"><input aria-label="价格" value="79.00"></td><td><button id="b">保存</button></td></tr></table>${beside.viewers}`,
      asking(`e.textContent = '￥79.00'; b.textContent = '编辑';`),
    ),
    { json: { code: 20000 } },
    came(),
    /￥79\.00/,
  ),
  acted(
    '后台：未勾选就批量删除',
    [click('#b')],
    zh(
      '商品管理',
      `<table><tr><td><input type="checkbox" aria-label="保温壶"></td><td>保温壶</td></tr></table><button id="b">批量删除</button>`,
      tap(`pop('请至少选择一条记录', 'ant-message-warning', 2500);`),
    ),
    failed(/至少选择一条/),
    /保温壶/,
  ),
  fetched(
    '后台：下一页，表格换了行',
    zh(
      '订单管理',
      `<table id="t"><tr><td>订单1001</td></tr><tr><td>订单1002</td></tr></table><p>第 <b id="p">1</b> 页</p><button id="b" title="下一页">&gt;</button>`,
      asking(
        `$('#t').innerHTML = '<tr><td>订单1003</td></tr><tr><td>订单1004</td></tr>'; $('#p').textContent = '2';`,
      ),
    ),
    { json: {} },
    came(),
    /订单1004/,
  ),
  acted(
    'Sheets: the data violates the rules of the cell, in a dialog, and the old number is back',
    [fill('#q', 'hot'), pressEnter('#q')],
    en(
      'Sheet',
      SHEET,
      `$('#q').onkeydown = event => { if (event.key !== 'Enter') return; box('There was a problem', 'The data you entered in cell B3 violates the data validation rules set on this cell.'); $('#q').value = '12'; };`,
    ),
    failed(/violates|data validation/i),
  ),
  fetched(
    'Sheets: the cell has the sum, Saving… and Saved to Drive',
    en(
      'Sheet',
      SHEET,
      `$('#q').onkeydown = async event => { if (event.key !== 'Enter') return; $('#c').textContent = '42'; e.textContent = 'Saving…'; await api('/api'); e.textContent = 'Saved to Drive'; };`,
    ),
    { json: {}, delay: 500 },
    came(),
    /42/,
    [fill('#q', '=40+2'), pressEnter('#q')],
  ),
  fetched(
    '在线表格：受保护的区域，提示在 shadow root 里',
    zh(
      '在线表格',
      `${SHADOW}<button id="b">清空所选单元格</button>`,
      asking(`document.querySelector('sheet-grid').say('该区域受保护，您没有编辑权限');`),
    ),
    { status: 403, json: {} },
    failed(/受保护|没有编辑权限/),
    ALERTED,
  ),
  posted(
    'Korean: a folder is made',
    ko('드라이브', form('<input name="n" aria-label="폴더 이름" value="사진">', '만들기')),
    ko('드라이브', `<p>폴더가 생성되었습니다.</p><ul><li>📁 사진</li></ul>`),
    came(),
    /생성되었습니다/,
  ),
  fetched(
    'Spanish: the file could not be shared, in a bar at the foot',
    es(
      'Archivos',
      `<p>Compartir plan.pdf con ana@ejemplo.es</p><button id="b">Compartir</button><div style="height:700px"></div><div id="e"></div>`,
      asking(
        `e.textContent = ok ? '' : 'No se pudo compartir el archivo: la organización no permite compartir fuera.';`,
      ),
    ),
    { status: 403, json: {} },
    failed(/no se pudo compartir|no permite compartir/i),
  ),
];
