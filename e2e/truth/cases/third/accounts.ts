import { redirect } from '../../serve-truth.ts';
import { came, click, failed, select, type TruthCase, tick } from '../../truth-case.ts';
import { acted, form } from '../second/second-pages.ts';
import { asking, BRIEF, en, fetched, ja, ko, pl, posted, tap, vi, zh } from './third-pages.ts';

const PASSWORDS = form(
  '<input type="password" name="old" aria-label="原密码" value="tea1"><input type="password" name="new" aria-label="新密码" value="tea2">',
  '确认修改',
);
const WEAK = form(
  '<input type="password" name="new" aria-label="New password" value="password1">',
  'Change my password',
);

/** Passwords, two factors, profiles, settings and surveys. */
export const accountCases: readonly TruthCase[] = [
  posted(
    'Django: this password is too common',
    en('Password change', WEAK),
    en(
      'Password change',
      `<p class="errornote">Please correct the error below.</p><ul class="errorlist"><li>This password is too common.</li></ul>${WEAK}`,
    ),
    failed(/too common|correct the error/i),
  ),
  posted(
    '修改密码：成功，回到登录页',
    zh('账号安全', PASSWORDS),
    redirect('/login', 302),
    came(),
    /密码修改成功/,
    {
      'GET /login': zh(
        '登录',
        '<p>密码修改成功，请使用新密码重新登录</p><input aria-label="账号"><input type="password" aria-label="密码"><button>登录</button>',
      ),
    },
  ),
  posted(
    '修改密码：不能与最近5次使用的密码相同',
    zh('账号安全', PASSWORDS),
    zh('账号安全', `${PASSWORDS}<span style="color:red">新密码不能与最近5次使用的密码相同</span>`),
    failed(/最近5次/),
  ),
  fetched(
    '2FA: the code is right, and recovery codes are shown',
    en(
      'Security',
      `<div id="m"><p>Scan the QR code</p><input aria-label="Code" value="123456"><button id="b">Continue</button></div>`,
      asking(
        `$('#m').innerHTML = '<h2>Save your recovery codes</h2><pre>a1b2-c3d4 e5f6-7788</pre><button>I have saved them</button>';`,
      ),
    ),
    { json: {} },
    came(),
    /recovery codes/,
  ),
  acted(
    'a picture is chosen that is too large',
    [{ action: 'upload', selector: '#f', file: { name: 'me.png', text: 'x'.repeat(5000) } }],
    en(
      'Public profile',
      `<label>Profile picture <input id="f" type="file"></label><p id="e"></p>`,
      `$('#f').onchange = () => { e.textContent = 'Please upload a picture smaller than 1 MB.'; $('#f').value = ''; };`,
    ),
    failed(/smaller than 1 MB/i),
  ),
  fetched(
    'a choice saves itself: All changes saved',
    en(
      'Settings',
      `<label>Language <select id="s"><option value="en">English</option><option value="fr">French</option></select></label><p id="e">&nbsp;</p>`,
      `$('#s').onchange = async () => { e.textContent = 'Saving…'; await api('/api'); e.textContent = 'All changes saved'; };`,
    ),
    { json: {}, delay: 600 },
    came(),
    /All changes saved/,
    [select('#s', 'fr')],
  ),
  fetched(
    'メール通知: a switch saves itself',
    ja(
      '設定',
      `<label><input id="s" type="checkbox" role="switch"> メール通知</label>`,
      `$('#s').onchange = async () => { await api('/api'); pop('設定を保存しました', 'snack', 2000); };`,
    ),
    { json: {} },
    came(),
    { requests: { 'POST /api': 1 }, seen: /s:true/ },
    [tick('#s')],
  ),
  posted(
    'Korean: the present password is not the right one',
    ko('회원정보', form('<input type="password" name="p" aria-label="현재 비밀번호" value="1234">', '변경')),
    ko(
      '회원정보',
      `${form('<input type="password" name="p" aria-label="현재 비밀번호"><p>현재 비밀번호가 일치하지 않습니다.</p>', '변경')}`,
    ),
    failed(/일치하지 않습니다/),
  ),
  fetched(
    '实名认证：姓名与身份证号不匹配',
    zh(
      '实名认证',
      `<input aria-label="姓名" value="王小明"><input aria-label="身份证号" value="110101199001011234"><button id="b">提交认证</button>`,
      asking(`pop('<b>认证失败</b> ' + data.sub_msg, 'el-message', 3000, 'alert');`),
    ),
    { json: { code: '40004', sub_msg: '姓名与身份证号不匹配' } },
    failed(/不匹配|认证失败/),
    BRIEF,
  ),
  fetched(
    'Vietnamese: the profile is brought up to date',
    vi(
      'Hồ sơ',
      `<input aria-label="Họ tên" value="Nguyễn Mai"><button id="b">Lưu</button>`,
      asking(`pop('Cập nhật hồ sơ thành công', 'toast', 1800);`),
    ),
    { json: {} },
    came(),
    { requests: { 'POST /api': 1 } },
  ),
  posted(
    'Polish: zmiany zostały zapisane',
    pl('Ustawienia', form('<input name="n" aria-label="Imię" value="Ola">', 'Zapisz')),
    pl(
      'Ustawienia',
      `<p>Zmiany zostały zapisane.</p>${form('<input name="n" aria-label="Imię" value="Ola">', 'Zapisz')}`,
    ),
    came(),
    /zostały zapisane/,
  ),
  acted(
    'Google Forms: this is a required question',
    [click('#b')],
    en(
      'Team lunch',
      `<p>Will you come? *</p><label><input type="radio" name="r"> Yes</label><label><input type="radio" name="r"> No</label><p id="e" class="red"></p><button id="b">Submit</button>`,
      tap(`e.textContent = '⚠ This is a required question';`),
    ),
    failed(/required question/i),
  ),
  posted(
    '问卷星：答卷已经提交',
    zh('问卷', form('<label><input type="radio" name="r" checked> 喝茶</label>', '提交')),
    zh('问卷', '<p>您的答卷已经提交，感谢您的参与！</p>'),
    came(),
    /已经提交/,
  ),
];
