import { came, click, failed, type TruthCase } from '../../truth-case.ts';
import { acted, form, open } from '../second/second-pages.ts';
import { ALERTED, asking, BRIEF, beside, en, fetched, ko, posted, tap, zh } from './third-pages.ts';

const REPLY = (label: string): string =>
  form('<textarea name="t" aria-label="回复">好茶，顶一下</textarea>', label);
const POST = form('<textarea name="t" aria-label="Message body">Same here.</textarea>', 'Submit');
const VIDEO = `<p>【茶道】三分钟学会泡茶</p>${beside.danmu}`;

/** Forums, wikis, publishing and social sites. */
export const writingCases: readonly TruthCase[] = [
  posted(
    'Discuz：两次发表间隔少于15秒，提示信息页',
    zh('论坛', REPLY('发表回复')),
    zh(
      '提示信息',
      '<div id="messagetext" class="alert_error"><p>抱歉，您两次发表间隔少于 15 秒，请稍候再发表</p><a href="/">[ 点击这里返回上一页 ]</a></div>',
    ),
    failed(/间隔少于/),
  ),
  posted(
    'Discuz：回复发布成功，跳转到主题页',
    zh('论坛', REPLY('发表回复')),
    zh(
      '提示信息',
      '<div id="messagetext" class="alert_right"><p>非常感谢，您的回复已经发布，现在将转入主题页，请稍候……</p></div>',
      '',
      '<meta http-equiv="refresh" content="1;url=/thread">',
    ),
    came({ mayWait: true }),
    /2楼/,
    { 'GET /thread': zh('论坛', '<p>1楼 楼主：有人喝茶吗</p><p>2楼 小梅：好茶，顶一下</p>') },
  ),
  fetched(
    '贴吧：帖子可能包含不适当内容',
    zh(
      '贴吧',
      `<textarea aria-label="内容">好茶</textarea><button id="b">发表</button><span id="e" class="red"></span>`,
      asking(`if (data.err_code) e.textContent = data.err_msg;`),
    ),
    { json: { err_code: 220012, err_msg: '抱歉，您的帖子可能包含不适当的内容，请修改后重新提交' } },
    failed(/不适当/),
  ),
  posted(
    'phpBB: the time to edit is over',
    en('Board', POST),
    en(
      'Information',
      '<h2>Information</h2><p>You can no longer edit or delete that post.</p><a href="/">Return to the last page</a>',
    ),
    failed(/no longer edit/i),
  ),
  fetched(
    'WordPress: Publish, and Post published in the corner',
    en(
      'Edit Post',
      `<h1>On tea</h1><button id="b">Publish</button><div id="e"></div>`,
      tap(
        `b.textContent = 'Publishing…'; await api('/api'); b.textContent = 'Save'; e.innerHTML = '<p>On tea is now live.</p><a href="/">View Post</a>'; pop('Post published. <a href="/">View Post</a>', 'components-snackbar', 4000);`,
      ),
    ),
    { json: {}, delay: 800 },
    came(),
    /now live/,
  ),
  fetched(
    'WordPress: Updating failed, the response is not valid JSON',
    en(
      'Edit Post',
      `<div id="e"></div><h1>On tea</h1><button id="b">Update</button>`,
      tap(
        `b.textContent = 'Updating…'; await api('/api'); b.textContent = 'Update'; e.innerHTML = '<div class="components-notice is-error">Updating failed. The response is not a valid JSON response.</div>';`,
      ),
    ),
    { html: '<b>Warning</b>' },
    failed(/updating failed|not a valid json/i),
  ),
  fetched(
    '公众号：保存为草稿，1.2 秒的提示',
    zh(
      '公众号',
      `<h1>春茶上市</h1><button id="b">保存为草稿</button>`,
      asking(`if (data.base_resp.ret === 0) pop('已保存', 'weui-desktop-toast', 1200);`),
    ),
    { json: { base_resp: { ret: 0 } } },
    came(),
    { requests: { 'POST /api': 1 } },
  ),
  fetched(
    '公众号：今日群发次数已用完',
    zh(
      '公众号',
      `<h1>春茶上市</h1><button id="b">群发</button>`,
      asking(`pop(data.base_resp.err_msg, 'weui-desktop-toast', 2500);`),
    ),
    { json: { base_resp: { ret: 154011, err_msg: '今日群发次数已用完，请明天再试' } } },
    failed(/次数已用完/),
    BRIEF,
  ),
  acted(
    '公众号：发表前要管理员扫码验证',
    [click('#b')],
    zh(
      '公众号',
      `<h1>春茶上市</h1><button id="b">发表</button>`,
      tap(`box('微信验证', '为保障帐号安全，请用管理员微信扫码验证身份<p>▦</p>', '');`),
    ),
    open(/扫码验证|微信验证/),
  ),
  posted(
    'CMS：下架，单元格变为已下架',
    zh('内容管理', `<table><tr><td>春茶上市</td><td>已发布</td><td>${form('', '下架')}</td></tr></table>`),
    zh('内容管理', `<table><tr><td>春茶上市</td><td>已下架</td><td>${form('', '发布')}</td></tr></table>`),
    came(),
    /已下架/,
  ),
  fetched(
    '微博：先变成已关注，随后变回，提示隐私设置',
    zh(
      '微博',
      `<p>@茶博士</p><button id="b">+关注</button>`,
      tap(
        `b.textContent = '已关注'; const { data } = await api('/api'); if (!data.ok) { b.textContent = '+关注'; pop(data.msg, 'woo-toast', 2000); }`,
      ),
    ),
    { json: { ok: 0, msg: '由于对方的设置，你不能关注TA' }, delay: 700 },
    failed(/不能关注/),
    /\+关注/,
  ),
  fetched(
    'B站：点赞只是图标变蓝，人数照旧',
    zh(
      '哔哩哔哩',
      `${VIDEO}<style>.on { color: #00aeec; background: #e3f6fd }</style><button id="b" title="点赞（Q）">👍 1.2万</button>`,
      tap(`const { data } = await api('/api'); if (data.code === 0) b.classList.add('on');`),
    ),
    { json: { code: 0 } },
    came(),
    { requests: { 'POST /api': 1 } },
  ),
  fetched(
    'B站：等级不足，不能评论，弹幕不停',
    zh(
      '哔哩哔哩',
      `${VIDEO}<textarea aria-label="评论">学会了</textarea><button id="b">发布</button>`,
      asking(`if (data.code) pop(data.message, 'bili-toast', 2200);`),
    ),
    { json: { code: 12061, message: 'UP主已设置：仅Lv2及以上用户可评论' } },
    failed(/Lv2/),
    BRIEF,
  ),
  acted(
    'YouTube: to subscribe, sign in',
    [click('#b')],
    en(
      'Videos',
      `${beside.chat}<button id="b">Subscribe</button>`,
      tap(
        `b.insertAdjacentHTML('afterend', '<div class="popup float"><b>Want to subscribe to this channel?</b><p>Sign in to subscribe to this channel.</p><a href="/login">Sign in</a></div>');`,
      ),
    ),
    failed(/sign in to subscribe/i),
  ),
  fetched(
    '네이버 카페: the grade is too low to write, by alert()',
    ko(
      '카페',
      `<textarea aria-label="내용">차 좋아요</textarea><button id="b">등록</button>`,
      asking(`alert('새싹멤버 등급부터 글쓰기가 가능합니다.');`),
    ),
    { status: 403, json: {} },
    failed(/등급부터|가능합니다/),
    ALERTED,
  ),
];
