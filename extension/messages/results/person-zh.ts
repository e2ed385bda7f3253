import type { PersonCatalog } from './person-en.ts';
import { codeNotAllowed, HOW_TO_SWITCH_ON, threwError, wrongCode } from './zh.ts';

export const personZh: PersonCatalog = {
  'tab.noOther': () => '',
  'tab.closeHeld': () => '网页询问「离开此网站？」，标签页还没有关闭。请在提示中选择，然后让模型继续。',
  'tab.closeRefused': () => '标签页没有关闭：网页询问是否离开，你选择了留下。',
  'newTab.inDoubt': () =>
    '期间出现了一个新标签页，但无法确定是网页打开的还是你打开的，所以没有把它的任何信息告诉模型。如果模型需要它，请在侧边栏里添加那个标签页。',
  'newTab.blocked': () =>
    '点击后本应打开新标签页，但没有出现，很可能被浏览器当作弹出式窗口拦截了。请自己点击，或在地址栏中允许弹出式窗口，然后让模型继续。',
  'page.ledToNeverRead': () =>
    '已执行，随后转到了你设为「从不读取」的网站：没有把它的任何信息告诉模型，包括网址，模型也不能在那里操作。请自己在那里继续。',
  'page.grantEnded': () =>
    '你已不再允许不经询问就读取这个网站，或网页含有其他网站的内容，所以没有读取。模型再次提出时会询问你。',
  'action.stillLoading': () =>
    '操作已执行，浏览器正在等待新网页，但服务器很久没有回应。现在显示的仍是旧网页。',
  'action.stopped': () => '执行这一步之前，你按了「停止」，所以没有执行。',
  'action.held': () =>
    '操作已执行，但网页询问「离开此网站？」，还没有离开。如果提示还在，请先选择，然后让模型继续。',
  'action.timeout': () =>
    '操作已开始，但网页没有及时回应，可能正显示对话框。请查看网页，如果有对话框就先处理，然后让模型继续。',
  'site.neverRead': () => '你已把这个网站设为「从不读取」，所以没有读取其中的内容，也没有执行任何操作。',
  'site.readOnly': ({ site }) => `${site} 已设为「只读」，所以没有改动任何内容。`,
  'site.notLeft': ({ site }) => `${site} 已设为「只读」，所以没有离开或重新加载它的网页。`,
  'landing.failed': ({ title, status }, word) =>
    `服务器以状态 ${status} 回应，并显示了网页${title === '' ? '' : `：${word(title)}`}。它可能不是需要的内容。`,
  'landing.ownWay': ({ title }, word) =>
    `目标网址没有给出网页；标签页中原来的网页自行转到了别处${title === '' ? '' : `：${word(title)}`}。`,
  'landing.unseen': () =>
    '标签页已经前往那里，但 Assent 还不能读取它所显示的网站。如果要让模型读取，请点击工具栏上的 Assent 图标，或允许访问这个网站。',
  'landing.held': () =>
    '原来的网页询问「离开此网站？」，标签页还没有转过去。请在提示中选择，然后让模型继续。',
  'landing.unknown': () =>
    '标签页仍显示原来的网页，浏览器没有说明原因：可能下载了文件，没有收到任何内容，或原来的网页不让离开。',
  'block.captcha': () =>
    '这个网页要求证明你是真人（人机验证），还没有显示其他内容。请在网页上完成验证，然后让模型继续。',
  'block.checking': () =>
    '网站正在检查浏览器，还没有显示网页。它可能自动通过，也可能需要你点一下：请查看网页，通过后让模型继续。',
  'block.refused': () => '网站拒绝显示这个网页（访问被拒绝）。登录或换一个网络也许有用，之后可以让模型继续。',
  'block.too-many': () => '网站提示请求太频繁，暂时不显示网页。请过一会儿再让模型继续。',
  'navigation.pending': () => '服务器很久没有回应，网页还没有打开，浏览器仍在等待。',
  'history.noneBack': () => '这个标签页没有上一页，无法返回。',
  'history.noneForward': () => '这个标签页没有下一页，无法前进。',
  'history.stayedBack': () => '这个标签页的历史记录中没有上一页，所以停留在原处。',
  'history.stayedForward': () => '这个标签页的历史记录中没有下一页，所以停留在原处。',
  'history.hardlyAny': () =>
    '标签页停留在原处：它的历史记录中多半没有这样的网页。如果那是其他网站的网页，Chrome 不会说明它为什么没有打开。',
  'download.notAllowed': () =>
    '浏览器还不允许 Assent 下载文件，所以没有下载任何内容。可以让模型重新提出，并在浏览器询问时允许；也可以自己下载。',
  'download.ledToNeverRead': () =>
    '这个网址把下载转到了你设为「从不读取」的网站，所以下载已取消，文件没有保留。需要的话，请自己下载。',
  'download.running': ({ name, bytes }) =>
    `下载已开始，还没有完成${name === '' ? '' : `：「${name}」`}（已收到 ${bytes} 字节）。`,
  'download.asks': ({ name }) =>
    `浏览器认为文件${name === '' ? '' : `「${name}」`}有危险，正在等待确认。请在浏览器的下载列表中决定是否保留。`,
  'click.noChange': () =>
    '已点击，但没有看到任何变化。是否生效，从这里看不出来（脚本发起的下载或复制不会显示）。',
  'click.sentUnseen': () => '网页随后向服务器发送了请求，但没有显示结果。请查看网页，确认是否生效。',
  'click.swallowed': () =>
    '网页自行处理了提交，但没有看到结果，也没有看到请求。请查看网页，确认表单是否已发送。',
  'click.waiting': () => '网页已发送，服务器还没有回应。稍后请看网页上的结果。',
  'arrival.signIn': ({ headline }) =>
    `网站没有打开要去的网页，而是要求你登录${headline ? `：「${headline}」` : ''}。登录后告诉模型继续。`,
  'mouse.nothing': () => '没有看到任何变化。你可以手动点击试试。',
  'mouse.noMenu': () => '没有看到任何变化：网页在这里没有自己的菜单。你可以手动右键点击，打开浏览器的菜单。',
  'key.taken': () => '网页处理了这个键，但没有看到任何变化。请查看网页，确认是否生效。',
  'key.nothing': () => '网页没有响应这个键，也没有看到任何变化。你可以手动按键试试。',
  'pageTool.off': ({ site }) =>
    `没有调用：你没有允许使用 ${site} 的工具。可以在侧边栏里、网站规则的旁边允许。`,
  'pageTool.answered': ({ said }) => (said === '' ? '工具没有说什么。' : `工具回答：「${said}」`),
  'pageTool.failed': ({ said }) => `工具失败了：「${said}」。它可能已经做了一部分。`,
  'pageTool.replaced.before': () =>
    '但是网页在调用的瞬间换掉了这个工具，所以运行的不是你批准的那个。请查看网页。',
  'code.switchedOff': () => `没有运行代码：你没有打开「允许模型提出要运行的代码」。${HOW_TO_SWITCH_ON}`,
  'code.notAllowed': ({ id }) => codeNotAllowed(id),
  'code.tooOld': () =>
    '没有运行代码：需要 Chrome 135 或更高版本。要更新 Chrome，请打开菜单 → 帮助 → 关于 Google Chrome。',
  'code.ownPage': () => 'Assent 自己的练习页上不能运行代码。',
  'code.wrong': wrongCode,
  'code.secret': () =>
    '没有运行代码：网页（或其中的框架）里填有密码、验证码、银行卡号或文件，代码可能把它们带出去，所以这样的网页上不运行代码。确实需要时，请先清空这些输入框。',
  'code.opener': () =>
    '没有运行代码：这个网页是由同一网站的另一个网页打开的，代码能读到那个网页里填写的内容。确实需要时，请在新标签页里打开这个网址。',
  'code.filled': () =>
    '没有运行代码：同一网站的另一个标签页里填有密码、验证码、银行卡号或文件，代码可能读到它们。确实需要时，请先清空那些输入框或关闭那个标签页。',
  'code.unseen': () =>
    '没有运行代码：另一个标签页可能属于同一网站，Assent 看不到其中是否填有密码之类的内容，代码却可能读到。确实需要时，请允许 Assent 访问这个网站，或关闭其他标签页。',
  'code.earlier-code': () =>
    '没有运行代码：这个网页里运行过代码，而此后网页里有（或有过）填写密码、验证码、银行卡号或文件的输入框；之前的代码可能仍在监听，并留下了输入的内容。确实需要时，请先重新加载网页。',
  'code.endless': ({ seconds }) =>
    `代码已开始运行，${seconds} 秒后仍未结束，也没有办法停下它：它可能还在运行，已做的改动仍然有效。如果网页没有反应，请重新加载或关闭它。`,
  'code.returned': () => '代码已运行完毕，返回的值已交给模型。',
  'code.returnedNothing': () => '代码已运行完毕，没有返回值。',
  'code.threw': threwError,
  'code.left': () => '代码运行期间网页离开了，所以不知道它的返回值。',
  'code.withheld': () =>
    '代码已运行完毕，但此时网页里填有密码、验证码、银行卡号或文件，返回的值可能含有它们，所以没有交给模型。需要结果时，请先清空这些输入框。',
  'wait.stopped': () => '你停止了等待。',
  'wait.next': () => '',
  'picture.attached': () => '',
  'picture.notAllowed': () =>
    'Chrome 不允许给这个标签页截图，所以没有截图。请切换到那个标签页，点击工具栏上的 Assent 图标，然后让模型再试；标签页换了网站之后要再点一次。',
  'picture.notDrawn': () =>
    'Chrome 没有给出这个标签页的截图，它的窗口可能最小化了。请把窗口显示出来，然后让模型再试。',
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
