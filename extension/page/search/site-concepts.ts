/** Words of certain sites: shops, mailboxes, forums, editors, consoles of hosts and projects. One concept a line, as in `common-concepts.ts`. */
export const SITE_CONCEPTS = `faq,frequently asked question,question,常见问题,常见问答,问答
domain,域名
subdomain,sub domain,子域名,二级域名
dns,name resolution,域名解析,解析
record,entry,记录,条目
nameserver,name server,域名服务器
server,host,hosting,服务器,主机
database,数据库
certificate,ssl,tls,证书
cache,caching,缓存
firewall,防火墙
proxy,代理
network,网络
traffic,visit,流量,访问量
access,访问
speed,performance,速度,性能
rule,规则
log,audit log,activity log,日志,操作记录,操作日志,审计,活动记录
usage,quota,limit,用量,配额,额度
storage,space,存储,空间
application,app,应用
plugin,plug in,extension,addon,add on,integration,插件,扩展,集成
key,token,api key,密钥,令牌
workspace,工作区,工作空间
device,设备
family,家人,家庭
event log,事件
random,lucky,随机,随便
related,similar,相关,相似,类似
popular,hot,trending,热门,流行,最热,热搜
latest,newest,recent,new,最新,最近,新品
older,earlier,更早,较早,以前
newer,later,更新,较新
recommend,suggested,推荐,猜你喜欢
featured,highlight,精选,特色
ranking,leaderboard,排行,排行榜,排名
compare,diff,comparison,比较,对比
section,chapter,paragraph,章节,段落,小节
table of content,outline,content,目录,大纲
citation,reference,footnote,参考文献,引用,参考,脚注
timeline,时间线,时间轴
slider,range,滑块
badge,medal,徽章,勋章
progress,进度
form,表单
layout,布局
column,列,栏
cell,单元格
merge,combine,合并
split,拆分,分割
formula,function,公式,函数
sheet,spreadsheet,工作表,电子表格
border,边框
align,alignment,对齐
center,centre,居中
indent,缩进
strikethrough,strike,删除线
quote,blockquote,引用
code,html,markup,代码,源码
preview,预览
device,desktop,tablet,设备,桌面,平板
spam,junk,垃圾邮件,垃圾信息
archive,归档,存档
snooze,later,remind,稍后,稍后处理,待会,推迟
mute,silence,静音,免打扰
block,ban,拉黑,屏蔽,封禁
report,abuse,complain,举报,投诉
pin,sticky,置顶,固定
reply all,回复全部,全部回复
forward,转发,转给
react,reaction,表情,回应
mention,提及,艾特
thread,topic,帖子,话题,主题帖
channel,频道
online,在线
meeting,huddle,会议,语音聊天
watch,follow,监视,关注,监视列表,watchlist
assign,assignee,owner,responsible,指派,分配,负责人,经办人
milestone,里程碑
branch,分支
commit,提交
pull request,merge request,合并请求,拉取请求
repository,repo,仓库,代码库
discussion,talk,讨论
board,看板,面板
in progress,doing,进行中,正在做,在做
done,finished,completed,完成,已完成,做完
due date,deadline,截止,到期
checklist,清单
cover,封面
automation,automate,自动化
trial,free trial,试用
pricing,定价,报价
feature,功能,特性
example,demo,sample,示例,例子,演示
community,forum,社区,论坛
career,job,招聘,工作机会
donate,donation,give money,sponsor,捐款,捐赠,资助,赞助,打赏
seller,merchant,卖家,商家,店家
stock,inventory,库存
warranty,after sale,售后,保修
specification,spec,parameter,规格,参数
size guide,size chart,尺码表,尺码
clearance,sale,deal,促销,清仓,特价,打折
wardrobe,clothing,clothes,衣服,服装
shoe,鞋子,鞋靴
bag,箱包,包包
food,dish,食物,美食
live,stream,直播
subtitle,caption,字幕
autoplay,auto play,自动播放,自动连播,连播
bullet comment,danmaku,danmu,弹幕
quality,resolution,画质,清晰度,高清
playback speed,倍速,播放速度
membership,vip,premium,pro,会员,专业版,高级版
check in,sign in daily,签到
recharge,充值
album,photo,相册
vault,safe,保险箱
shared,共享,我的分享
capacity,expand storage,扩容,容量
client,desktop app,客户端
deactivate,close account,注销,停用,注销账号
timeline,动态
red,红色,大红,酒红,红的
orange,橙色,橘色
yellow,黄色
green,绿色,墨绿
blue,navy,dark blue,蓝色,藏青,深蓝,藏青色
purple,violet,紫色
pink,粉色,粉红
brown,棕色,咖啡色,褐色
black,黑色
white,白色,米白,米白色
gray,grey,silver,灰色,浅灰,银色
jan,january,一月
feb,february,二月
mar,march,三月
apr,april,四月
may,五月
jun,june,六月
jul,july,七月
aug,august,八月
sep,september,九月
oct,october,十月
nov,november,十一月
dec,december,十二月
mon,monday,周一,星期一
tue,tuesday,周二,星期二
wed,wednesday,周三,星期三
thu,thursday,周四,星期四
fri,friday,周五,星期五
sat,saturday,周六,星期六
sun,sunday,周日,星期日,星期天`;
