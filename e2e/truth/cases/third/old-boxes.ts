import { came, click, failed, type Site, type TruthCase } from '../../truth-case.ts';
import { acted, form } from '../second/second-pages.ts';
import { beside, de, en, posted, ru, zh } from './third-pages.ts';

/** A frameset, as of 2001: a menu on the left, and what it leads to on the right. */
const framed = (brand: string, menu: string, main: string, more: Site): Site => ({
  'GET /': `<!doctype html><html><head><title>${brand}</title></head><frameset cols="200,*"><frame name="menu" src="/menu"><frame name="main" src="/main"></frameset></html>`,
  'GET /menu': `<html><body bgcolor="#ddddff">${menu}</body></html>`,
  'GET /main': main,
  ...more,
});
const LAN = form(
  '<table><tr><td>LAN IP</td><td><input name="ip" value="192.168.1.1" aria-label="IP"></td></tr></table>',
  'Apply',
);
const MENU = '<a id="b" href="/log" target="main">System Log</a><br><a href="/wan" target="main">WAN</a>';

/** Routers, printers and other boxes with pages of their own. */
export const oldBoxCases: readonly TruthCase[] = [
  acted(
    'a router in a frameset: Rebooting…, with a count down',
    [click('#b')],
    framed(
      'DSL Router',
      MENU.replace('id="b" ', ''),
      en('Reboot', form('<p>Reboot the router?</p>', 'Reboot')),
      {
        'POST /do': en(
          'Reboot',
          '<p>Rebooting… Please wait <b id="n">60</b> seconds.</p>',
          `let left = 60; setInterval(() => { document.querySelector('#n').textContent = String(left -= 1); }, 1000);`,
        ),
      },
    ),
    came(),
    /Rebooting…/,
  ),
  acted(
    'a link of the menu: the other frame says that one must not',
    [click('#b')],
    framed('DSL Router', MENU, en('Status', '<p>Uptime 3 days</p>'), {
      'GET /log': {
        status: 403,
        html: en('403', '<h2>403 Forbidden</h2><p>Protected object: administrators only.</p>'),
      },
    }),
    failed(/forbidden|protected object|403/i),
  ),
  posted(
    'a printer: changes submitted, and by a refresh back to its page',
    en('Printer', LAN),
    en(
      'Printer',
      '<p>Your changes have been successfully submitted. Refreshing…</p>',
      '',
      '<meta http-equiv="refresh" content="1;url=/">',
    ),
    came({ mayWait: true }),
    { requests: { 'POST /do': 1, 'GET /': 1 } },
  ),
  posted(
    'a printer: configuration change failed, the password is wrong',
    en('Printer', LAN),
    en(
      'Printer',
      `<font color="red"><b>Configuration change failed.</b> Invalid administrator password.</font>${LAN}`,
    ),
    failed(/configuration change failed|invalid administrator/i),
  ),
  acted(
    '路由器：alert 说 IP 地址格式错误',
    [click('#b')],
    zh(
      '无线路由器',
      LAN.replace('192.168.1.1', '192.168.1').replace('Apply', '保存'),
      `document.forms[0].onsubmit = () => { alert('LAN口IP地址格式错误，请重新输入！'); return false; };`,
    ),
    failed(/格式错误/),
    { seen: /192/, requests: { 'POST /do': 0 } },
  ),
  posted(
    '路由器：保存成功，旁边时钟在走',
    zh('无线路由器', `${LAN.replace('Apply', '保 存')}${beside.clock}`),
    zh('无线路由器', `<p>配置已保存。</p>${LAN.replace('Apply', '保 存')}${beside.clock}`),
    came(),
    /配置已保存/,
  ),
  posted(
    '光猫：用户名或密码错误，还有2次机会',
    zh(
      '光猫',
      form(
        '<input name="u" aria-label="用户名" value="useradmin"><input type="password" name="p" aria-label="密码" value="x">',
        '登录',
      ),
    ),
    zh(
      '光猫',
      `${form('<input name="u" aria-label="用户名"><input type="password" name="p" aria-label="密码">', '登录')}<script>document.write('用户名或密码错误，您还有2次机会！');</script>`,
    ),
    failed(/密码错误/),
  ),
  posted(
    'FRITZ!Box: die Einstellungen wurden übernommen',
    de('Heimnetz', form('<label><input type="checkbox" name="g" checked> Gastzugang</label>', 'Übernehmen')),
    de('Heimnetz', '<p>Die Einstellungen wurden übernommen.</p><button>OK</button>'),
    came(),
    /wurden übernommen/,
  ),
  posted(
    'a switch: port 3 goes from Up to Down, without a word',
    en('Switch', `<table><tr><td>Port 3</td><td>Up</td><td>${form('', 'Disable')}</td></tr></table>`),
    en('Switch', `<table><tr><td>Port 3</td><td>Down</td><td>${form('', 'Enable')}</td></tr></table>`),
    came(),
    /Down/,
  ),
  posted(
    'Russian: settings are kept, the router starts again',
    ru('Роутер', form('<input name="s" aria-label="SSID" value="tea">', 'Сохранить')),
    ru('Роутер', '<p>Настройки сохранены. Устройство перезагружается…</p>'),
    came(),
    /сохранены/,
  ),
];
