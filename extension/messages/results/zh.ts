// Long, because a language is one file.
import { factThen } from '../formatting/fact-then.ts';
import { joinSentences } from '../formatting/join-sentences.ts';
import { isNameless } from '../formatting/nameless.ts';
import type { Catalog, MessageParams } from './catalog.ts';

export const HOW_TO_SWITCH_ON =
  '打开方法：1. 打开 Assent 的设置（右键点击工具栏上的 Assent 图标 → 选项）；2. 在「运行代码」一节打开开关；3. 按那里的说明，在 Chrome 中允许 Assent 运行用户脚本。';

export function codeNotAllowed(id: string): string {
  return `没有运行代码：Chrome 还不允许 Assent 运行用户脚本。允许方法：1. 打开 chrome://extensions/?id=${id}；2. 打开「允许运行用户脚本」（Chrome 138 之前是该页右上角的「开发者模式」）；3. 再试一次。`;
}

export function wrongCode({ name, message, line }: MessageParams['code.wrong']): string {
  const place = line === null ? '' : `第 ${line} 行出现 `;
  return `这段代码无法运行：${place}${name}：${message ?? '代码没有写完，例如缺少右括号或引号'}。`;
}

export function threwError({ name, message, line }: MessageParams['code.threw']): string {
  return `代码运行到${line === undefined ? '一半' : `第 ${line} 行`}时抛出了 ${name}：${message}。之前的语句已经生效。`;
}

const said = factThen('');

/** Results and errors in Chinese, as the model reads them; the person reads the same but for the codes of `person-zh.ts`. */
export const zh: Catalog = {
  quote: ({ text }) => quoted(text),

  'tab.line': ({ before, title }, word) => [before, word(title)].filter(Boolean).join(' '),
  'tab.none': () => '这个窗口里没有打开的标签页。请先打开一个，再试一次。',
  'tab.closed': () => '这个标签页已经关闭。请在要操作的网页上重新提问。',
  'tab.unknown': said(
    ({ tabId, tabs }, word) =>
      `这个对话里没有标签页「${tabId}」。现有的标签页：${tabs.map(word).join('；') || '无'}。`,
    '请使用其中的 id；其他标签页要先在侧边栏里添加到对话。',
  ),
  'tab.switched': ({ tab }, word) => `现在位于标签页${spaced(word(tab))}。`,
  'tab.count': ({ count }) => `共享了 ${count} 个标签页。`,
  'tab.closesWindow': () =>
    '它是所在窗口里唯一的标签页：窗口会一起关闭，其中的侧边栏也会关闭。对话会保留，重新打开侧边栏即可继续。',
  'tab.closedOnRequest': ({ tab }, word) => `标签页${word(tab)}已经关闭。`,
  'tab.continuesIn': ({ tab }, word) => `现在转到${tab === '' ? '另一个标签页' : `标签页${word(tab)}`}继续。`,
  'tab.noOther': () => '这个对话没有其他标签页了：需要网页时，请先用 open_tab 打开一个。',
  'tab.closeHeld': () => '网页询问「离开此网站？」，标签页还没有关闭。需要用户在提示中手动选择，然后再继续。',
  'tab.closeRefused': () => '标签页没有关闭：网页询问是否离开，用户选择了留下。不要再次关闭，请先询问用户。',

  'newTab.opened': ({ url }) => `打开了一个新标签页，当前操作的仍是原来的网页。${url && ` ${url}`}`,
  'newTab.status': ({ url, status }) =>
    `打开了一个新标签页，但那里的服务器返回错误 ${status}。当前操作的仍是原来的网页。${url && ` ${url}`}`,
  'newTab.notLoaded': ({ url }) =>
    `打开了一个新标签页，但那里的网页无法加载，浏览器显示的是错误页。当前操作的仍是原来的网页。${url && ` ${url}`}`,
  'newTab.closed': () => '打开的新标签页随即自行关闭，就像下载文件时那样。',
  'newTab.neverRead': () =>
    '打开了一个新标签页，但那个网站已在 Assent 中设为「从不读取」，所以不提供它的任何信息。当前操作的仍是原来的网页。',
  'newTab.inDoubt': () =>
    '期间出现了一个新标签页，但无法确定是网页打开的还是用户打开的，所以不提供它的任何信息。不要重复操作；如果需要它，请让用户在侧边栏里添加那个标签页。',
  'newTab.blocked': () =>
    '点击后本应打开新标签页，但没有出现，很可能被浏览器当作弹出式窗口拦截了。请让用户手动点击，或在地址栏中允许弹出式窗口，然后再继续。',

  'page.none': said(
    () => '没有可操作的网页：这个对话里没有打开的网页，或者它无法读取。',
    '在打开网页或用户手动允许读取之前，只能使用：open_tab、switch_tab、list_tabs，以及在打开的标签页里 navigate。',
  ),
  'page.silent': said(() => '网页没有及时响应。', '请再试一次，或在用户手动重新加载网页之后再试。'),
  'page.replaced': said(() => '批准时的网页已被换掉，所以没有执行任何操作。', '请重新读取网页，再提出操作。'),
  'page.changedSinceApproval': said(
    () => '批准之后，网页、网址或标题已经改变，所以没有执行任何操作。',
    '请重新提出操作。',
  ),
  'page.pdf': said(
    () => '这个标签页显示的是 PDF，Chrome 不允许扩展程序操作它。',
    '它的文字可以作为附件发送：侧边栏里有读取这个 PDF 的按钮，只能由用户来点。',
  ),
  'page.browserOwn': () => 'Chrome 不允许扩展程序读取浏览器的内置页（设置、应用商店、PDF）。请换到普通网页。',
  'page.notLoaded': () => '这个网页没有加载成功，没有内容可读。请重新加载后再试。',
  'page.noAccess': () => 'Assent 还不能读取这个网站。请点击工具栏上的 Assent 图标，或允许访问这个网站。',
  'page.noResponse': () => '网页没有响应，可能正忙，或正显示对话框。请处理后再试。',
  'page.ledToNeverRead': () =>
    '已执行，随后转到了一个网站，而用户已在 Assent 中把它设为「从不读取」：不提供它的任何信息，包括网址，也不能在那里操作。不要重复操作；请告诉用户，由用户手动继续。',
  'page.grantEnded': () =>
    '用户已不再允许不经询问就读取这个网站，或网页含有其他网站的内容，所以没有读取。如果仍然需要，请重新提出，届时会询问用户。',

  'action.navigated': () => '已执行，网页随后跳转。',
  'action.stayed': () => '操作已执行，浏览器开始跳转，但网页没有离开。可能下载了文件，或没有收到任何内容。',
  'action.file': ({ name }) =>
    `服务器返回了一个文件${name === '' ? '' : `「${name}」`}，浏览器会下载它，或先询问保存位置；网页保持不变。`,
  'action.noFile': said(
    ({ status }) => `服务器没有返回网页或文件，而是返回错误 ${status}；网页保持不变。`,
    '不要未经查看就重复操作。',
  ),
  'action.taken': ({ status }) => `服务器已接收，没有要显示的内容（状态 ${status}），网页保持不变。`,
  'action.empty': ({ status }) => `服务器在那里没有要显示的内容（状态 ${status}），网页保持不变。`,
  'action.unanswered': said(() => '没有收到答复，不确定这一步是否已执行。', '再试之前，请先查看网页。'),
  'action.panelClosed': said(() => '执行期间侧边栏关闭了，不确定是否已执行。', '再试之前，请先查看网页。'),
  'action.stillLoading': () =>
    '操作已执行，浏览器正在等待新网页，但服务器很久没有回应。现在显示的仍是旧网页，请不要重复操作。',
  'action.held': () =>
    '操作已执行，浏览器准备离开，但网页询问「离开此网站？」，结果没有离开。需要用户在提示中手动选择，然后再继续。',
  'action.timeout': () =>
    '操作已开始，但网页没有及时回应，可能正显示对话框。请让用户查看网页，手动处理对话框，然后再继续；不要重复操作。',
  'action.stopped': () => '执行这一步之前，用户按了「停止」，所以没有执行。',
  'action.unknown': () =>
    '执行期间浏览器停掉了 Assent 的后台，不确定操作是否已执行。请先查看现在的状态，再决定是否重做。',
  'action.resultNotKept': () => '（之前已执行过；当时的结果没有保留，需要时请重新读取。）',

  'undo.pageLeft': () => '当时的网页已经离开，原来的内容没有保留，无法撤销。',
  'undo.unknown': () => '撤销期间网页离开了，不确定现在的状态。请查看网页。',
  'undo.timeout': () => '撤销已开始，但网页没有及时回应，可能正显示对话框。请查看网页。',

  'target.notOnPage': said(
    () => '当前网页上没有这个目标。',
    '请使用最新元素列表中的 id；如果列表里没有，可以换一个选择器，或先滚动、读取网页来查找。',
  ),
  'target.notInTab': said(
    ({ tabId }) => `标签页 ${tabId} 当前的网页上没有这个目标。`,
    '请使用最新元素列表中的 id，或请求更多元素；要操作其他标签页里的元素，请先切换过去。',
  ),
  'target.severalFrames': said(() => '网页上有多个框架都有这个目标，无法确定是哪一个。', '请使用元素 id。'),
  'target.frameHidden': said(() => '目标所在的框架现在不可见或被遮挡，所以没有执行。', '请先让它显示出来。'),

  'site.neverRead': () =>
    '这个网站已在 Assent 中设为「从不读取」，所以没有读取其中的内容，也没有执行任何操作。不要再试；如果需要其中的内容，可以手动复制过来，或在侧边栏里更改这个网站的规则。',
  'site.readOnly': ({ site }) =>
    `${site} 在 Assent 中是「只读」，所以没有执行：这里只能读取和标记，换成其他操作也不行。可以手动完成，或在侧边栏里更改这个网站的规则之后再做。`,
  'site.notLeft': ({ site }) =>
    `${site} 在 Assent 中是「只读」，所以没有离开或重新加载它的网页，以免丢失未保存的输入。可以在新标签页里打开需要的网址；也可以手动完成，或在侧边栏里更改这个网站的规则之后再做。`,
  'site.unread': ({ host }) =>
    `Assent 还不能读取 ${host}，所以看不到打开的网页。网页打开后，你可以允许它读取。`,

  'address.notWeb': ({ address }) => `「${address}」不是网址：网址必须以 http:// 或 https:// 开头。`,
  'address.withUser': said(
    () => '网址中带有账号或密码（「@」之前的部分），它们会被发送给网站，也容易让人认错网站。',
    '请去掉这一部分；需要登录时，应在网页上手动登录。',
  ),

  'landing.there': ({ title }, word) => (title === '' ? '网页已经打开。' : `网页已经打开：${word(title)}`),
  'landing.failed': ({ title, status }, word) =>
    `服务器以状态 ${status} 回应，并显示了网页${title === '' ? '' : `：${word(title)}`}。它可能不是需要的内容，请检查网址。`,
  'landing.ownWay': ({ title }, word) =>
    `目标网址没有给出网页；标签页中原来的网页自行转到了别处${title === '' ? '' : `：${word(title)}`}。这不是要打开的网页；请先查看它，再决定下一步。`,
  'landing.unseen': () =>
    '标签页已经前往那里，但 Assent 还不能读取它所显示的网站：Chrome 不会说明那是哪个网页，也不会说明是否已经打开。需要其中的内容时，请让用户点击工具栏上的 Assent 图标，或允许访问这个网站。',
  'landing.file': () => '那个网址给出的是文件，不是网页：浏览器开始下载，标签页仍显示原来的网页。',
  'landing.nothing': () => '服务器没有返回任何内容，标签页仍显示原来的网页。',
  'landing.held': () =>
    '原来的网页询问「离开此网站？」，标签页还没有转过去。需要用户在提示中手动选择，然后再继续。',
  'landing.unknown': () =>
    '标签页仍显示原来的网页，浏览器没有说明原因：可能下载了文件，没有收到任何内容，或原来的网页不让离开。请不要重复操作，先查看现在的状态。',

  'block.captcha': () =>
    '这个网页要求证明操作者是真人（人机验证），还没有显示其他内容。这一步只能由用户完成：请让用户在网页上完成验证，不要自己尝试，完成后再读取网页。',
  'block.checking': () =>
    '网站正在检查浏览器，还没有显示网页。它可能自动通过，也可能需要用户点一下：请让用户查看网页，不要自己尝试，通过后再读取网页。',
  'block.refused': () =>
    '网站拒绝显示这个网页（访问被拒绝）。只有用户能决定怎么办，例如登录：请告诉用户，不要重试，也不要设法绕过。',
  'block.too-many': () =>
    '网站提示请求太频繁，暂时不显示网页。请告诉用户，由用户决定何时再试；不要重试，也不要设法绕过。',

  'navigation.patience': ({ until, seconds }) =>
    `等到${UNTIL[until]}${seconds === null ? '' : `，最多 ${seconds} 秒`}。`,
  'navigation.idle': () => '网络已空闲。',
  'navigation.notIdle': () => '网络没有及时空闲，网页可能仍在加载。',
  'navigation.withinPage': () => '在…中前往网页的另一处',
  'navigation.failed': ({ reason }) =>
    `网页没有加载成功，浏览器给出的原因：${reason}。请检查网址，或稍后再试。`,
  'navigation.pending': () => '服务器很久没有回应，网页还没有打开，浏览器仍在等待。请稍后再试，或告诉用户。',

  'history.noneBack': () => '这个标签页没有上一页，无法返回。请用 navigate 打开需要的网址。',
  'history.noneForward': () => '这个标签页没有下一页，无法前进。请用 navigate 打开需要的网址。',
  'history.stayedBack': () =>
    '这个标签页的历史记录中没有上一页，所以停留在原处。请用 navigate 打开需要的网址。',
  'history.stayedForward': () =>
    '这个标签页的历史记录中没有下一页，所以停留在原处。请用 navigate 打开需要的网址。',
  'history.hardlyAny': () =>
    '标签页停留在原处：它的历史记录中多半没有这样的网页。如果那是其他网站的网页，Chrome 不会说明它为什么没有打开。请用 navigate 打开需要的网址。',
  'history.unknownPage': () => '浏览器没有说明那是哪个网页。',

  'download.named': () => '文件名由服务器决定，下载后才能看到。',
  'download.asking': () => '批准时，Chrome 会询问是否允许 Assent 管理下载。',
  'download.notAllowed': () =>
    '还不允许 Assent 下载文件，所以没有下载任何内容。请重新提出 download：批准时浏览器会询问，用户可以允许；用户也可以手动下载。',
  'download.ledToNeverRead': () =>
    '这个网址把下载转到了一个网站，而用户已在 Assent 中把它设为「从不读取」，所以下载已取消，文件没有保留，也不提供它的任何信息。不要再试；请告诉用户，由用户手动下载。',
  'download.failed': ({ reason }) =>
    `文件没有下载成功，浏览器给出的原因：${reason}。请检查网址；也可以手动下载。`,
  'download.finished': ({ name, bytes }) => `文件${quoted(name)}已下载完成（${bytes} 字节）。`,
  'download.running': ({ name, bytes }) =>
    `下载已开始，还没有完成${name === '' ? '' : `：${quoted(name)}`}（已收到 ${bytes} 字节）。不要重复下载。`,
  'download.asks': ({ name }) =>
    `浏览器认为文件${name === '' ? '' : quoted(name)}有危险，正在等待确认。请让用户在下载列表中决定是否保留。`,

  'code.rights': () =>
    '代码以这个网页的权限运行：能读取网页上的内容并发送出去，也能在网页里写入脚本，运行结束后仍留在那里。',
  'code.switchedOff': () =>
    `没有运行代码：用户没有打开「允许模型提出要运行的代码」。${HOW_TO_SWITCH_ON}在此之前请改用其他操作。`,
  'code.notAllowed': ({ id }) => `${codeNotAllowed(id)}在此之前请改用其他操作。`,
  'code.tooOld': () =>
    '没有运行代码：需要 Chrome 135 或更高版本。请让用户更新 Chrome（菜单 → 帮助 → 关于 Google Chrome），或改用其他操作。',
  'code.ownPage': () => 'Assent 自己的练习页上不能运行代码。请换到普通网页，或改用其他操作。',
  'code.wrong': wrong => `${wrongCode(wrong)}它必须是异步函数的函数体。请改正后重新提出。`,
  'code.secret': () =>
    '没有运行代码：网页（或其中的框架）里填有密码、验证码、银行卡号或文件，代码可能把它们改头换面地带出去，所以这样的网页上不运行代码。请改用 read（它会遮住这些内容），或请用户先清空这些输入框。',
  'code.opener': () =>
    '没有运行代码：这个网页是由同一网站的另一个网页打开的，代码能读到那个网页里填写的内容。请在新标签页里打开这个网址，或改用 read。',
  'code.filled': () =>
    '没有运行代码：同一网站的另一个标签页里填有密码、验证码、银行卡号或文件，代码可能读到它们。请改用 read，或请用户先清空那些输入框或关闭那个标签页。',
  'code.unseen': () =>
    '没有运行代码：另一个标签页可能属于同一网站，Assent 看不到其中是否填有密码之类的内容，代码却可能读到。请改用 read，或请用户允许 Assent 访问这个网站，或关闭其他标签页。',
  'code.earlier-code': () =>
    '没有运行代码：这个网页里运行过代码，而此后网页里有（或有过）填写密码、验证码、银行卡号或文件的输入框；之前的代码可能仍在监听，并留下了输入的内容。请重新加载网页再试，或改用 read。',
  'code.endless': ({ seconds }) =>
    `代码已开始运行，${seconds} 秒后仍未结束，也没有办法停下它：它可能还在运行，已做的改动仍然有效。如果网页没有反应，需要用户重新加载或关闭它。不要重复运行；请先查看网页。`,
  'code.returned': () => '代码已运行完毕。返回的值是来自网页的数据。',
  'code.returnedNothing': () => '代码已运行完毕，没有返回值。需要结果时请用 return。',
  'code.threw': thrown => `${threwError(thrown)}请先查看网页，再改正代码。`,
  'code.left': () => '代码运行期间网页离开了，所以不知道它的返回值。请读取新的网页。',
  'code.withheld': () =>
    '代码已运行完毕，但此时网页里填有密码、验证码、银行卡号或文件，返回的值可能含有它们，所以不提供。请用户清空这些输入框，或改用 read。',

  'wait.forElement': () => '等待…出现',
  'wait.forGone': () => '等待…消失',
  'wait.forUrl': () => '等待网址中出现',
  'wait.forNetwork': () => '等待…的网络空闲',
  'wait.forTime': ({ seconds }) => `等待 ${seconds} 秒`,
  'wait.atMost': ({ seconds }) => `最多 ${seconds} 秒`,
  'wait.unnamed': said(
    () => '没有说明要等什么。',
    '请给出目标或 selector（for: element 或 gone）、text（for: text 或 gone）或 url（for: url），也可以用 for: network 或 for: time。',
  ),
  'wait.stopped': () => '用户停止了等待。不要接着等，先看用户怎么说。',
  'wait.met.element': () => '它已经出现。',
  'wait.met.gone': () => '它已经看不见了。',
  'wait.met.text': () => '这段文字已经出现。',
  'wait.met.text gone': () => '这段文字已经看不见了。',
  'wait.met.url': () => '网址已经符合。',
  'wait.met.network': ({ milliseconds }) =>
    `网页已加载，最近 ${milliseconds} 毫秒内没有请求结束。框架里的请求、还没有得到回应的请求，以及一直保持的连接（WebSocket、EventSource、长轮询），从这里看不到。`,
  'wait.met.time': () => '时间到了。',
  'wait.neverThere': () => '一开始就看不到它；如果它本该在那里，请检查指明它的方式。',
  'wait.took': ({ seconds }) => `等了 ${seconds} 秒。`,
  'wait.late': ({ seconds }) => `等了 ${seconds} 秒，没有等到。`,
  'wait.hidden': ({ count }) => `网页上有 ${count} 个符合的元素，但都看不见。`,
  'wait.noAnswer': () => '网页没有回应：它还在加载、正忙，或已经崩溃。',
  'wait.nothingFits': () => '网页上没有符合的元素。',
  'wait.stillShown': ({ count }) => `仍能看到 ${count} 个符合的元素。`,
  'wait.noText': () => '网页上看不到这段文字。',
  'wait.stillText': () => '网页上仍能看到这段文字。',
  'wait.address': ({ url }) => `网址是 ${url}。`,
  'wait.unknownAddress': () => '无法得知网址。',
  'wait.loading': () => '网页仍在加载。',
  'wait.busy': () => '请求接连结束，网络一直没有空闲。不断轮询的网页永远不会空闲：请改为等待某个元素或文字。',
  'wait.next': () => '请查看网页现在的样子，再决定继续等待、换一个条件，还是换一种做法。',

  'picture.noTarget': said(
    () => '没有说明要截取什么。',
    '要截取元素，请在 target 中指明，例如 {"elementId": "e_…"}；要截取可见部分，请用 part: "visible"。',
  ),
  'picture.ofVisible': ({ width, height }) => `可见部分：${width}×${height} px。`,
  'picture.ofElement': ({ width, height }) => `这个元素：${width}×${height} px。`,
  'picture.ofPage': ({ width, height }) => `整个网页：${width}×${height} px，边滚动边截取，之后滚动回原处。`,
  'picture.secrets': () =>
    '截图会发给模型。密码、验证码、银行卡号和文件会先涂黑，Assent 无权读取的框架也会涂黑。',
  'picture.toFront': () => '这个标签页会短暂切换到前台，之后再切换回现在的标签页。',
  'picture.clickFirst': () =>
    '只有在这个标签页打开这个网站之后，你在那里点击过工具栏上的 Assent 图标，Chrome 才允许截图。如果还没有点击，请先点击再批准，否则不会有截图。',
  'picture.taken': ({ sizes }) => `已截图：${sizes}。`,
  'picture.painted': ({ secrets, frames }) => {
    if (secrets + frames === 0) return '没有需要涂黑的内容。';
    const parts = [
      secrets > 0 ? `${secrets} 处敏感内容` : '',
      frames > 0 ? `${frames} 个无权读取的框架` : '',
    ];
    return `已涂黑：${parts.filter(Boolean).join('，')}。`;
  },
  'picture.cut': ({ shown, whole }) => `网页高 ${whole} px，截图是最上面的 ${shown} px。`,
  'picture.partial': () => '网页中有一个区域可以单独滚动，截图只有它的可见部分。',
  'picture.wasBehind': () => '这个标签页曾短暂切换到前台，现在已切换回原来的标签页。',
  'picture.attached': () =>
    '截图随本结果一起给出。如果你看不到截图，说明你不支持图片：请说明这一点，并以文字为准。',
  'picture.notAllowed': () =>
    'Chrome 不允许给这个标签页截图，所以没有截图。请让用户切换到那个标签页，点击工具栏上的 Assent 图标，然后再试；标签页换了网站之后要再点一次。',
  'picture.otherTabInFront': said(() => '截图时另一个标签页切换到了前台，所以截图已丢弃。', '请再试一次。'),
  'picture.notDrawn': () =>
    'Chrome 没有给出这个标签页的截图，它的窗口可能最小化了。请让用户把窗口显示出来，然后再试。',
  'picture.neverStill': said(
    () => '网页一直在变，或没有显示出来，无法确认敏感内容都已涂黑，所以没有截图。',
    '请等网页静止后再试，或改为读取文字。',
  ),
  'picture.stopped': () => '用户停止了截图，没有截图。不要接着截，先看用户怎么说。',
  'picture.notInView': said(
    () => '这个元素无法显示到可见区域，所以没有截图。',
    '请先让它显示出来，或截取可见部分。',
  ),

  'outline.size': ({ lines, characters, tokens }) =>
    `大纲共 ${lines} 行、${characters} 个字符，约 ${tokens} 个 token。`,
  'outline.empty': () => '这里没有可见的内容。',
  'outline.part': ({ from, next }) =>
    `这是第 ${from} 行到第 ${next - 1} 行。继续查看请用 from: ${next}，或用某一行的 ref 作目标，或减小 depth。`,
  'outline.last': ({ from }) => `这是从第 ${from} 行到末尾。`,
  'outline.around': ({ count }) => `开头的 ${count} 行只说明位置。`,
  'outline.beyond': said(({ lines }) => `大纲只有 ${lines} 行。`, '请减小 from。'),
  'outline.changes': ({ since, added, removed, changed }) =>
    `与 ${since} 相比：新增 ${added} 行（+），消失 ${removed} 行（-），改变 ${changed} 行（~），没有标记的行只说明位置。`,
  'outline.unchanged': ({ since }) => `与 ${since} 相比没有变化。`,
  'outline.forgotten': ({ since }) =>
    `这个网页没有 ${since} 的记录（网页或目标不同，或时间太久），所以这是全部内容。`,
  'outline.cutAtOnce': said(
    () => '网页太大，或正忙，在限定时间内没能读到多少内容。',
    '请用其中一部分作目标，或稍后再试。',
  ),
  'outline.tooLarge': () => '网页太大，没能读到末尾。请用其中一部分作目标。',
  'outline.tooLate': said(
    () => '网页太大，或正忙，在限定时间内没能得到大纲。',
    '请用其中一部分作目标，或用 get_text、extract 读取需要的内容；网页显示对话框时，请先处理对话框。',
  ),

  sentences: ({ sentences }, word) => joinSentences(sentences.map(word), { stop: '。', space: '' }),

  'click.clicked': ({ name }) => `已点击${named(name)}。`,
  'click.reads': ({ label }) => `它现在显示为${quoted(label)}。`,
  'click.dialog': () => '网页弹出了浏览器的对话框（alert、confirm 或 prompt），已处理。',
  'click.busy': said(() => '网页仍显示正在处理，可能还没有结果。', '请先查看最新的网页。'),
  'click.changed': ({ detail }) => (detail ? `网页有变化，现在显示：${detail}` : '网页有变化。'),
  'click.drawing': () => '只有画布上的图形变了，其中的内容无法读取；需要人工确认是否符合预期。',
  'click.noChange': () =>
    '点击已送达，但没有看到任何变化；不要认为它已生效（脚本发起的下载或复制无法看到）。请换一个目标，或改为手动点击。',
  'click.meanwhile': said(
    ({ shows }) =>
      `没有看到确定由它引起的变化，但网页现在多了别的内容，可能是它的结果，也可能是网页自己更新的：${withoutStop(shows)}。`,
    '再试之前请先查看网页。',
  ),
  'click.sentUnseen': () =>
    '网页随后向服务器发送了请求，但没有显示任何结果；不要认为它已生效。请查看网页，或请人工确认。',
  'click.swallowed': () =>
    '网页自行处理了表单的提交，但没有看到结果，也没有看到请求；不要认为已经提交。请查看网页，或请人工确认。',
  'click.program': said(
    ({ scheme }) => `已请求系统中处理 ${scheme} 链接的程序打开它，网页没有变化；程序是否打开，从这里看不到。`,
    '需要人工确认，不要重复点击。',
  ),
  'click.leaving': said(({ url }) => `网页正在前往 ${url}。`, '请等待新网页的元素列表。'),
  'click.moved': said(
    ({ url, said: text }) => `网址变为 ${url}。${text ? `网页显示：${text}` : ''}`,
    ({ said: text }) => (text ? '' : '请查看最新的元素列表。'),
  ),
  'click.opened': ({ thing, said }, word) => `打开了${word(thing)}。${said ? `网页显示：${said}` : ''}`,
  'click.validationError': said(
    ({ detail }) =>
      detail ? `没有通过，网页提示：${withoutStop(detail)}。` : '没有通过，网页标出了有问题的输入框。',
    '请先改正。',
  ),
  'click.notice': said(
    ({ notice }) => `弹出了一条通知：${quoted(notice)}。这句话没有表示成功。`,
    '不要认为已完成。',
  ),
  'click.heldBack': ({ shows }) =>
    `网页自行处理了提交，没有发送任何请求，只多了一句：${quoted(shows)}。除非这就是结果，否则多半没有被接受。`,
  'click.serverError': said(
    ({ status, shows }) =>
      `${
        status === 0 ? '网页已发送，但连不上服务器。' : `网页已发送，服务器返回错误 ${status}。`
      }${shows ? `网页现在显示：${withoutStop(shows)}。` : ''}`,
    '不要当作已完成，请查看网页。',
  ),
  'click.waiting': () => '网页已发送，服务器还没有回应。不要重复操作：先等网页有结果，再看它显示了什么。',
  'click.submitted': ({ detail }) => (detail ? `表单已提交，网页显示：${detail}` : '表单已提交。'),
  'click.download': () => '已开始下载。',
  'click.byHand.file': said(
    () => '网页打开了浏览器的文件选择窗口，只能手动操作。',
    '请改用 upload 操作，文件在侧边栏里选择；如果不成功，需要手动点击并选择文件，然后再继续。',
  ),
  'click.byHand.drawing': said(
    () => '这里是一块画布，其中的内容不是网页元素，也没有看到效果。需要在画布上手动点击。',
    '之后再继续。',
  ),
  'click.byHand.embedded': said(
    () => '这里是嵌入的播放器或插件，其中的按钮不属于网页。需要手动点击。',
    '之后再继续。',
  ),
  'click.byHand.window': said(
    () => '它要打开窗口或全屏，浏览器很可能只允许手动点击。需要手动点击。',
    '之后再继续。',
  ),
  'click.byHand.distrust': said(
    () => '网页会检查点击是否来自真人，很可能忽略了这次点击。需要手动点击。',
    '之后再继续。',
  ),

  'target.selectionChanged': said(() => '批准之后，选中的文字已经改变，所以没有执行。', '请重新提出操作。'),

  'target.changed': said(
    () => '批准之后，目标元素已经改变（名称、位置、可见性或去向不同），所以没有执行。',
    '请查看最新的元素列表，再重新提出操作。',
  ),

  'target.turned': said(
    ({ name, kind, was, is }) =>
      `${named(name)}在显示时${TOGGLE_STATES[kind][was]}，现在${TOGGLE_STATES[kind][is]}，执行的效果会不同，所以没有执行。`,
    '如果仍然需要，请重新提出。',
  ),

  'target.forgotten': said(
    () => '显示之后 Assent 更新或重启过，已不知道当时是哪个元素，所以没有执行。',
    '请用最新元素列表中的 id 重新提出操作，以便重新确认。',
  ),

  'target.redrawn': said(
    (_about: { id: string }) => '批准之后，网页重新绘制了目标元素，所以没有执行。',
    ({ id }: { id: string }) => `${id} 现在指代新的元素，请用它重新提出操作，以便重新确认。`,
  ),

  'target.missing': said(({ name }) => `「${name}」需要目标。`, '请给出元素列表中的 elementId。'),

  'target.focusInFrame': said(
    () => '焦点在网页的框架里，无法得知是哪个元素。',
    '请给出元素列表中的 elementId。',
  ),

  'target.noSelection': said(() => '网页上没有选中的文字。', '请先选中文字，或指明目标元素。'),

  'target.disabled': said(
    ({ name }) => `${named(name)}已被网页禁用，现在不能操作。`,
    '请先完成它所依赖的步骤。',
  ),

  'target.gone': said(({ id }) => `元素 ${id} 已不在网页上。`, '请从最新的元素列表中重新选择。'),
  'target.former': said(
    ({ id, kind, name }) =>
      `元素 ${id}（${kind}${name ? quoted(name) : ''}）已不在网页上，现有的元素都不能确定就是它。`,
    ({ list }) =>
      list.length > 0
        ? `现在最接近的有：${list.join('；')}。如果其中有要找的元素，请使用它的 elementId；否则请从最新的元素列表中重新选择。`
        : '请从最新的元素列表中重新选择。',
  ),

  'target.ambiguousDescription': said(
    ({ description, count }) => `${quoted(description)}对应 ${count} 个元素。`,
    ({ list }) => `请使用其中一个的 elementId：${list}`,
  ),

  'target.ambiguousText': said(
    ({ text, count }) => `有 ${count} 个可见元素的文字是「${text}」。`,
    '请使用要操作的那个元素的 elementId，或只匹配一个元素的选择器。',
  ),

  'target.ambiguousSelector': said(
    ({ selector, count }) => `选择器 ${selector} 匹配到 ${count} 个可见元素。`,
    '请改用 elementId，或只匹配一个元素的选择器。',
  ),

  'target.hidden': said(
    ({ selector, count }) => `选择器 ${selector} 匹配到的 ${count} 个元素都不可见。`,
    '请先让其中一个显示出来，或选择其他元素。',
  ),

  'target.invalidSelector': said(
    ({ selector }) => `${selector} 不是有效的 CSS 选择器。`,
    '请改用 elementId。',
  ),

  'target.secretSelector': said(
    ({ selector }) => `选择器 ${selector} 检查的属性可能含有敏感内容。`,
    '请改用 elementId，或按 id、name 选择。',
  ),

  'target.changedForPicture': said(
    () => '批准之后，要截图的元素已经改变，所以没有截图。',
    '请查看最新的元素列表，再重新提出。',
  ),

  'press.refusedAddress': ({ protocol }) =>
    `目标指向 ${protocol} 类型的地址，Assent 不打开这类地址。可以手动操作。`,

  'press.changed': said(
    ({ name }) =>
      `按下期间，${named(name)}发生了变化（名称、位置或去向不同），所以没有发出点击。网页可能已经对按下作出反应。`,
    '请先看清现在的内容，再重新提出操作。',
  ),

  'input.unreached': said(
    () => '浏览器无法把输入送到那里：所在的框架在该处被遮挡，或不在视野内。',
    '请先查看网页，再继续。',
  ),
  'input.astray': said(
    ({ name }) => `给${named(name)}的输入没有到达它，可能落到了挡在前面的其他内容上，效果不明。`,
    '请先查看网页，再继续。',
  ),
  'press.notClicked': ({ name }) =>
    `已按下${named(name)}，但没有看到对它的点击：松开时指针下已是其他内容，或网页隐藏了这次点击。`,
  'press.gone': ({ name }) => `网页在点击完成前就响应了对「${name}」的按下并移除了它，所以没有发出点击。`,

  'press.answered': ({ name }) =>
    `网页在点击完成前就响应了对${named(name)}的按下；再点击会把它变回去，所以没有发出点击。`,

  'press.unreachable': said(
    ({ name, cover }) =>
      cover
        ? `${named(name)}被${named(cover, '另一个元素')}挡住，所以没有点击。`
        : `${named(name)}无法滚动到可见区域，所以没有点击。`,
    ({ cover }) => (cover ? '请先关闭或移开它。' : '请先让它显示出来。'),
  ),

  'click.chooseFile': said(
    ({ name }) => `${named(name)}会打开浏览器的文件选择窗口，只能手动操作。`,
    '请改用 upload 操作，文件在侧边栏里选择。',
  ),

  'mouse.card': mouse => `${clickWord(mouse)}…${pointOf(mouse)}`,
  'toggle.card': ({ act, kind, next }, word) => `${word(act)}，${TURNS[kind][next]}`,
  'toggle.state': ({ kind, state }) => TOGGLE_STATES[kind][state],
  'mouse.inTab': () => '在新标签页打开它的链接',
  'mouse.done': ({ name, ...mouse }) => `已${clickWord(mouse)}${named(name)}${pointOf(mouse)}。`,
  'mouse.followed': () => '链接会在新标签页打开。',
  'mouse.half': ({ name, count }) =>
    `网页响应了对${named(name)}的点击，使它改变、消失或被遮挡，所以没有完成连续 ${count} 次点击。`,
  'mouse.nothing': () => '没有看到任何变化；不要认为它已生效。请换一个目标，或改为手动点击。',
  'mouse.noMenu': () => '没有看到任何变化：网页在这里没有自己的菜单，而浏览器的右键菜单只能手动打开。',

  'hover.done': ({ name }) => `指针已停在${named(name)}上。`,
  'hover.nothing': said(
    () => '没有看到任何变化，网页可能不响应悬停。',
    '请改用 click，或手动把鼠标移到上面。',
  ),
  'hover.revealed': () => '网页现在显示了指针停留时才出现的内容。',
  'hover.byHand': said(
    ({ name }) => `${named(name)}的内容只有真实鼠标停在上面时才显示。需要手动把鼠标移到${named(name)}上。`,
    '之后再继续。',
  ),
  'hover.unreachable': said(
    ({ name }) => `${named(name)}被遮挡或不在可见区域，指针无法移到上面。`,
    '请先让它显示出来。',
  ),

  'focus.done': ({ name }) => `焦点现在位于${named(name)}。`,
  'focus.already': ({ name }) => `焦点原本就在${named(name)}上，没有变化。`,
  'focus.refused': said(
    ({ name }) => `${named(name)}没有获得焦点：它不能获得焦点，或网页移走了焦点。`,
    '请换一个目标，或改用 click。',
  ),

  'selectText.done': ({ text }) => `已选中：「${text}」。`,
  'selectText.other': ({ text }) =>
    text === ''
      ? '网页没有保留选中的内容：现在没有选中文字。'
      : `网页改变了选中的内容：现在选中的是「${text}」。`,
  'selectText.none': said(
    ({ text }) => (text === '' ? '那里没有可以选中的文字。' : `那里的可见文字不包含「${text}」。`),
    ({ text }) => (text === '' ? '请换一个目标，或使用它文字范围内的位置。' : '请逐字引用，或换一个目标。'),
  ),
  'selectText.several': said(
    ({ text, count }) => `「${text}」在那里出现了 ${count} 次。`,
    '请引用更长的文字，或用它所在的元素作为目标。',
  ),
  'selectText.secret': ({ name }) => `${named(name, '文字')}可能含有敏感信息，只能手动选中。`,
  'selectText.unsupported': said(
    ({ name }) => `${named(name, '输入框')}不支持选中部分内容。`,
    '要替换它的值，请用 fill。',
  ),

  'drag.onto': ({ name }) => `拖到${named(name, '目标元素')}上`,
  'drag.before': ({ name }) => `拖到${named(name, '目标元素')}前面`,
  'drag.after': ({ name }) => `拖到${named(name, '目标元素')}后面`,
  'drag.toPoint': ({ name, across, down }) =>
    `拖到${named(name, '目标元素')}中距左侧 ${across}%、距顶部 ${down}% 的位置`,
  'drag.by': offset => `拖动${offsetWords(offset)}`,
  'drag.resizeBy': offset => `拖动它的边或角：${offsetWords(offset)}`,
  'drag.grabbed': ({ across, down, way }, word) =>
    `从它距左侧 ${across}%、距顶部 ${down}% 的位置，${word(way)}`,
  'drag.intoItself': said(() => '不能把元素拖到它自己里面。', '请换一个 to。'),
  'drag.useFill': said(
    ({ name }) => `${named(name, '滑块')}不响应脚本模拟的拖动。`,
    '请用 fill 设置它的值。',
  ),
  'drag.elsewhere': said(
    ({ id }) => `to 指明的元素 ${id} 不在目标所在的框架里。`,
    '请从最新的元素列表中选择。',
  ),
  'drag.apart': said(
    ({ source, destination }) =>
      `${named(source)}和${named(destination, '目标元素')}不能同时显示，或其中一个被遮挡，所以没有拖动。`,
    '请选择更近的位置，或改为手动拖动。',
  ),
  'drag.unreached': said(
    ({ source }) => `${named(source)}或要拖到的位置被遮挡，或那个位置不在视野内，所以没有拖动。`,
    '请先看看被什么遮挡，然后再试。',
  ),
  'drag.changed': said(
    ({ destination }) => `拖动期间，${named(destination, '目标元素')}发生了变化，所以没有放下。`,
    '请查看最新的元素列表，再重新提出操作。',
  ),
  'drag.sized': ({ name, size }) => `已拖动${named(name)}，它现在的大小是 ${size} 像素。`,
  'drag.done': said(
    ({ source, way }, word) => `已把${named(source)}${word(way)}，网页有变化。`,
    '请查看最新的元素列表，确认位置。',
  ),
  'drag.answered': said(
    ({ source, way }, word) =>
      `已把${named(source)}${word(way)}，但${named(source, '它')}没有移动，网页只给出了提示。`,
    '请查看提示，不要认为它已生效。',
  ),
  'drag.taken': said(
    ({ source, way }, word) => `已把${named(source)}${word(way)}，网页接收了它，但没有看到任何变化。`,
    '不要认为它已生效。请查看网页，或请人工确认。',
  ),
  'drag.unseen': said(
    ({ source, way }, word) => `已把${named(source)}${word(way)}，但没有看到任何变化。`,
    '不要假定已经成功。',
  ),
  'drag.ignored': ({ source, way }, word) =>
    `已把${named(source)}${word(way)}，但没有看到任何变化；网页可能只接受真实的鼠标。需要手动拖动。`,

  'key.unknown': ({ key }) =>
    `没有名为「${key}」的按键。请用 Enter、Escape、ArrowDown、Control+A 这样的写法。`,

  'key.once': said(({ key }) => `${key} 会触发操作，所以只按一次。`, '请去掉 times。'),
  'key.clipboard': said(
    () => '复制、剪切和粘贴会用到系统剪贴板，这个键只能手动按。',
    '要写入文字请用 fill 或 type，要读取请用 read。',
  ),
  'key.browser': said(
    () => '这个键由浏览器或系统处理，网页收不到，所以没有执行。需要手动按下。',
    '之后再继续。',
  ),

  'key.card': () => '按键…',
  'key.then': ({ stroke, button }) => `${stroke} → ${quoted(button)}`,
  'key.pressed': ({ key, name }) => `已在${named(name)}上按下 ${key}。`,
  'key.notPressed': said(
    ({ name }) => `焦点移到${named(name)}上时，它发生了变化（名称、位置或去向不同），所以没有按键。`,
    '请查看最新的元素列表，再重新提出操作。',
  ),
  'key.withheld': said(
    ({ key, name }) =>
      `已在${named(name)}上按下 ${key}，网页收到了这个键；但按下时网页变了，浏览器对这个键的默认处理（如点击、提交或输入）没有执行。`,
    '请先查看网页，再决定下一步。',
  ),
  'key.taken': () => '网页处理了这个键，但没有看到任何变化；不要认为它已生效。请查看网页，或换一个目标。',
  'key.nothing': () => '网页没有响应这个键，也没有看到任何变化。请换一个目标，或改为手动按键。',

  'fill.asEntry': ({ name, value }) =>
    `已填写${field(name)}，网页把它收为一项，输入框已清空，旁边现在显示：${value}`,
  'fill.kept': ({ name, value }) => `已填写${field(name)}，网页随后收起了输入框，原处现在显示：${value}`,

  'fill.goneMeanwhile': said(
    ({ name }) => `填写期间，网页移除了${field(name)}，无法确认内容是否保留。`,
    '请先查看最新的元素列表，再继续。',
  ),

  'fill.filled': ({ name, value }) => `已在${field(name)}填入：${value || '（空）'}`,
  'fill.reshaped': ({ name, value }) => `已填写${field(name)}，但网页把内容改成了：${value}`,
  'fill.altered': said(
    ({ name, value }) => `已填写${field(name)}，但网页把内容改成了别的：${value}。`,
    '不要继续依赖它的步骤；请先查看网页，或改为手动填写。',
  ),
  'fill.refused': said(
    ({ name, value }) => `网页没有接受${field(name)}的内容，现在是：${value || '（空）'}。`,
    '请换一种格式，或改为手动填写。',
  ),
  'fill.unconfirmed': said(
    ({ name, value }) =>
      `${field(name)}现在显示 ${value}，但它的选择器仍然打开着，网页可能还没有采用这个值。`,
    '请查看最新的元素列表，在选择器里确认，或改为手动选择。',
  ),
  'fill.beside': said(
    ({ name, value }) =>
      `编辑器把这几行放进了${field(name)}旁边各自的块里，${field(name)}本身仍是：${value || '（空）'}。没有重复写入。`,
    '请查看最新的元素列表，再决定保留哪些块。',
  ),
  'fill.mirrorStale': () => '旁边的隐藏字段仍是原来的内容：网页可能在提交表单时才采用新内容。',
  'fill.closedUp': () => '编辑器去掉了段落之间的空行。',
  'fill.inCell': () => '这是表格单元格的编辑框：在其中按 Enter 之后，表格才会采用。',
  'fill.already': () => '内容原本就是这样，没有变化。',
  'fill.cut': ({ length }) => `网页限制长度，只保留了前 ${length} 个字符。`,
  'fill.objection': ({ text }) => `浏览器提示：${text}`,
  'fill.inPart': ({ name, length }) =>
    `已在${field(name)}写入全部 ${length} 个字符。这个编辑器只绘制可见的几行：看到的几行与要求一致，其余的无法读取。`,
  'fill.gone': said(({ name }) => `已填写${field(name)}，随后网页移除了它。`, '请查看最新的元素列表。'),

  'slider.done': ({ name, value }) => `${slider(name)}现在是：${value}`,
  'slider.already': ({ name, value }) => `${slider(name)}原本就是 ${value}，没有变化。`,
  'slider.near': said(
    ({ name, value, wanted }) =>
      `${slider(name)}停在 ${value}，无法更接近 ${wanted}：可能受步长或另一个滑块限制。`,
    '请换一个值，或改为手动拖动。',
  ),
  'slider.stuck': said(
    ({ name, value }) => `${slider(name)}没有移动，仍然是 ${value}。`,
    '需要手动拖动，或换一个目标。',
  ),
  'slider.range': ({ name, min, max }) =>
    `${slider(name)}的值必须是 ${min} 到 ${max} 之间的数。请给出这个范围内的数。`,
  'slider.gone': said(({ name }) => `${slider(name)}不再显示它的值，未能确认。`, '请查看最新的元素列表。'),

  'fill.chooseFile': said(
    (_about: { name: string }) => '文件只能手动选择。',
    ({ name }: { name: string }) => `请对${named(name)}改用 upload 操作，文件在侧边栏里选择。`,
  ),

  'fill.notTyped': said(
    ({ name }) => `${named(name)}不是靠输入文字来填写的。`,
    '请不带 trusted 填写，或点击其中的位置并按键。',
  ),
  'fill.useSelect': said(({ name }) => `${named(name)}是下拉框。`, '请改用 select 操作。'),

  'fill.noField': said(
    ({ name }) => `${named(name)}不是可以填写的输入框。`,
    '请选择输入框；勾选用 check，下拉框用 select。',
  ),

  'fill.readOnly': ({ name }) => `${field(name)}是只读的，不能填写。点击它也许会打开选择器。`,

  'fill.wrongFormat': ({ type, example }) => `这个 ${type} 输入框需要 ${example} 这样的值。请按此格式重试。`,

  'fill.offStep': ({ nearest }) => `滑块按步移动，没有这个值；最接近的是 ${nearest}。`,
  'fill.outOfRange': ({ min, max }) => `滑块的值必须在 ${min} 到 ${max} 之间。`,

  'type.useFill': said(({ name }) => `${named(name)}不能逐个字符键入。`, '请改用 fill。'),

  'type.oneLine': said(() => '这个输入框只有一行。', '请去掉换行；要提交时，请之后用 press 按 Enter。'),

  'type.typed': ({ name, value }) => `已在${field(name)}键入，现在是：${value}`,
  'type.altered': said(
    ({ name, value }) => `已在${field(name)}键入，但网页把内容改成了：${value}。`,
    '请先查看网页，再决定下一步。',
  ),
  'type.refused': said(
    ({ name, value }) => `按键已送达${field(name)}，但内容没有变化，仍是：${value || '（空）'}。`,
    '请改用 fill，或改为手动输入。',
  ),
  'type.stopped': said(
    ({ name, length }) => `在${field(name)}键入 ${length} 个字符后，网页把焦点移到了别处，其余的没有键入。`,
    '请查看最新的元素列表。',
  ),
  'type.changed': said(
    ({ name, length }) =>
      `在${field(name)}键入 ${length} 个字符后，网页改变了它或它周围的文字，其余的没有键入。`,
    '请查看最新的元素列表，再重新提出操作。',
  ),
  'type.gone': said(({ name }) => `已在${field(name)}键入，随后网页移除了它。`, '请查看最新的元素列表。'),

  'upload.dropped': () => '把选择的文件拖放到这里',
  'upload.several': said(
    ({ name, count }) => `${named(name)}对应 ${count} 个文件选择框，无法确定是哪一个。`,
    '请指明其中一个文件选择框或它的按钮。',
  ),
  'upload.noFileField': said(
    ({ name }) => `${named(name)}不接受文件。`,
    '请选择文件选择框、上传按钮或拖放区。',
  ),
  'upload.folder': ({ name }) => `${named(name)}需要选择整个文件夹，只能在网页上手动点击它来选择。`,
  'upload.noneChosen': ({ name }) =>
    `没有为${named(name)}选择文件，所以没有执行。重新提出后，可以在侧边栏里选择。`,
  'upload.tooLarge': said(
    ({ megabytes }) => `选择的文件合计超过 ${megabytes} MB，所以没有执行。`,
    '请选择小一些的文件，或在网页上手动上传。',
  ),
  'upload.unreadable': said(
    () => '选择的文件无法读取，可能已移动或修改，所以没有执行。',
    '请重新提出操作，届时可以再选一次。',
  ),
  'upload.onlyOne': ({ name }) => `${named(name)}只能放一个文件，所以没有执行。请只选择一个。`,
  'upload.unreachable': said(
    ({ name, cover }) =>
      cover
        ? `${named(name)}被${named(cover, '另一个元素')}挡住，所以没有放入文件。`
        : `${named(name)}无法滚动到可见区域，所以没有放入文件。`,
    ({ cover }) => (cover ? '请先关闭或移开它。' : '请先让它显示出来。'),
  ),
  'upload.takesNone': said(
    ({ name }) => `${named(name)}没有文件选择框，也不接受拖放的文件，所以没有放入。`,
    '请选择其他目标，或手动点击它并选择文件，然后再继续。',
  ),
  'upload.refused': ({ count, said }) =>
    `已选择 ${count} 个文件，但网页没有接受，提示：${withoutStop(said)}。`,
  'upload.held': ({ name, count }) => `${chosenFiles(name, count)}，已放入网页的文件选择框。`,
  'upload.taken': said(
    ({ name, count, shown }) =>
      `${chosenFiles(name, count)}，网页接收后有变化${shown ? `，现在显示：${shown}` : ''}。`,
    '请查看最新的网页，确认是否成功。',
  ),
  'upload.emptied': said(
    ({ name, count }) => `${chosenFiles(name, count)}，但网页清空了文件选择框，没有接收。`,
    '请查看网页的提示，或换一个文件。',
  ),
  'upload.ignored': said(
    ({ name, count }) => `${chosenFiles(name, count)}，但没有看到网页接收放入的文件。`,
    '请查看网页，或改为手动上传。',
  ),

  'select.notASelect': said(
    ({ name }) => `${named(name)}不是下拉框。`,
    '请选择下拉框，或先 click 打开它，再 click 其中的选项。',
  ),

  'select.notAnOption': ({ name, options }) => `没有名为「${name}」的选项。可选：${options}`,

  'select.notASecretOption': ({ name }) =>
    `没有名为「${name}」的选项。这里的选项属于敏感内容，不会列出；需要手动选择。`,

  'select.done': ({ name, value }) => `${select(name)}现在选的是：${value}`,
  'select.already': ({ name, value }) => `${select(name)}原本就是这样选的，没有变化：${value}`,
  'select.refused': ({ name, value }) => `网页没有接受选择，${select(name)}现在选的是：${value}`,
  'select.left': ({ name, url }) => `已在${select(name)}中选择，网页正在前往 ${url}。`,
  'select.disabled': said(({ option }) => `选项${quoted(option)}已被网页禁用。`, '请选择其他选项。'),
  'select.leads': said(
    ({ option }) => `选项${quoted(option)}会打开链接或提交表单，所以没有当作选项来选。`,
    '请改用 click，卡片会显示去向。',
  ),
  'select.single': said(({ name }) => `${select(name)}只能选一项。`, '请只给出一个值。'),
  'select.ambiguous': said(
    ({ option, count }) => `列表中有 ${count} 个名为${quoted(option)}的选项，所以没有选择。`,
    '请给出完整路径，或先打开列表，再 click 要选的那一个。',
  ),
  'select.leftover': said(
    ({ name, options, value }) =>
      `已在${select(name)}中选择，但原来的选项没能去掉：${options}。现在选的是：${value}`,
    '请先移除原来的选项，或手动移除。',
  ),
  'select.noList': said(
    ({ name }) => `点击${select(name)}后没有出现选项列表。`,
    '请先 click 它，再查看最新的元素列表。',
  ),
  'select.unverified': said(
    ({ name }) => `已在${select(name)}的列表中点击选项，但未能确认是否选中。`,
    '请查看最新的元素列表。',
  ),

  'tick.state.on': () => '已勾选',
  'tick.state.off': () => '未勾选',
  'tick.state.mixed': () => '部分勾选',

  'tick.none': said(
    ({ name }) => `${named(name)}不是复选框、单选框或开关。`,
    '请选择可以勾选的元素，或改用 click。',
  ),

  'tick.radio': said(({ name }) => `单选框${named(name, '')}不能取消勾选。`, '请改为勾选同组的另一项。'),

  'tick.done': ({ name, state }, word) => `${choice(name)}现在${word(state)}。`,
  'tick.already': ({ name, state }, word) => `${choice(name)}原本就${word(state)}，没有变化。`,
  'tick.refused': said(
    ({ name, state }, word) => `网页没有接受，${choice(name)}仍然${word(state)}。`,
    '需要手动点击，或换一个目标。',
  ),
  'tick.unverified': said(
    ({ name }) => `已点击${choice(name)}，随后网页移除了它，或不再显示它的状态，未能确认。`,
    '请查看最新的元素列表。',
  ),
  'tick.silent': ({ name }) =>
    `已点击单选框${named(name, '')}，但网页不显示它是否选中，未能确认。需要人工查看网页。`,
  'tick.left': ({ name, url }) => `已点击${choice(name)}，网页正在前往 ${url}。`,

  'date.done': ({ name, value }) => `${date(name)}现在是：${value}`,
  'date.already': ({ name, value }) => `${date(name)}原本就是 ${value}，没有变化。`,
  'date.unverified': said(
    ({ name, value }) =>
      `已在${date(name)}的选择器里操作，但未能确认它采用了这个值，现在显示：${value || '（空）'}。`,
    '请查看网页，或改为手动选择。',
  ),
  'date.noField': said(
    ({ name }) => `${named(name)}不接受日期或时间。`,
    '请选择日期输入框、打开日历的按钮或日历本身。',
  ),
  'date.noCalendar': said(
    ({ name }) => `点击${date(name)}后没有出现能读懂的日历。`,
    '请先 click 它，再 click 日历中的日期，或改为手动选择。',
  ),
  'date.noMonth': said(
    ({ day, shown }) => `日历翻不到 ${day}，现在显示：${shown}。`,
    '请换一个日期，或改为手动选择。',
  ),
  'date.closed': said(
    ({ day, open }) => `${day} 在这里不可选。可选的有：${open || '没有'}。`,
    '请换一个日期或时间。',
  ),
  'date.leads': said(
    ({ day }) => `${day} 会打开链接或提交表单，所以没有当作日期来选。`,
    '请改用 click，卡片会显示去向。',
  ),
  'date.outOfRange': ({ min, max }) =>
    `这个控件只接受${min ? `从 ${min} 起` : ''}${max ? `到 ${max} 为止` : ''}的值。请换一个日期。`,
  'date.order': () => '结束日期早于开始日期。请交换两者。',
  'date.single': said(
    ({ name }) => `${date(name)}只能选一个日期。`,
    '请去掉 end，另一个日期用它自己的控件选择。',
  ),

  'date.notADate': ({ text }) =>
    `${quoted(text)}不是真实存在的日期或时间。请用 YYYY-MM-DD；需要时间时用 YYYY-MM-DD HH:MM，只要时间时用 HH:MM；月份、季度、周、年份用 YYYY-MM、YYYY-Q2、YYYY-W09、YYYY。`,

  'scroll.page': () => '网页',

  'scroll.moved': ({ percent, isAtEnd }) => `已滚动，现在位于 ${percent}%${isAtEnd ? '，已到末尾' : ''}。`,

  'scroll.loaded': ({ loads, entries, isComplete }) =>
    `途中又加载了 ${loads} 次，共新增 ${entries} 条；${isComplete ? '之后没有更多了。' : '可能还有更多，需要时请再次滚动。'}`,
  'scroll.atEnd.up': ({ percent }) => `没有滚动：上方已经到头（${percent}%）。`,
  'scroll.atEnd.down': ({ percent }) => `没有滚动：下方已经到头（${percent}%）。`,
  'scroll.atEnd.top': ({ percent }) => `没有滚动：已在顶部（${percent}%）。`,
  'scroll.atEnd.bottom': ({ percent }) => `没有滚动：已在底部（${percent}%）。`,

  'scroll.inView.moved': ({ name }) => `已滚动到${named(name)}。`,
  'scroll.inView.already': ({ name }) => `${named(name)}原本就在可见区域。`,

  'extract.what.text': () => '文字',
  'extract.what.links': () => '链接',
  'extract.what.table': () => '表格',
  'extract.what.metadata': () => '网页信息',
  'extract.what.article': () => '正文',

  'extract.metadata': () => '已读取网页自己声明的信息，未经核实。',

  'links.all': ({ count }) => `找到 ${count} 个链接。`,
  'links.part': ({ from, to, count }) => `共 ${count} 个链接，这是第 ${from} 到 ${to} 个。`,
  'links.more': ({ next }) => `继续查看请用 from: ${next}，或指定更小的目标。`,
  'links.none': () => '目标里没有可见的链接。',
  'links.beyond': said(({ count }) => `只有 ${count} 个链接。`, '请减小 from。'),

  'tables.numbered': ({ number, caption, rows }) => `表格 ${number}${caption && `：${caption}`}\n\n${rows}`,
  'tables.all': ({ tables }, word) => tables.map(word).join('\n\n'),
  'tables.part': ({ tables, from, to, count }) =>
    `${tables} 个表格，共 ${count} 行（不含表头），这是第 ${from} 到 ${to} 行。`,
  'tables.more': ({ next }) => `继续读取请用 from: ${next}，或以一个表格为目标。`,
  'tables.none': said(() => '目标里没有可见的数据表格。', '请改用 what: "text"，或选择其他目标。'),
  'tables.beyond': said(({ count }) => `表格只有 ${count} 行。`, '请减小 from。'),

  'extract.framesLeftOut': ({ count }) =>
    `不含网页上 ${count} 个框架里的内容；需要时请以框架里的元素为目标。`,

  'extract.secret': () =>
    '这个输入框含有敏感内容（密码、验证码、银行卡号或文件），不会读取，也不会说明是否为空。',

  'extract.tooLarge': () => '之后的内容只能用更小的目标读取。',

  'text.all': ({ length }) => `已读取 ${length} 个字符。`,
  'text.part': ({ from, to, total, isCut }) =>
    `内容${isCut ? '超过' : '共'} ${total} 个字符，这是第 ${from} 到 ${to} 个。`,
  'text.more': ({ next }) => `继续读取请用 from: ${next}，或指定更小的目标。`,
  'text.titled': ({ title }) => `标题：${title}`,
  'text.beyond': said(({ total }) => `内容只有 ${total} 个字符。`, '请减小 from。'),
  'text.empty': () => '目标没有可见的文字。',

  'mark.unknownColor': ({ color }) => `「${color}」不是颜色。请用黄色、绿色、yellow、#ffcc00 这样的写法。`,
  'mark.underline': ({ name }) => `已给${named(name)}加下划线。`,
  'mark.highlight': ({ name }) => `已高亮${named(name)}。`,

  'undo.undone': ({ name }, word) => `${named(word(name))}已恢复原状。`,
  'undo.textOnly': ({ name }, word) => `${named(word(name))}的文字已恢复，但格式没有恢复。`,
  'undo.already': ({ name }, word) => `${named(word(name))}原本就是这样，没有变化。`,
  'undo.changed': ({ name }, word) => `${named(word(name))}之后又被你或网页改动过，所以没有撤销。`,
  'undo.gone': ({ name }, word) => `${named(word(name))}已不在网页上，无法撤销。`,
  'undo.goneMeanwhile': ({ name }, word) => `撤销期间，网页移除了${named(word(name))}。请查看网页确认。`,
  'undo.refused': ({ name }, word) =>
    `网页没有接受，${named(word(name))}没有完全恢复原状。请查看网页，手动改回。`,
  'undo.pressed': ({ name }, word) =>
    `已点击${named(word(name))}原来的选项，但它没有恢复原状；这个选项可能做了别的事。请查看网页。`,
  'undo.forgotten': () => '这个网页已重新加载，原来的内容没有保留，无法撤销。',
  'undo.beyond': () => '这一步没有改动可以恢复的内容，或已经提交，无法撤销。',
  'undo.disabled': ({ name }, word) => `${named(word(name))}现在不能操作，所以没有撤销。`,
  'undo.noEmpty': ({ name }, word) =>
    `${named(word(name))}原来多半什么都没有选，没有选项可以回到那个状态。请手动处理。`,
  'undo.noOption': ({ name }, word) => `${named(word(name))}里已经没有原来的选项。请手动改回。`,

  'receipt.leaving': ({ url }) => `网页随后前往 ${url}。`,
  'receipt.moved': ({ url }) => `网址随后变为 ${url}。`,
  'receipt.download': () => '随后开始下载。',
  'receipt.submitted': () => '表单随后已提交。',
  'receipt.objects': ({ text }) => `网页提示有误：${text}`,
  'receipt.opened': ({ thing }, word) => `打开了${word(thing)}。`,
  'receipt.says': ({ text }) => `网页显示：${text}`,

  'opened.dialog': ({ name }) => `对话框${name && quoted(name)}`,
  'opened.menu': ({ name }) => `菜单${name && quoted(name)}`,
  'opened.list': ({ name }) => `列表${name && quoted(name)}`,
  'opened.tooltip': ({ name }) => `提示${name && quoted(name)}`,
  'opened.calendar': ({ name }) => `日历${name && quoted(name)}`,
  'opened.section': ({ name }) => `折叠内容${name && quoted(name)}`,
  'opened.tab': ({ name }) => `新标签页${name && quoted(name)}`,

  'arrival.there': ({ headline, said, url, shows }) =>
    [
      `已执行，浏览器已转到${url ? ` ${url}` : '另一个网页'}${headline ? `：${quoted(headline)}` : ''}。`,
      ...(said ? [`网页提示：${said}`] : []),
      ...(shows ? [`网页显示：${shows}`] : []),
    ].join(''),
  'arrival.sameForm': ({ headline, form, shows }) =>
    [
      `表单已发送，返回的网页${headline ? ` ${quoted(headline)} ` : ''}仍是同一个表单，${form === 'filled' ? '内容还在' : '内容已清空'}。`,
      shows ? `新出现的内容：${shows}` : '网页没有任何提示，看不出服务器是否接受，请先查看网页。',
    ].join(''),
  'arrival.unchanged': said(() => '已发送，但返回的网页与之前完全一样，也没有任何提示。', '不要当作已完成。'),
  'arrival.objects': said(
    ({ said }) => `服务器没有接受，返回的网页提示：${withoutStop(said)}。`,
    '请先改正。',
  ),
  'arrival.handedBack': said(
    ({ said }) =>
      `服务器退回了同一个表单，网页现在显示：${withoutStop(said)}。除非这句话表示成功，否则多半没有被接受。`,
    '请先按它的要求处理，再继续。',
  ),
  'arrival.status': said(
    ({ status, said: text }) =>
      `服务器返回错误 ${status}${text ? `：${withoutStop(text)}` : ''}。要做的事没有完成，或看不出已完成。`,
    '不要未经查看就重复操作。',
  ),
  'arrival.signIn': ({ headline }) =>
    `网站没有打开要去的网页，而是要求登录${headline ? `：${quoted(headline)}` : ''}。请用户手动登录，然后再继续。`,
  'arrival.notLoaded': said(
    () => '操作已执行，但它打开的网页无法加载，浏览器显示的是错误页。服务器可能没有运行，或地址有误。',
    '请先查清再重试。',
  ),

  'receipt.left': () => '已执行，网页随后开始跳转。',

  'pageTool.sentence': ({ site }) => `调用 ${site} 提供的…`,
  'pageTool.describes': ({ description }) => `网站对它的说明：${quoted(description)}`,
  'pageTool.fillsForm': () => '它会填写网页上的一个表单，但不提交。',
  'pageTool.submitsForm': () => '它会填写网页上的一个表单，并立即提交。',
  'pageTool.off': ({ site }) =>
    `没有调用：用户没有允许使用 ${site} 的工具。请用其他操作；用户可以在侧边栏里、网站规则的旁边允许它的工具。`,
  'pageTool.noTarget': () => '网页的工具没有目标元素。请去掉目标，只给出 params.input。',
  'pageTool.unknown': ({ name, names }) =>
    names === ''
      ? `网页没有提供名为${quoted(name)}的工具，也没有其他工具。请用其他操作。`
      : `网页没有提供名为${quoted(name)}的工具。它提供的有：${quoted(names)}。`,
  'pageTool.changed': said(
    () => '批准之后，网页更改了这个工具（它的说明或参数），所以没有调用。',
    '请查看网页现在提供的工具，再重新提出调用。',
  ),
  'pageTool.answered': ({ name }) =>
    `网页的工具${quoted(name)}已调用，并给出了回答。它的回答（value）是网页自己的话。`,
  'pageTool.failed': ({ name, said: words }) =>
    `网页的工具${quoted(name)}已调用，但失败了：${quoted(words)}。它可能已经做了一部分。`,
  'pageTool.silent': said(
    ({ name }) => `网页的工具${quoted(name)}已调用，但 10 秒内没有回答，可能还在执行。`,
    '再次调用之前，请先查看网页。',
  ),
  'pageTool.filled': said(
    ({ name }) => `网页的工具${quoted(name)}已填好它的表单，没有提交任何内容。`,
    '请查看表单，再提出点击它的提交按钮。',
  ),
  'pageTool.left': ({ name }) => `网页的工具${quoted(name)}已调用，但在它回答之前网页就离开了。`,
  'pageTool.noChange': () => '网页上没有任何变化：如果工具说它做了什么，网页上看不出来。',
  'pageTool.replaced.before': ({ name }) =>
    `但是网页在调用的瞬间换掉了${quoted(name)}，所以运行的不是批准的那个工具。请查看网页，并告诉用户。`,
  'pageTool.replaced.meanwhile': ({ name }) =>
    `在此期间，网页把${quoted(name)}换成了另一个工具，运行的可能是那一个。`,
};

function chosenFiles(name: string, count: number): string {
  return `已为${named(name)}选择 ${count} 个文件`;
}

/** An element in a sentence; `otherwise` stands for one without a name. */
function named(name: string, otherwise = '这个元素'): string {
  return isNameless(name) ? otherwise : quoted(name);
}

function field(name: string): string {
  return named(name, '输入框');
}

function slider(name: string): string {
  return `滑块${named(name, '')}`;
}

function select(name: string): string {
  return named(name, '下拉框');
}

function choice(name: string): string {
  return named(name, '这一项');
}

function date(name: string): string {
  return named(name, '日期控件');
}

/** A text that a page chose cannot end its quotation by itself. */
function quoted(text: string): string {
  return `「${text.replaceAll('「', '『').replaceAll('」', '』')}」`;
}

/** An id needs spaces in a Chinese sentence, a quotation none. */
function spaced(text: string): string {
  return text.startsWith('「') ? text : ` ${text}`;
}

function withoutStop(text: string): string {
  return text.replace(/[.。]\s*$/u, '');
}

const SWITCHED = { on: '将其打开', off: '将其关闭' } as const;
const TURNS = {
  tick: { on: '将其勾选', off: '取消勾选' },
  choice: { on: '将其选中', off: '取消选中' },
  switch: SWITCHED,
  button: { on: '将其启用', off: '将其停用' },
  part: { on: '将其展开', off: '将其收起' },
} as const;

const TOGGLE_STATES = {
  tick: { on: '已勾选', off: '未勾选', mixed: '部分勾选' },
  choice: { on: '已选中', off: '未选中', mixed: '状态未定' },
  switch: { on: '已打开', off: '已关闭', mixed: '部分打开' },
  button: { on: '已启用', off: '未启用', mixed: '部分启用' },
  part: { on: '已展开', off: '已收起', mixed: '部分展开' },
} as const;

const CLICKS = { left: '点击', right: '右键点击', middle: '中键点击' } as const;

function clickWord({ button, count }: MessageParams['mouse.card']): string {
  if (button === 'left' && count > 1) return count === 2 ? '双击' : '三击';
  return count > 1 ? `连续 ${count} 次${CLICKS[button]}` : CLICKS[button];
}

function pointOf({ across, down }: MessageParams['mouse.card']): string {
  return across === null ? '' : `中距左侧 ${across}%、距顶部 ${down}% 的位置`;
}

const UNTIL = { load: '网页加载完成', domcontentloaded: '网页文档就绪', networkidle: '网络空闲' } as const;

function offsetWords({ dx, dy }: MessageParams['drag.by']): string {
  const parts = [
    dx === 0 ? '' : `向${dx > 0 ? '右' : '左'} ${Math.abs(dx)} 像素`,
    dy === 0 ? '' : `向${dy > 0 ? '下' : '上'} ${Math.abs(dy)} 像素`,
  ];
  return parts.filter(Boolean).join('、') || '0 像素';
}
