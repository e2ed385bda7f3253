import type { PersonCatalog } from './person-en.ts';
import { codeNotAllowed, HOW_TO_SWITCH_ON, threwError, wrongCode } from './zh.ts';

export const personZh: PersonCatalog = {
  'tab.noOther': () => '',
  'tab.closeHeld': () => '页面问「离开此网站？」，标签页还没有关闭。请在提示里决定，然后告诉助手继续。',
  'tab.closeRefused': () => '标签页没有关闭：页面问是否离开，你选择了留下。',
  'newTab.inDoubt': () =>
    '这时出现了一个新标签页，但无法确定是网页打开的，还是你打开的，所以没有告诉助手它是什么。如果助手需要它，请在面板里添加那个标签页。',
  'newTab.blocked': () =>
    '点击本应打开一个新标签页，但没有出现，多半被浏览器的弹窗拦截挡住了。请亲手点击它，或在地址栏里允许弹出窗口，然后告诉助手继续。',
  'page.ledToNeverRead': () =>
    '已执行，随后到了一个你设为「从不读取」的网站：它的内容和地址都没有告诉助手，助手也不能在那里操作。请自己在那里继续。',
  'page.grantEnded': () =>
    '这个网站的「不再询问」已经结束或被收回，或者网页里有其他网站的内容，所以没有读取。助手再次提出时会询问你。',
  'action.stillLoading': () =>
    '操作已经执行，浏览器正在等待新网页，但很久没有得到回应。现在看到的还是旧网页。',
  'action.held': () => '操作已经执行，网页问「离开此网站？」，还没有离开。请在提示里决定，然后告诉助手继续。',
  'action.timeout': () =>
    '操作已经发出，但网页没有在限定时间内回应，可能正显示对话框。请看一下网页，有对话框就处理它，然后告诉助手继续。',
  'site.neverRead': () => '你把这个网站设为「从不读取」，所以没有读取它，也没有在那里做任何事。',
  'site.readOnly': ({ site }) => `${site} 在这里是只读的，所以没有改动任何内容。`,
  'site.notLeft': ({ site }) => `${site} 在这里是只读的，所以没有离开或重新加载它的网页。`,
  'landing.failed': ({ title, status }) =>
    `服务器以状态 ${status} 回应，并显示了页面${title === '' ? '' : `：${title}`}。它可能不是需要的内容。`,
  'landing.ownWay': ({ title }) =>
    `要去的地址没有给出页面；标签页原来的页面自己转到了别处${title === '' ? '' : `：${title}`}。`,
  'landing.unseen': () =>
    '标签页已经前往那里，但 Assent 还不能读取它显示的网站，不知道显示了什么。需要助手读取它时，请点击工具栏上的 Assent 图标，或允许这个网站。',
  'landing.held': () => '原来的页面问「离开此网站？」，还没有转过去。请在提示里决定，然后告诉助手继续。',
  'landing.unknown': () =>
    '标签页仍显示原来的页面。浏览器没有说明原因：可能下载了文件，没有得到内容，或者原来的页面不愿离开。',
  'block.captcha': () =>
    '这个页面要求证明你是真人（人机验证），内容还没有显示。请到页面上完成验证，然后告诉助手继续。',
  'block.checking': () =>
    '网站正在检查浏览器，页面还没有显示。它可能自己通过，也可能需要你点一下：请看一下页面，通过后告诉助手继续。',
  'block.refused': () =>
    '网站拒绝显示这个页面（访问被拒绝或受限）。你可以先登录，或换一个网络，再让助手继续。',
  'block.too-many': () => '网站说请求太频繁，暂时不显示页面。请过一会儿再让助手继续。',
  'navigation.pending': () => '网站很久没有回应，页面还没有打开，浏览器仍在等待。',
  'history.noneBack': () => '这个标签页的历史记录里没有上一页，无法返回。',
  'history.noneForward': () => '这个标签页的历史记录里没有下一页，无法前进。',
  'history.stayedBack': () => '这个标签页的历史记录里没有上一页，所以停留在原处。',
  'history.stayedForward': () => '这个标签页的历史记录里没有下一页，所以停留在原处。',
  'history.hardlyAny': () =>
    '标签页停留在原处：它的历史记录里多半没有这样的页面。如果那是其他网站的页面，Chrome 不会说明它为什么没有打开。',
  'download.notAllowed': () =>
    '浏览器还没有允许 Assent 下载文件，所以什么都没有下载。让助手重新提出，并在浏览器询问时选择允许；或者自己下载。',
  'download.ledToNeverRead': () =>
    '这个地址把下载转到了一个你设为「从不读取」的网站，所以已经取消，文件没有保留。需要的话请自己下载。',
  'download.running': ({ name, bytes }) =>
    `下载已经开始，还没有完成${name === '' ? '' : `：「${name}」`}（已收到 ${bytes} 字节）。`,
  'download.asks': ({ name }) =>
    `浏览器认为文件${name === '' ? '' : `「${name}」`}可能有危险，正等待确认。请在浏览器的下载列表里决定是否保留。`,
  'code.switchedOff': () => `没有运行代码：你没有打开「允许助手提出要运行的代码」。${HOW_TO_SWITCH_ON}`,
  'code.notAllowed': ({ id }) => codeNotAllowed(id),
  'code.tooOld': () =>
    '没有运行代码：这需要 Chrome 135 或更新的版本。要更新 Chrome，请打开菜单 → 帮助 → 关于 Google Chrome。',
  'code.ownPage': () => 'Assent 自己的练习页上不能运行代码。',
  'code.wrong': wrongCode,
  'code.secret': () =>
    '没有运行代码：网页（或其中的框架）里填有密码、验证码、卡号或文件，代码可能把它们带出来，所以这样的网页上不运行代码。确实需要时，请先清空这些输入框。',
  'code.opener': () =>
    '没有运行代码：这个网页是由同一网站的另一个网页打开的，代码能读到那个网页里填写的内容。确实需要时，请在新标签页里打开这个地址。',
  'code.filled': () =>
    '没有运行代码：同一网站的另一个打开的标签页里填有密码、验证码、卡号或文件，代码可能读到它们。确实需要时，请先清空那些输入框或关闭那个标签页。',
  'code.unseen': () =>
    '没有运行代码：另一个打开的标签页可能属于同一网站，而 Assent 看不了它里面有没有填写密码之类的内容，代码却可能读到。确实需要时，请允许 Assent 访问这个网站，或关闭其他标签页。',
  'code.earlier-code': () =>
    '没有运行代码：这个网页里已经运行过代码，而网页里有（或有过）填写密码、验证码、卡号或文件的输入框；先前的代码可能还在监听，并留下了输入的内容。确实需要时，请先重新加载网页。',
  'code.endless': ({ seconds }) =>
    `代码已经开始运行，${seconds} 秒后仍没有结束，而且没有办法停下它：它可能还在运行，已做的改动也已生效。如果网页没有反应，请重新加载或关闭它。`,
  'code.returned': () => '代码已运行完毕，返回的值已交给助手。',
  'code.returnedNothing': () => '代码已运行完毕，没有返回值。',
  'code.threw': threwError,
  'code.left': () => '代码运行期间页面离开了，所以不知道它返回什么。',
  'code.withheld': () =>
    '代码已运行完毕，但页面里此时填有密码、验证码、卡号或文件，返回的值可能含有它们，所以没有交给助手。需要结果时，请先清空这些输入框。',
  'wait.stopped': () => '你停止了等待。',
  'wait.next': () => '',
  'picture.attached': () => '',
  'picture.notAllowed': () =>
    '浏览器不允许给这个标签页截图，所以没有截图。请切换到那个标签页，点击工具栏上的 Assent 图标，然后让助手再试；标签页换了网站之后要再点一次。',
  'picture.notDrawn': () =>
    '浏览器没有给出这个标签页的图片，它的窗口可能最小化了。请把窗口显示出来，再让助手重试。',
  'picture.stopped': () => '你停止了截图。',
  'outline.part': () => '',
  'outline.last': () => '',
  'outline.around': () => '',
  'outline.changes': () => '',
  'outline.unchanged': () => '没有变化。',
  'outline.forgotten': () => '',
  'outline.tooLarge': () => '',
  'text.more': () => '',
  'text.titled': () => '',
  'links.more': () => '',
  'tables.more': () => '',
  'extract.tooLarge': () => '',
  'extract.framesLeftOut': () => '',
};
