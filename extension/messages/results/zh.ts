// Long, because a language is one file.
import { joinSentences } from '../join-sentences.ts';
import type { Catalog, MessageParams } from '../message.ts';

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
};
