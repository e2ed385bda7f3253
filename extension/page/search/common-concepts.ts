/** Words of all kinds of pages, one concept a line, in both languages. Latin words in lower case without a plural `s`. */
export const COMMON_CONCEPTS = `log in,sign in,login,signin,log on,登录,登入,登陆
log out,sign out,logout,signout,log off,登出,注销,退出登录,退出
sign up,signup,register,registration,create account,join,注册
account,profile,avatar,个人,账户,账号,帐号,帐户,资料,我的
username,user name,用户名
user,member,people,用户,成员,会员
password,passcode,密码,口令
forgot,recover,忘记,找回
verification code,verify,otp,one time code,code,验证码,校验码,验证
search,find,look up,look for,lookup,query,搜索,查找,查询,检索,搜,找
filter,refine,narrow,筛选,过滤,只看,仅看,只显示
sort,order by,rank,sorting,排序,排列,按
next,continue,proceed,forward,next step,下一步,下一页,继续,下一个,向前,往后
previous,prev,back,return,last step,newer,上一步,上一页,返回,后退,上一个,回到
page,页
submit,send,post,提交,发送,发出,发消息,发布
save,apply,keep,store,保存,存储,应用
draft,草稿
cancel,abort,dismiss,取消,放弃
close,exit,hide,关闭,收起
ok,confirm,done,accept,agree,yes,确定,确认,完成,同意,接受,好的
reject,decline,deny,refuse,拒绝,驳回
delete,remove,erase,discard,clear,trash,throw away,get rid of,删除,移除,清除,清空,删掉,删了,扔掉,去掉,删
trash,recycle bin,bin,deleted,回收站,废纸篓,垃圾箱
add,new,create,insert,put in,compose,write,新增,添加,新建,创建,增加,加入,加到,写,加,插入
edit,modify,change,update,rename,correct,编辑,修改,更改,更新,改成,改为,更换,改,换
cart,basket,bag,shopping cart,购物车,购物袋
buy,purchase,order now,buy now,checkout,check out,place order,购买,下单,结账,结算,立即购买
pay,payment,付款,支付,缴费,付费
paid,已付款,已支付
order,订单
invoice,receipt,发票,收据
billing,bill,账单,计费
card,卡片,卡
bank card,credit card,银行卡,信用卡,card
price,amount,total,cost,sum,价格,金额,总价,总额,总计,费用
budget,预算
discount,折扣,优惠
tax,税,税率
coupon,promo code,voucher,优惠券,优惠码
quantity,qty,count,number of,数量,件数,几件
product,item,good,商品,产品,货品
catalog,category,categorie,目录,分类,类别
shop,store,storefront,商店,店铺,商城
favorite,favourite,wishlist,star,bookmark,heart,收藏,星标,标星,加星,收藏夹,喜欢
like,thumb up,heart,点赞,喜欢,赞
share,invite,分享,共享,邀请
comment,评论,留言
review,rating,rate,evaluate,评价,评分,点评
reply,answer,respond,回复,答复
message,chat,conversation,dm,消息,聊天,对话,私信,信息
email,mail,e mail,envelope,letter,邮箱,邮件,电子邮件,信件
compose,write,write email,写信,写邮件,发邮件
inbox,收件箱
sent,已发送,发件箱
phone,telephone,mobile,tel,cell,手机,电话,手机号
address,地址,住址
name,名称,姓名,名字,称呼
first name,given name,forename,名字,名
last name,surname,family name,姓氏,姓
nickname,昵称
title,subject,heading,标题,主题,题目
description,detail,note,描述,说明,备注,详情,详细
bio,about me,introduction,简介,自我介绍
content,body,text,内容,正文,文字
date,day,日期
start,begin,from,开始,起始
end,finish,until,结束,截止
time,hour,时间,时刻
timezone,time zone,时区
calendar,schedule,日历,日程
event,appointment,meeting,活动,日程,会议,预约
today,今天,今日
week,weekly,周,星期
month,monthly,月,月份
year,yearly,annual,年,年度
country,region,nation,国家,地区
city,town,城市
company,organization,organisation,公司,企业,组织,单位
enterprise,business,企业
client,customer,客户,顾客
language,locale,translation,语言,语种,翻译,english,简体中文,繁體中文,中文,deutsch,français,español,日本語,русский
upload,attach,attachment,上传,附件,附加
download,下载
export,导出,输出
import,导入
print,打印
file,document,文件,文档
folder,directory,文件夹
image,picture,photo,avatar,图片,照片,头像,图像,截图,screenshot
video,视频
call,通话,呼叫
voice,audio,语音,音频
play,播放
pause,stop,暂停,停止
setting,preference,option,configuration,configure,设置,偏好,选项,配置
theme,appearance,skin,主题,外观
dark,night,深色,暗色,夜间,黑色
light,浅色,亮色
color,colour,颜色,色彩
notification,alert,notice,通知,提醒,提示,消息
help,support,faq,customer service,帮助,支持,客服,人工
contact,reach,联系,联络
about,关于
home,homepage,首页,主页
menu,navigation,菜单,导航
dashboard,overview,console,仪表盘,仪表板,概览,控制台,总览
report,报告,报表
chart,graph,statistic,analytic,图表,统计,分析
table,表格
list,列表,清单
grid,tile,thumbnail,网格,缩略图,大图标,宫格
row,行
all,every,everything,whole,全部,所有,全
select,choose,pick,选择,选中,挑选,选
check,tick,勾选
show,view,see,display,open,look at,查看,显示,看,看看,打开,浏览
more,更多
expand,unfold,展开
collapse,fold,折叠
refresh,reload,刷新,重新加载
reset,restore,重置,复位,恢复
copy,duplicate,clone,复制,拷贝
paste,粘贴
undo,撤销
enable,turn on,activate,启用,开启,打开,激活
disable,turn off,deactivate,禁用,停用,关掉
connect,link,绑定,连接,关联
subscribe,subscription,follow,newsletter,订阅,关注
unsubscribe,unfollow,退订,取消关注,取消订阅
upgrade,升级
plan,package,套餐,方案,计划
invite,invitation,邀请
team,group,团队,小组,群组,群
role,permission,角色,权限
admin,administrator,管理员,管理
status,state,状态
pending,waiting,待处理,待定,等待
cancelled,canceled,已取消
to do,todo,待办
priority,urgent,importance,优先级,紧急,重要
public,公开
private,私密,私有,非公开
visibility,可见性,可见范围,可见
project,项目,工程
task,job,任务
tag,label,标签
license,licence,许可,许可证,授权
privacy,隐私
policy,terms,term,agreement,条款,协议,政策
security,secure,安全
read,已读
unread,未读
move,drag,移动
agree,同意
map,location,地图,位置
volume,音量
size,大小,尺寸
font,字体,字号
bold,粗体,加粗
italic,斜体
underline,下划线
first,首,第一
last,末,最后
left,左
right,右
increase,increment,增加,加一,调高
decrease,decrement,减少,减一,调低
backup,备用,备份
optional,可选
weight,重量
gender,sex,性别
age,年龄
birthday,birth,date of birth,生日,出生
complain,complaint,投诉,举报
refund,退款,退钱
delivery,shipping,shipment,track,物流,配送,快递,送货,发货
website,site,url,homepage,网站,网址,链接
emoji,smiley,表情
transfer,转让,转移,转账
leave,quit,离开
data,数据
media,媒体
component,widget,control,组件,控件
bug,issue,problem,error,fault,错误,问题,缺陷,故障,报错
documentation,doc,guide,tutorial,manual,reference,文档,指南,教程,手册,使用说明
feedback,suggestion,反馈,意见,建议
blog,article,post,博客,文章
news,headline,新闻,资讯,新闻动态
version,release,版本
history,record,log,revision,历史,记录,历史版本,查看历史
toggle,switch,切换,开关
gallery,album,相册,图库
carousel,slide,slideshow,轮播,幻灯片
full screen,fullscreen,maximize,全屏,最大化
zoom in,enlarge,放大
zoom out,shrink,缩小
source code,source,源码,源代码
template,模板
wallet,balance,钱包,余额
top up,recharge,充值
qr code,scan,二维码,扫码,扫一扫`;
