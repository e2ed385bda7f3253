// Long, because a language is one file.
import { joinSentences } from '../formatting/join-sentences.ts';
import type { Catalog, MessageParams } from './catalog.ts';

export const HOW_TO_SWITCH_ON =
  '要打开它：1. 打开 Assent 的设置（右键点击工具栏里的 Assent 图标 → 选项）；2. 在「运行代码」一节打开开关；3. 按那里的说明，在 Chrome 里允许 Assent 运行用户脚本。';

export function codeNotAllowed(id: string): string {
  return `没有运行代码：Chrome 还不允许 Assent 运行用户脚本。要允许它：1. 打开 chrome://extensions/?id=${id}；2. 打开「允许运行用户脚本」（Chrome 138 之前是该页右上角的「开发者模式」）；3. 再试一次。`;
}

export function wrongCode({ name, message, line }: MessageParams['code.wrong']): string {
  const place = line === null ? '' : `第 ${line} 行有 `;
  return `这段代码不能运行：${place}${name}：${message ?? '它没有写完，缺少右括号或引号之类'}。`;
}

export function threwError({ name, message, line }: MessageParams['code.threw']): string {
  return `代码运行到${line === undefined ? '一半' : `第 ${line} 行`}抛出了 ${name}：${message}。之前的语句已经生效。`;
}

/** Results and errors in Chinese, as the model reads them; the person reads the same but for the codes of `person-zh.ts`. */
export const zh: Catalog = {
  'tab.closed': () => '这个标签页已经关闭。请在要操作的页面上重新提问。',
  'tab.unknown': ({ tabId, tabs }) =>
    `这个对话里没有标签页「${tabId}」。现有的标签页：${tabs.join('；') || '无'}。请用其中的 id；别的标签页要先在面板里加进对话。`,
  'tab.switched': ({ tab }) => `现在在标签页 ${tab} 里。`,
  'tab.count': ({ count }) => `共享了 ${count} 个标签页。`,
  'tab.closesWindow': () =>
    '它是所在窗口里唯一的标签页：窗口会一起关闭，窗口里的侧边栏也会关闭。对话会保留，重新打开侧边栏即可继续。',
  'tab.closedOnRequest': ({ tab }) => `标签页${tab === '' ? '' : ` ${tab} `}已经关闭。`,
  'tab.continuesIn': ({ tab }) => `现在在标签页${tab === '' ? '' : ` ${tab} `}里继续。`,
  'tab.noOther': () => '这个对话没有别的标签页了：需要页面时，要先用 open_tab 打开一个新的。',
  'tab.closeHeld': () =>
    '页面要求确认是否离开（「离开此网站？」），标签页还没有关闭。需要用户在提示里亲自决定，然后继续。',
  'tab.closeRefused': () => '标签页没有关闭：页面要求确认，用户选择了留下。不要重复关闭，请先问清楚。',

  'newTab.opened': ({ url }) => `打开了一个新标签页，当前操作的仍是原来的页面。${url && ` ${url}`}`,
  'newTab.closed': () => '打开的新标签页随即自己关闭了，多半是下载了一个文件。',
  'newTab.neverRead': () =>
    '打开了一个新标签页，但那个网站在 Assent 中被设为「从不读取」：它的内容和地址都不会告诉。当前操作的仍是原来的页面。',
  'newTab.inDoubt': () =>
    '这时出现了一个新标签页，但无法确定是页面打开的，还是用户打开的，所以没有告诉它是什么。不要重复操作；如果需要它，请让用户在面板里添加那个标签页。',
  'newTab.blocked': () =>
    '点击本应打开一个新标签页，但没有出现，多半被浏览器的弹窗拦截挡住了。请让用户亲手点击它，或在地址栏里允许弹出窗口，然后继续。',

  'page.replaced': () => '批准所针对的页面已经换掉了，所以什么都没有执行。请重新读取页面后再提出操作。',
  'page.changedSinceApproval': () =>
    '批准时显示的页面、地址或标题已经变了，所以什么都没有执行。请重新提出操作。',
  'page.browserOwn': () => '浏览器自己的页面（设置、扩展商店、PDF 等）不允许扩展读取。请换到普通网页。',
  'page.notLoaded': () => '这个页面没有加载成功，无法读取。请重新加载后再试。',
  'page.noAccess': () => '还没有读取这个网站的权限。请点击工具栏上的 Assent 图标，或允许这个网站。',
  'page.noResponse': () => '页面没有响应，可能正忙或正显示对话框。请处理后再试。',
  'page.ledToNeverRead': () =>
    '已执行，随后到了一个在 Assent 中被设为「从不读取」的网站：它的内容和地址都不会告诉，也不能在那里操作。不要重复；请告诉用户，由用户继续。',
  'page.grantEnded': () =>
    '这个网站的「不再询问」已经结束或被收回，或者页面里有其他网站的内容，所以没有读取。如果仍然需要，请重新提出，会再次询问。',

  'action.navigated': () => '已执行，页面随后跳转。',
  'action.stayed': () =>
    '操作已经执行，浏览器开始跳转，但页面并没有离开。它可能下载了文件，或者没有得到内容。',
  'action.stillLoading': () =>
    '操作已经执行，浏览器正在等待新页面，但很久没有得到回应。现在看到的还是旧页面，请不要重复操作。',
  'action.held': () =>
    '操作已经执行，浏览器准备离开，但页面要求确认，显示了「离开此网站？」的提示，结果没有离开。需要用户在提示里亲自决定，然后继续。',
  'action.timeout': () =>
    '操作已经发出，但页面没有在限定时间内回应，可能正显示对话框。请让用户看一下页面，有对话框就亲手处理，然后继续；不要重复操作。',
  'action.unknown': () =>
    '执行过程中浏览器把 Assent 的后台停掉了，不知道是否已经完成。请看一下现在的状态，再决定是否重做。',
  'action.resultNotKept': () => '（已经执行过；当时得到的内容没有保留，需要时请重新读取。）',

  'undo.pageLeft': () => '那个页面已经换掉了，原来的内容没有保留，无法撤销。',
  'undo.unknown': () => '撤销时页面离开了，不知道是否已经恢复。请看一下页面。',
  'undo.timeout': () => '撤销已经开始，但页面没有在限定时间内回应，可能正显示对话框。请看一下页面。',

  'target.notOnPage': () =>
    '当前页面上没有这个目标。请使用最新元素列表里的 id；列表里没有时，可以换一个选择器，或先滚动、读取页面来找。',
  'target.notInTab': ({ tabId }) =>
    `标签页 ${tabId} 现在的页面上没有这个目标。请使用最新元素列表里的 id，或请求更多元素；要操作另一个标签页里的内容，请先切换过去。`,
  'target.severalFrames': () => '页面上有多个框架都有这个目标，无法确定是哪一个。请使用元素 id。',
  'target.frameHidden': () => '目标所在的框架现在看不见或被别的内容挡住了，所以没有执行。请先让它显示出来。',

  'site.neverRead': () =>
    '这个网站在 Assent 中被设为「从不读取」，所以这个页面没有读取，也没有做任何事。不要再试；如果需要这个页面的内容，可以手动复制过来，或在面板里更改这个网站的规则。',
  'site.readOnly': ({ site }) =>
    `${site} 在 Assent 中是「只读」，所以没有执行：这里只能读取和标记，换一种操作也不行。可以手动完成，或在面板里更改这个网站的规则之后再做。`,
  'site.notLeft': ({ site }) =>
    `${site} 在 Assent 中是「只读」，所以没有离开或重新加载它的页面：里面填写的内容会丢失。可以在新标签页里打开需要的地址；也可以手动完成，或在面板里更改这个网站的规则之后再做。`,
  'site.unread': ({ host }) =>
    `Assent 还不能读取 ${host}，所以看不到打开了什么。页面打开后，你可以允许它读取。`,

  'address.notWeb': ({ address }) => `「${address}」不是网页地址：地址必须以 http:// 或 https:// 开头。`,
  'address.withUser': () =>
    '地址里带有账号或密码（「@」之前的部分），它们会被发送给网站，也容易让人看错是哪个网站。请去掉这一部分；需要登录时，应在页面上亲手登录。',

  'landing.there': ({ title }) => (title === '' ? '页面已经打开。' : `页面已经打开：${title}`),
  'landing.failed': ({ title, status }) =>
    `服务器以状态 ${status} 回应，并显示了页面${title === '' ? '' : `：${title}`}。它可能不是需要的内容，请检查地址。`,
  'landing.ownWay': ({ title }) =>
    `要去的地址没有给出页面；标签页原来的页面自己转到了别处${title === '' ? '' : `：${title}`}。这不是要去的页面；请先看一下它，再决定怎么做。`,
  'landing.unseen': () =>
    '标签页已经前往那里，但 Assent 还不能读取它显示的网站，所以不知道显示了什么，也不知道页面是否真的打开了。需要内容时，请让用户点击工具栏上的 Assent 图标，或允许这个网站。',
  'landing.file': () => '那个地址给出的是文件，不是页面：浏览器开始下载，标签页仍显示原来的页面。',
  'landing.nothing': () => '服务器没有给出任何内容，标签页仍显示原来的页面。',
  'landing.held': () =>
    '原来的页面要求确认是否离开（「离开此网站？」），还没有转过去。需要用户在提示里亲自决定，然后继续。',
  'landing.unknown': () =>
    '标签页仍显示原来的页面。浏览器没有说明原因：可能下载了文件，没有得到内容，或者原来的页面不愿离开。请不要重复，先看一下现在的状态。',

  'block.captcha': () =>
    '这个页面要求证明操作者是真人（人机验证），内容还没有显示。这一步只能由用户亲手完成：请让用户到页面上完成验证，不要自己尝试，完成后再读取页面。',
  'block.checking': () =>
    '网站正在检查浏览器，页面还没有显示。它可能自己通过，也可能需要用户点一下：请让用户看一下页面，不要自己尝试，通过后再读取页面。',
  'block.refused': () =>
    '网站拒绝显示这个页面（访问被拒绝或受限）。只有用户能决定怎么办（例如登录，或换一个网络）：请告诉用户，不要反复重试，也不要设法绕过。',
  'block.too-many': () =>
    '网站说请求太频繁，暂时不显示页面。请告诉用户，由用户决定什么时候再试；不要反复重试，也不要设法绕过。',

  'navigation.withinPage': () => '在…中前往网页的另一处',
  'navigation.failed': ({ reason }) =>
    `页面没有加载成功，浏览器给出的原因是 ${reason}。请检查地址，或稍后再试。`,
  'navigation.pending': () =>
    '网站很久没有回应，页面还没有打开，浏览器仍在等待。请稍后用 reload 再试，或告诉用户。',

  'history.noneBack': () => '这个标签页的历史记录里没有上一页，无法返回。请用 navigate 打开需要的地址。',
  'history.noneForward': () => '这个标签页的历史记录里没有下一页，无法前进。请用 navigate 打开需要的地址。',
  'history.stayedBack': () =>
    '这个标签页的历史记录里没有上一页，所以停留在原处。请用 navigate 打开需要的地址。',
  'history.stayedForward': () =>
    '这个标签页的历史记录里没有下一页，所以停留在原处。请用 navigate 打开需要的地址。',
  'history.hardlyAny': () =>
    '标签页停留在原处：它的历史记录里多半没有这样的页面。如果那是其他网站的页面，Chrome 不会说明它为什么没有打开。请用 navigate 打开需要的地址。',
  'history.unknownPage': () => '浏览器没有告诉我们那是哪个页面。',

  'download.named': () => '文件名由服务器决定，下载之后会说明。',
  'download.asking': () => '批准时，浏览器会问是否允许 Assent 管理下载。',
  'download.notAllowed': () =>
    '还没有允许 Assent 下载文件，所以什么都没有下载。请重新提出 download：批准时浏览器会询问，由用户允许；或者让用户亲手下载。',
  'download.ledToNeverRead': () =>
    '这个地址把下载转到了一个在 Assent 中被设为「从不读取」的网站，所以已经取消，文件没有保留，也不会告诉它的任何信息。不要再试；请告诉用户，由用户亲手下载。',
  'download.failed': ({ reason }) =>
    `文件没有下载成功，浏览器给出的原因是 ${reason}。请检查地址，或手动下载。`,
  'download.finished': ({ name, bytes }) => `文件「${name}」已经下载完成（${bytes} 字节）。`,
  'download.running': ({ name, bytes }) =>
    `下载已经开始，还没有完成${name === '' ? '' : `：「${name}」`}（已收到 ${bytes} 字节）。不要重复下载。`,
  'download.asks': ({ name }) =>
    `浏览器认为文件${name === '' ? '' : `「${name}」`}可能有危险，正等待确认。需要用户在下载列表里亲自决定是否保留。`,

  'code.rights': () =>
    '它以这个页面的权限运行：能读取页面上的内容并发送出去，也能在页面里写入脚本，运行结束后仍留在那里。',
  'code.switchedOff': () =>
    `没有运行代码：用户没有打开「允许助手提出要运行的代码」。${HOW_TO_SWITCH_ON}在此之前请改用其他操作。`,
  'code.notAllowed': ({ id }) => `${codeNotAllowed(id)}在此之前请改用其他操作。`,
  'code.tooOld': () =>
    '没有运行代码：这需要 Chrome 135 或更新的版本。请让用户更新 Chrome（菜单 → 帮助 → 关于 Google Chrome），或改用其他操作。',
  'code.ownPage': () => 'Assent 自己的练习页上不能运行代码。请换到普通网页，或改用其他操作。',
  'code.wrong': wrong => `${wrongCode(wrong)}它必须是一个异步函数的函数体。请改正后重新提出。`,
  'code.secret': () =>
    '没有运行代码：页面（或其中的框架）里填有密码、验证码、卡号或文件，代码可能把它们改头换面地带出来，所以这样的页面上不运行代码。请改用 read（它会遮住这些内容），或请用户先清空这些输入框。',
  'code.opener': () =>
    '没有运行代码：这个页面是由同一网站的另一个页面打开的，代码能读到那个页面里填写的内容。请在新标签页里打开这个地址，或改用 read。',
  'code.filled': () =>
    '没有运行代码：同一网站的另一个打开的标签页里填有密码、验证码、卡号或文件，代码可能读到它们。请改用 read，或请用户先清空那些输入框或关闭那个标签页。',
  'code.unseen': () =>
    '没有运行代码：另一个打开的标签页可能属于同一网站，而 Assent 看不了它里面有没有填写密码之类的内容，代码却可能读到。请改用 read，或请用户允许 Assent 访问这个网站，或关闭其他标签页。',
  'code.earlier-code': () =>
    '没有运行代码：这个页面里已经运行过代码，而页面里有（或有过）填写密码、验证码、卡号或文件的输入框；先前的代码可能还在监听，并留下了输入的内容。请重新加载页面再试，或改用 read。',
  'code.endless': ({ seconds }) =>
    `代码已经开始运行，${seconds} 秒后仍没有结束，而且没有办法停下它：它可能还在运行，已做的改动也已生效。如果页面没有反应，需要用户重新加载或关闭它。不要重复运行；请先看页面。`,
  'code.returned': () => '代码已运行完毕。它返回的值是来自页面的数据。',
  'code.returnedNothing': () => '代码已运行完毕，没有返回值。需要结果时请用 return。',
  'code.threw': thrown => `${threwError(thrown)}请先看页面，再改正代码。`,
  'code.left': () => '代码运行期间页面离开了，所以不知道它返回什么。请读取新的页面。',
  'code.withheld': () =>
    '代码已运行完毕，但页面里此时填有密码、验证码、卡号或文件，返回的值可能含有它们，所以没有给出。需要用户清空这些输入框，或改用 read。',

  'wait.forElement': () => '等待…出现',
  'wait.forGone': () => '等待…消失',
  'wait.forUrl': () => '等待网址中出现',
  'wait.forNetwork': () => '等待…的网络空闲',
  'wait.forTime': ({ seconds }) => `等待 ${seconds} 秒`,
  'wait.atMost': ({ seconds }) => `最多 ${seconds} 秒`,
  'wait.unnamed': () =>
    '没有说明等什么。请给出目标或 selector（for: element 或 gone）、text（for: text 或 gone）、url（for: url），或用 for: network、for: time。',
  'wait.stopped': () => '等待被用户停止了。不要接着等，先看用户说什么。',
  'wait.met.element': () => '它出现了。',
  'wait.met.gone': () => '它看不见了。',
  'wait.met.text': () => '这段文字出现了。',
  'wait.met.text gone': () => '这段文字看不见了。',
  'wait.met.url': () => '网址符合了。',
  'wait.met.network': ({ milliseconds }) =>
    `页面已经加载，最近 ${milliseconds} 毫秒没有请求结束。框架里的请求、还没有得到回应的请求，以及一直开着的连接（WebSocket、EventSource、长轮询），从这里看不到。`,
  'wait.met.time': () => '时间到了。',
  'wait.neverThere': () => '从一开始就看不到它；如果它本该在那里，请检查指明它的方式。',
  'wait.took': ({ seconds }) => `等了 ${seconds} 秒。`,
  'wait.late': ({ seconds }) => `等了 ${seconds} 秒，没有等到。`,
  'wait.hidden': ({ count }) => `页面里有 ${count} 个符合的元素，但都看不见。`,
  'wait.noAnswer': () => '页面没有回应：它还在加载、正忙，或者已经崩溃。',
  'wait.nothingFits': () => '页面里没有符合的元素。',
  'wait.stillShown': ({ count }) => `仍能看到 ${count} 个符合的元素。`,
  'wait.noText': () => '页面上看不到这段文字。',
  'wait.stillText': () => '页面上仍能看到这段文字。',
  'wait.address': ({ url }) => `网址是 ${url}。`,
  'wait.unknownAddress': () => '网址无法得知。',
  'wait.loading': () => '页面仍在加载。',
  'wait.busy': () =>
    '请求一次又一次地结束，网络一直没有停下来；不断轮询的页面永远不会停，那就请等待元素或文字。',
  'wait.next': () => '请看页面现在的样子，再决定继续等待、换一个条件，还是换一种做法。',

  'picture.noTarget': () =>
    '要截取元素，请用 target 指明是哪一个，例如 {"elementId": "e_…"}；要截取可见部分，请用 part: "visible"。',
  'picture.ofVisible': ({ width, height }) => `现在可见的部分：${width}×${height} px。`,
  'picture.ofElement': ({ width, height }) => `这个元素：${width}×${height} px。`,
  'picture.ofPage': ({ width, height }) =>
    `整个页面：${width}×${height} px，通过滚动截取，之后会滚动回原处。`,
  'picture.secrets': () =>
    '图片会发给模型。密码、验证码、卡号和文件会先涂黑，Assent 无权读取的框架也会涂黑。',
  'picture.toFront': () => '这个标签页会短暂切换到前台，之后再切换回现在的标签页。',
  'picture.clickFirst': () =>
    '只有在这个标签页打开这个网站之后，你在那里点击过工具栏上的 Assent 图标，Chrome 才允许截图。如果还没有点击过，请先点击再批准，否则不会有图片。',
  'picture.taken': ({ sizes }) => `已截图：${sizes}。`,
  'picture.painted': ({ secrets, frames }) => {
    if (secrets + frames === 0) return '没有需要涂黑的内容。';
    const parts = [
      secrets > 0 ? `${secrets} 处机密内容` : '',
      frames > 0 ? `${frames} 个无权读取的框架` : '',
    ];
    return `不应看到的内容已涂黑：${parts.filter(Boolean).join('，')}。`;
  },
  'picture.cut': ({ shown, whole }) => `页面高 ${whole} px，图中是最上面的 ${shown} px。`,
  'picture.partial': () => '页面里有一个区域自己滚动，图中只有它当时可见的部分。',
  'picture.wasBehind': () => '这个标签页曾短暂切换到前台，原来的标签页已经切换回来。',
  'picture.attached': () =>
    '图片随本结果一起给出。如果你看不到图片，说明你不支持图片：请说明这一点，并以文字为准。',
  'picture.notAllowed': () =>
    '浏览器不允许给这个标签页截图，所以没有截图。请让用户切换到那个标签页，点击工具栏上的 Assent 图标，然后再试；离开那个网站后需要重新点击。',
  'picture.otherTabInFront': () => '截图时有另一个标签页切换到了前台，所以图片已经丢弃。请再试一次。',
  'picture.notDrawn': () =>
    '浏览器没有给出这个标签页的图片，它的窗口可能最小化了。请让用户把窗口显示出来，然后再试。',
  'picture.neverStill': () =>
    '页面一直在变，或者没有显示出来，无法确认机密内容都已涂黑，所以没有截图。请等页面静止后再试，或改为读取文字。',
  'picture.stopped': () => '截图被用户停止了，没有图片。不要接着截，先看用户说什么。',
  'picture.notInView': () => '这个元素没有显示出来，无法截图。请先让它显示出来，或截取可见部分。',

  'outline.size': ({ lines, characters, tokens }) =>
    `大纲共 ${lines} 行、${characters} 个字符，约 ${tokens} 个 token。`,
  'outline.empty': () => '这里没有可见的内容。',
  'outline.part': ({ from, next }) =>
    `这是第 ${from} 行到第 ${next - 1} 行。继续看请用 from: ${next}，或用某一行的 ref 作目标，或用更小的 depth。`,
  'outline.last': ({ from }) => `这是从第 ${from} 行到最后。`,
  'outline.around': ({ count }) => `开头的 ${count} 行只说明位置。`,
  'outline.beyond': ({ lines }) => `大纲只有 ${lines} 行。请用更小的 from。`,
  'outline.changes': ({ since, added, removed, changed }) =>
    `与 ${since} 相比：新增 ${added} 行（+），消失 ${removed} 行（-），改变 ${changed} 行（~），没有标记的行只说明位置。`,
  'outline.unchanged': ({ since }) => `与 ${since} 相比没有变化。`,
  'outline.forgotten': ({ since }) =>
    `这个页面没有记住 ${since}（页面换过了、目标不同或时间太久），所以这是全部内容。`,
  'outline.cutAtOnce': () =>
    '在限定时间内几乎没有看到页面的内容：页面太大，或正忙。请用某一部分作目标，或稍后再试。',
  'outline.tooLarge': () => '页面太大，没有看到最后。请用某一部分作目标。',
  'outline.tooLate': () =>
    '在限定时间内没有得到大纲：页面太大，或正忙。请用某一部分作目标，或用 get_text、extract 读取需要的部分；页面显示对话框时，先处理对话框。',

  sentences: ({ sentences }, word) => joinSentences(sentences.map(word), { stop: '。', space: '' }),

  'click.clicked': ({ name }) => `已点击 “${name}”。`,
  'click.reads': ({ label }) => `它现在显示为 “${label}”。`,
  'click.asked': () =>
    '点击时页面停住了一会儿，多半弹出过对话框（alert 或 confirm），已有人处理；结果取决于当时的选择。',
  'click.busy': () => '页面仍显示正在处理，结果可能还没出来；请先查看最新的页面。',
  'click.changed': ({ detail }) => (detail ? `页面有变化，新出现：${detail}` : '页面有变化。'),
  'click.drawing': () => '只有画布上的图形变了，它的内容无法读取；需要有人看一下是否符合预期。',
  'click.noChange': () =>
    '点击已送达，但没有看到任何变化；不要认为它已生效（脚本发起的下载和复制看不到）。请换一个目标，或改为亲手点击。',
  'click.sentUnseen': () =>
    '页面随即向服务器发送了请求，但没有显示任何结果；不要认为它已生效。请查看页面，或请人确认。',
  'click.swallowed': () =>
    '页面自己接管了表单的提交，但没有显示任何结果，也没有看到请求；不要认为已经提交。请查看页面，或请人确认。',
  'click.program': ({ scheme }) =>
    `已请求系统里处理 ${scheme} 链接的程序打开它，页面本身没有变化；是否真的打开，从这里看不到。需要有人看一下，不要重复点击。`,
  'click.leaving': ({ url }) => `页面正在前往 ${url}。请等新页面的元素列表。`,
  'click.moved': ({ url, said }) =>
    `页面地址变为 ${url}。${said ? `页面显示：${said}` : '请查看最新的元素列表。'}`,
  'click.opened': ({ thing, said }, word) => `打开了${word(thing)}。${said ? `页面显示：${said}` : ''}`,
  'click.validationError': ({ detail }) =>
    detail
      ? `没有通过，页面提示：${withoutStop(detail)}。请先改正。`
      : '没有通过，页面标出了有问题的输入框。请先改正。',
  'click.submitted': ({ detail }) => (detail ? `表单已提交，页面显示：${detail}` : '表单已提交。'),
  'click.download': () => '开始下载文件。',
  'click.byHand.file': () =>
    '浏览器的文件选择窗口由页面打开，只能亲手操作。请对它改用 upload 操作，文件在面板里选择；如果不成功，需要亲手点击它并选择，然后继续。',
  'click.byHand.drawing': () =>
    '这里是一块画布，里面的内容不是网页元素，看不出点击有没有生效。需要亲手在画布上点击，然后继续。',
  'click.byHand.embedded': () => '这里是嵌入的播放器或插件，它的按钮不属于网页。需要亲手点击，然后继续。',
  'click.byHand.window': () => '它要打开窗口或全屏，浏览器很可能只允许亲手点击。需要亲手点击它，然后继续。',
  'click.byHand.distrust': () =>
    '页面会检查点击是否来自真人，很可能忽略了这次点击。需要亲手点击它，然后继续。',

  'target.selectionChanged': () => '选中的文字在批准之后变了，所以没有执行。请重新提出操作。',

  'target.changed': () =>
    '目标元素在批准之后变了（名称、位置、可见性或去向不同），所以没有执行。请查看最新的元素列表，再重新提出操作。',

  'target.forgotten': () =>
    'Assent 在批准之后更新或重启过，认不出当时显示的元素了，所以没有执行。请用最新元素列表里的 id 重新提出操作，会再确认一次。',

  'target.redrawn': ({ id }) =>
    `目标元素在批准之后被页面重新绘制，所以没有执行。${id} 现在指代新的那一个，请用它重新提出操作，会再确认一次。`,

  'target.missing': ({ name }) => `“${name}” 需要一个目标。请给出元素列表里的 elementId。`,

  'target.focusInFrame': () => '焦点在页面内嵌的框架里，不清楚是哪个元素。请给出元素列表里的 elementId。',

  'target.noSelection': () => '页面上没有选中的文字。请先选中文字，或给出目标元素。',

  'target.disabled': ({ name }) => `“${name}” 已被页面禁用，现在不能操作。请先完成它所依赖的步骤。`,

  'target.gone': ({ id }) => `元素 ${id} 已不在页面上。请从最新的元素列表里重新选择。`,
  'target.former': ({ id, kind, name, list }) =>
    `元素 ${id}（${kind}${name ? `“${name}”` : ''}）已不在页面上，也无法确定它变成了哪一个。${list.length > 0 ? `现在最接近的有：${list.join('；')}。若其中有要找的元素，请使用它的 elementId；否则请从最新的元素列表里重新选择。` : '请从最新的元素列表里重新选择。'}`,

  'target.ambiguousDescription': ({ description, count, list }) =>
    `“${description}” 对应 ${count} 个元素，无法确定是哪一个。请用其中一个的 elementId：${list}`,

  'target.ambiguousSelector': ({ selector, count }) =>
    `选择器 ${selector} 匹配到 ${count} 个可见元素。请改用 elementId，或写出只匹配一个元素的选择器。`,

  'target.hidden': ({ selector, count }) =>
    `选择器 ${selector} 匹配到的 ${count} 个元素都不可见。请先让它显示出来，或选择别的元素。`,

  'target.invalidSelector': ({ selector }) => `${selector} 不是有效的 CSS 选择器。请改用 elementId。`,

  'target.secretSelector': ({ selector }) =>
    `选择器 ${selector} 检查的属性可能含有保密内容。请改用 elementId，或按 id、name 选择。`,

  'target.changedForPicture': () =>
    '要截图的元素在批准之后变了，所以没有截图。请查看最新的元素列表，再重新提出。',

  'press.refusedAddress': ({ protocol }) =>
    `目标指向 ${protocol} 地址，Assent 不打开这类地址。如果确实需要，可以手动操作。`,

  'press.changed': ({ name }) =>
    `“${name}” 在指针移到它上面时变了（名称、位置或去向不同），所以没有完成点击。请查看最新的元素列表，再重新提出操作。`,

  'press.unreachable': ({ name, cover }) =>
    cover
      ? `“${name}” 被 “${cover}” 挡住了，没有点击。请先关闭或移开它。`
      : `“${name}” 滚动后仍不在可见区域，没有点击。请先让它显示出来。`,

  'click.chooseFile': ({ name }) =>
    `“${name}” 会打开浏览器的文件选择窗口，只能亲手操作。请改用 upload 操作，文件在面板里选择。`,

  'doubleClick.done': ({ name }) => `已双击 “${name}”。`,
  'doubleClick.nothing': () => '没有看到任何变化；不要认为它已生效。请换一个目标，或改为亲手双击。',

  'hover.done': ({ name }) => `指针已停在 “${name}” 上。`,
  'hover.nothing': () => '没有看到任何变化，页面可能不理会悬停。请改用 click，或亲手把鼠标移到上面。',
  'hover.byHand': ({ name }) =>
    `“${name}” 的菜单只有真正的鼠标停在上面才会显示。需要亲手把鼠标移到 “${name}” 上，然后继续。`,
  'hover.unreachable': ({ name }) => `“${name}” 被挡住或不在可见区域，指针移不到它上面。请先让它显示出来。`,

  'focus.done': ({ name }) => `焦点现在在 “${name}” 上。`,
  'focus.already': ({ name }) => `焦点原本就在 “${name}” 上，没有变化。`,
  'focus.refused': ({ name }) =>
    `“${name}” 没有得到焦点：它不能获得焦点，或页面把焦点移走了。请换一个目标，或改用 click。`,

  'drag.onto': ({ name }) => `拖到 “${name}” 上`,
  'drag.before': ({ name }) => `拖到 “${name}” 前面`,
  'drag.after': ({ name }) => `拖到 “${name}” 后面`,
  'drag.intoItself': () => '不能把元素拖到它自己里面。请换一个 to。',
  'drag.elsewhere': ({ id }) => `to 指的元素 ${id} 不在目标所在的页面框架里。请从最新的元素列表里选择。`,
  'drag.apart': ({ source, destination }) =>
    `“${source}” 和 “${destination}” 不能同时露出来，没有拖动。请选择更近的位置，或改为亲手拖动。`,
  'drag.changed': ({ destination }) =>
    `拖动过程中 “${destination}” 变了，所以没有放下。请查看最新的元素列表，再重新提出操作。`,
  'drag.done': ({ source, destination }) =>
    `已把 “${source}” 拖到 “${destination}”，页面有变化。请查看最新的元素列表确认位置。`,
  'drag.answered': ({ source, destination }) =>
    `已把 “${source}” 拖到 “${destination}”，页面只给出了提示，“${source}” 没有移动；请看提示，不要认为它已生效。`,
  'drag.taken': ({ source, destination }) =>
    `已把 “${source}” 拖到 “${destination}”，页面接收了它，但没有显示任何变化；不要认为它已生效。请查看页面，或请人确认。`,
  'drag.ignored': ({ source, destination }) =>
    `已把 “${source}” 拖到 “${destination}”，但没有看到任何变化；页面可能只接受真实的鼠标拖动。需要亲手拖动。`,

  'key.unknown': ({ key }) => `没有名为 “${key}” 的键。请用 Enter、Escape、ArrowDown、Control+A 这样的写法。`,

  'key.once': ({ key }) => `${key} 会触发操作，一次只按一下。请去掉 times。`,
  'key.clipboard': () =>
    '复制、剪切和粘贴会用到系统剪贴板，只能亲手按这个键。要写入文字请用 fill 或 type，要读取请用 read。',
  'key.browser': () => '这个键由浏览器或系统处理，网页收不到，所以没有执行。需要亲手按下，然后继续。',

  'key.pressed': ({ key, name }) => `已在 “${name}” 上按下 ${key}。`,
  'key.notPressed': ({ name }) =>
    `焦点移到 “${name}” 上时它变了（名称、位置或去向不同），所以没有按键。请查看最新的元素列表，再重新提出操作。`,
  'key.withheld': ({ key, name }) =>
    `已在 “${name}” 上按下 ${key}，页面收到了这个键；但按下时页面变了，浏览器原本会为这个键做的事（如点击、提交或输入）没有进行。请先查看页面，再决定下一步。`,
  'key.taken': () => '页面处理了这个键，但没有看到任何变化；不要认为它已生效。请查看页面，或换一个目标。',
  'key.nothing': () => '页面没有理会这个键，也没有看到任何变化。请换一个目标，或改为亲手按键。',

  'fill.kept': ({ name, value }) => `已填写 “${name}”，页面随即收起了输入框，原处现在显示：${value}`,

  'fill.goneMeanwhile': ({ name }) =>
    `填写时页面移除了 “${name}”，无法确认内容是否保留。请查看最新的元素列表，确认之后再继续。`,

  'fill.filled': ({ name, value }) => `已在 “${name}” 填入：${value || '（空）'}`,
  'fill.reshaped': ({ name, value }) => `已填写 “${name}”，但页面把内容改成了：${value}`,
  'fill.altered': ({ name, value }) =>
    `填写 “${name}” 后，页面把内容改成了别的：${value}。不要继续依赖它的步骤；请先查看页面，或改为亲手填写。`,
  'fill.refused': ({ name, value }) =>
    `页面没有接受 “${name}” 的内容，现在是：${value || '（空）'}。请换一种格式，或改为亲手填写。`,
  'fill.unconfirmed': ({ name, value }) =>
    `“${name}” 里已写入 ${value}，但它的选择器仍然开着，页面可能还没有采用这个值。请查看最新的元素列表，在选择器里确认，或改为亲手选择。`,
  'fill.beside': ({ name, value }) =>
    `编辑器把这几行放进了 “${name}” 旁边各自的块里，“${name}” 本身仍是：${value || '（空）'}。没有重复写入。请查看最新的元素列表，再决定保留或删除哪些块。`,
  'fill.closedUp': () => '编辑器没有保留空行，各段紧挨在一起。',
  'fill.inCell': () => '这是表格单元格的编辑框：用 press 按 Enter 之后，表格才会采用。',
  'fill.already': () => '内容原本就是这样，没有变化。',
  'fill.cut': ({ length }) => `页面限制长度，只保留了前 ${length} 个字符。`,
  'fill.objection': ({ text }) => `浏览器提示：${text}`,
  'fill.inPart': ({ name, length }) =>
    `已在 “${name}” 写入全部 ${length} 个字符。这个编辑器只显示可见的几行：看到的几行与要求一致，其余的无法读取。`,
  'fill.gone': ({ name }) => `已填写 “${name}”，随后页面把它移除了；请查看最新的元素列表确认。`,

  'slider.done': ({ name, value }) => `滑块 “${name}” 现在是：${value}`,
  'slider.already': ({ name, value }) => `滑块 “${name}” 原本就是 ${value}，没有变化。`,
  'slider.near': ({ name, value, wanted }) =>
    `滑块 “${name}” 只能停在 ${value}，到不了 ${wanted}：可能是步长或另一个滑块限制了它。请换一个值，或改为亲手拖动。`,
  'slider.stuck': ({ name, value }) =>
    `滑块 “${name}” 没有移动，仍然是 ${value}。需要亲手拖动，或换一个目标。`,
  'slider.range': ({ name, min, max }) =>
    `滑块 “${name}” 的值是从 ${min} 到 ${max} 的一个数。请给出这个范围里的数。`,
  'slider.gone': ({ name }) => `滑块 “${name}” 不再显示它的值，没能确认；请查看最新的元素列表。`,

  'fill.chooseFile': ({ name }) => `文件只能亲手选择。请对 “${name}” 改用 upload 操作，文件在面板里选择。`,

  'fill.useSelect': ({ name }) => `“${name}” 是下拉框，请改用 select 操作。`,

  'fill.noField': ({ name }) =>
    `“${name}” 不是可以填写的输入框。请选择一个输入框；勾选用 check，下拉框用 select。`,

  'fill.readOnly': ({ name }) => `“${name}” 是只读的，不能填写。也许要点击它来打开选择器。`,

  'fill.wrongFormat': ({ type, example }) =>
    `这个 ${type} 输入框需要像 ${example} 这样的值。请按此格式重试。`,

  'fill.outOfRange': ({ min, max }) => `滑块的值必须在 ${min} 到 ${max} 之间。`,

  'type.useFill': ({ name }) => `“${name}” 不能逐个字符键入，请改用 fill。`,

  'type.oneLine': () => '这个输入框只有一行。请去掉换行；要提交请之后用 press 按 Enter。',

  'type.typed': ({ name, value }) => `已在 “${name}” 键入，现在是：${value}`,
  'type.altered': ({ name, value }) =>
    `已在 “${name}” 键入，但页面把内容改成了：${value}。请先查看页面，再决定下一步。`,
  'type.refused': ({ name, value }) =>
    `按键已送达 “${name}”，但内容没有变化，仍是：${value || '（空）'}。请改用 fill，或改为亲手输入。`,
  'type.stopped': ({ name, length }) =>
    `在 “${name}” 键入 ${length} 个字符后，页面把焦点移到了别处，其余的没有键入。请查看最新的元素列表。`,
  'type.gone': ({ name }) => `已在 “${name}” 键入，随后页面把它移除了；请查看最新的元素列表确认。`,

  'upload.dropped': () => '把选择的文件拖放到这里',
  'upload.several': ({ name, count }) =>
    `“${name}” 对应 ${count} 个文件选择框，无法确定是哪一个。请给出其中一个文件框或它的按钮。`,
  'upload.noFileField': ({ name }) => `“${name}” 不接受文件。请选择文件选择框、上传按钮或拖放区。`,
  'upload.folder': ({ name }) => `“${name}” 需要选择整个文件夹，只能在网页上亲手选择：需要亲手点击它。`,
  'upload.noneChosen': ({ name }) => `没有为 “${name}” 选择文件，所以没有执行。重新提出后可以在面板里选择。`,
  'upload.onlyOne': ({ name }) => `“${name}” 只能放一个文件，所以没有执行。请只选择一个。`,
  'upload.unreachable': ({ name, cover }) =>
    cover
      ? `“${name}” 被 “${cover}” 挡住了，没有放入文件。请先关闭或移开它。`
      : `“${name}” 滚动后仍不在可见区域，没有放入文件。请先让它显示出来。`,
  'upload.takesNone': ({ name }) =>
    `“${name}” 旁边没有文件选择框，也不接受拖放的文件，所以没有放入。请选择别的目标，或亲手点击它并选择文件，然后继续。`,
  'upload.held': ({ name, count }) => `${chosenFiles(name, count)}，网页的文件框里已经有了。`,
  'upload.taken': ({ name, count, shown }) =>
    `${chosenFiles(name, count)}，网页接收后有变化${shown ? `，新出现：${shown}` : ''}。请查看最新的页面，确认是否成功。`,
  'upload.emptied': ({ name, count }) =>
    `${chosenFiles(name, count)}，但网页清空了文件框，没有接收。请查看页面的提示，或换一个文件。`,
  'upload.ignored': ({ name, count }) =>
    `${chosenFiles(name, count)} 并放到了那里，但没有看到网页接收。请查看页面，或改为亲手上传。`,

  'select.notASelect': ({ name }) =>
    `“${name}” 不是下拉框。请选择一个下拉框，或先 click 打开它，再 click 其中的选项。`,

  'select.notAnOption': ({ name, options }) => `没有名为 “${name}” 的选项。可选：${options}`,

  'select.notASecretOption': ({ name }) =>
    `没有名为 “${name}” 的选项。这里的选项属于保密内容，不会列出；需要亲手选择。`,

  'select.done': ({ name, value }) => `“${name}” 现在选的是：${value}`,
  'select.already': ({ name, value }) => `“${name}” 原本就是这样选的，没有变化：${value}`,
  'select.refused': ({ name, value }) => `页面没有接受选择，“${name}” 现在是：${value}`,
  'select.left': ({ name, url }) => `已在 “${name}” 选择，页面正在前往 ${url}。`,
  'select.disabled': ({ option }) => `选项 “${option}” 已被页面禁用，请选择别的选项。`,
  'select.leads': ({ option }) =>
    `选项 “${option}” 会打开链接或提交表单，不能当作选项来选。请用 click 操作它，卡片会显示去向。`,
  'select.single': ({ name }) => `“${name}” 只能选一项。请只给出一个值。`,
  'select.ambiguous': ({ option, count }) =>
    `列表里有 ${count} 个名为 “${option}” 的选项，没有选择任何一个。请写出完整路径，或先打开列表，再 click 要选的那一个。`,
  'select.leftover': ({ name, options, value }) =>
    `已在 “${name}” 选择，但原来的选项没能去掉：${options}。请先移除它们，或亲手处理。现在选的是：${value}`,
  'select.noList': ({ name }) => `点击 “${name}” 后没有出现选项列表。请先 click 它，再查看最新的元素列表。`,
  'select.unverified': ({ name }) =>
    `已在 “${name}” 的列表里点击了选项，但没能确认是否选中；请查看最新的元素列表。`,

  'tick.state.on': () => '已勾选',
  'tick.state.off': () => '未勾选',
  'tick.state.mixed': () => '部分勾选',

  'tick.none': ({ name }) => `“${name}” 不是复选框、单选框或开关。请选择一个可以勾选的元素，或改用 click。`,

  'tick.radio': ({ name }) => `单选框 “${name}” 不能取消勾选。请改为勾选同组的另一项。`,

  'tick.done': ({ name, state }, word) => `“${name}” 现在${word(state)}。`,
  'tick.already': ({ name, state }, word) => `“${name}” 原本就${word(state)}，没有变化。`,
  'tick.refused': ({ name, state }, word) =>
    `页面没有接受，“${name}” 仍然${word(state)}。需要亲手点击，或换一个目标。`,
  'tick.unverified': ({ name }) =>
    `已点击 “${name}”，随后页面把它移除了或不再显示它的状态，没能确认；请查看最新的元素列表。`,
  'tick.silent': ({ name }) =>
    `已点击单选框 “${name}”，但页面不显示它是否选中，没能确认。需要有人看一下页面。`,
  'tick.left': ({ name, url }) => `已点击 “${name}”，页面正在前往 ${url}。`,

  'date.done': ({ name, value }) => `“${name}” 现在是：${value}`,
  'date.already': ({ name, value }) => `“${name}” 原本就是 ${value}，没有变化。`,
  'date.unverified': ({ name, value }) =>
    `已在 “${name}” 的日期选择器里操作，但没能确认它采用了所选的值，现在显示：${value || '（空）'}。请查看页面，或改为亲手选择。`,
  'date.noField': ({ name }) => `“${name}” 不是日期或时间控件。请选择日期输入框、打开日历的按钮或日历本身。`,
  'date.noCalendar': ({ name }) =>
    `点击 “${name}” 后没有出现能读懂的日历。请先 click 它，再 click 日历里的日期，或改为亲手选择。`,
  'date.noMonth': ({ day, shown }) =>
    `日历翻不到 ${day} 所在的月份，现在显示：${shown}。请换一个日期，或改为亲手选择。`,
  'date.closed': ({ day, open }) =>
    `${day} 在日历里不可选。这个月可选的日子：${open || '没有'}。请换一个日期。`,
  'date.leads': ({ day }) =>
    `${day} 会打开链接或提交表单，不能当作日期来选。请用 click 操作它，卡片会显示去向。`,
  'date.outOfRange': ({ min, max }) =>
    `这个控件只接受${min ? `从 ${min} 起` : ''}${max ? `到 ${max} 为止` : ''}的值。请换一个日期。`,
  'date.order': () => '结束日期早于开始日期。请交换两者。',
  'date.single': ({ name }) => `“${name}” 只能选一个日期。请去掉 end，另一个日期用它自己的控件。`,

  'date.notADate': ({ text }) =>
    `“${text}” 不是存在的日期或时间。请用 YYYY-MM-DD，需要时间时写成 YYYY-MM-DD HH:MM，只选时间时写 HH:MM。`,

  'scroll.page': () => '页面',

  'scroll.moved': ({ percent, isAtEnd }) => `已滚动，现在位于 ${percent}%${isAtEnd ? '，已到底部' : ''}。`,

  'scroll.loaded': ({ loads, entries, isComplete }) =>
    `途中又加载了 ${loads} 次，共新出现 ${entries} 条；${isComplete ? '之后没有更多了。' : '后面可能还有更多，需要时请再滚动一次。'}`,
  'scroll.atEnd.up': ({ percent }) => `没有滚动：向上已经到头（${percent}%）。`,
  'scroll.atEnd.down': ({ percent }) => `没有滚动：向下已经到头（${percent}%）。`,
  'scroll.atEnd.top': ({ percent }) => `没有滚动：向顶部已经到头（${percent}%）。`,
  'scroll.atEnd.bottom': ({ percent }) => `没有滚动：向底部已经到头（${percent}%）。`,

  'scroll.inView.moved': ({ name }) => `已滚动到 “${name}”。`,
  'scroll.inView.already': ({ name }) => `“${name}” 已在可见区域。`,

  'extract.what.text': () => '文字',
  'extract.what.links': () => '链接',
  'extract.what.table': () => '表格',
  'extract.what.metadata': () => '页面信息',
  'extract.what.article': () => '正文',

  'extract.told': () => '已读取页面自己声明的信息。',

  'links.all': ({ count }) => `找到 ${count} 个链接。`,
  'links.part': ({ from, to, count }) => `共有 ${count} 个链接，这是第 ${from} 到 ${to} 个。`,
  'links.more': ({ next }) => `接着看请用 from: ${next}，或指定更小的目标。`,
  'links.none': () => '目标没有可见的链接。',
  'links.beyond': ({ count }) => `只有 ${count} 个链接。请用更小的 from。`,

  'tables.numbered': ({ number, caption, rows }) => `表格 ${number}${caption && `：${caption}`}\n\n${rows}`,
  'tables.all': ({ tables }, word) => tables.map(word).join('\n\n'),
  'tables.part': ({ tables, from, to, count }) =>
    `${tables} 个表格，共 ${count} 行（不含表头），这是第 ${from} 到 ${to} 行。`,
  'tables.more': ({ next }) => `接着读请用 from: ${next}，或以一个表格为目标。`,
  'tables.none': () => '目标里没有可见的数据表格。请改用 what: "text"，或选择别的目标。',
  'tables.beyond': ({ count }) => `表格只有 ${count} 行。请用更小的 from。`,

  'extract.framesLeftOut': ({ count }) =>
    `页面里还有 ${count} 个内嵌框架，内容不在其中；需要时请以框架里的元素为目标。`,

  'extract.secret': () => '这是保密的输入框（密码、验证码、卡号或文件），内容（包括是否为空）不会读取。',

  'extract.tooLarge': () => '之后的内容只能以更小的目标读取。',

  'text.all': ({ length }) => `已读取 ${length} 个字符。`,
  'text.part': ({ from, to, total, isCut }) =>
    `内容${isCut ? '超过' : '共'} ${total} 个字符，这是第 ${from} 到 ${to} 个。`,
  'text.more': ({ next }) => `接着读请用 from: ${next}，或指定更小的目标。`,
  'text.titled': ({ title }) => `标题：${title}`,
  'text.beyond': ({ total }) => `内容只有 ${total} 个字符。请用更小的 from。`,
  'text.empty': () => '目标没有可见的文字。',

  'mark.unknownColor': ({ color }) => `不认识颜色 “${color}”。请用 黄色、绿色、yellow、#ffcc00 这样的写法。`,
  'mark.underline': ({ name }) => `已给 “${name}” 加下划线。`,
  'mark.highlight': ({ name }) => `已高亮 “${name}”。`,

  'undo.undone': ({ name }, word) => `“${word(name)}” 已恢复原状。`,
  'undo.textOnly': ({ name }, word) => `“${word(name)}” 的文字已恢复，但原来的格式没有恢复。`,
  'undo.already': ({ name }, word) => `“${word(name)}” 已经是原来的样子，没有变化。`,
  'undo.changed': ({ name }, word) => `“${word(name)}” 之后又被你或页面改动过，所以没有动它。`,
  'undo.gone': ({ name }, word) => `“${word(name)}” 已不在页面上，无法撤销。`,
  'undo.goneMeanwhile': ({ name }, word) => `撤销时页面移除了 “${word(name)}”，请查看页面确认。`,
  'undo.refused': ({ name }, word) =>
    `页面没有接受，“${word(name)}” 没有完全恢复原状。请查看页面，手动改回。`,
  'undo.pressed': ({ name }, word) =>
    `为撤销按下了 “${word(name)}” 原来的选项，但它没有恢复原状；这个选项可能做了别的事。请查看页面。`,
  'undo.forgotten': () => '这个页面已重新加载或已更换，原来的内容没有保留，无法撤销。',
  'undo.beyond': () => '这一步没有改变可以恢复的内容，或者已经提交出去，无法撤销。',
  'undo.disabled': ({ name }, word) => `“${word(name)}” 现在不能操作，所以没有撤销。`,
  'undo.noEmpty': ({ name }, word) =>
    `“${word(name)}” 原来多半没有选任何一项，页面没有回到那个状态的办法，请手动处理。`,
  'undo.noOption': ({ name }, word) => `“${word(name)}” 里已经找不到原来的选项，请手动改回。`,

  'receipt.leaving': ({ url }) => `页面随即前往 ${url}。`,
  'receipt.moved': ({ url }) => `页面地址随即变为 ${url}。`,
  'receipt.download': () => '随即开始下载文件。',
  'receipt.submitted': () => '表单随即提交了。',
  'receipt.objects': ({ text }) => `页面对它提出了问题：${text}`,
  'receipt.opened': ({ thing }, word) => `随即打开了${word(thing)}。`,
  'receipt.says': ({ text }) => `页面显示：${text}`,

  'opened.dialog': ({ name }) => (name ? `对话框 “${name}”` : '对话框'),
  'opened.menu': ({ name }) => (name ? `菜单 “${name}”` : '菜单'),
  'opened.list': ({ name }) => (name ? `列表 “${name}”` : '列表'),
  'opened.tooltip': ({ name }) => (name ? `提示 “${name}”` : '提示'),
  'opened.calendar': ({ name }) => (name ? `日历 “${name}”` : '日历'),
  'opened.section': ({ name }) => (name ? `折叠内容 “${name}”` : '折叠内容'),
  'opened.tab': ({ name }) => (name ? `新标签页 “${name}”` : '新标签页'),

  'receipt.left': () => '操作已执行，页面随即开始跳转。',
};

function chosenFiles(name: string, count: number): string {
  return `为 “${name}” 选择了 ${count} 个文件`;
}

function withoutStop(text: string): string {
  return text.replace(/[.。]\s*$/u, '');
}
