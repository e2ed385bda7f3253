/**
 * What the names of pictures mean: of icon fonts and sprites, in English and in pinyin (the default of iconfont.cn). One
 * concept a line, as in `common-concepts.ts`.
 */
export const ICON_CONCEPTS = `setting,gear,cog,cogwheel,wrench,tool,tune,shezhi,设置
filter,funnel,slider,shaixuan,筛选
delete,remove,trash,trash can,bin,shanchu,删除,删掉
edit,pencil,pen,bianji,编辑,修改,改
rename,zhongmingming,cursor text,重命名,改名,改个名字,名字
close,x,xmark,cross,guanbi,关闭
add,plus,new,tianjia,xinzeng,添加,新建,加
decrease,minus,jianshao,减少
like,thumb up,thumbup,dianzan,点赞,赞
dislike,thumb down,thumbdown,点踩,踩,不喜欢
favorite,star,heart,bookmark,shoucang,xihuan,收藏
share,fenxiang,分享
forward,zhuanfa,转发
reply,huifu,回复
comment,bubble,speech,pinglun,评论
message,envelope,mail,xiaoxi,youjian,消息,私信,邮件
notification,bell,tongzhi,通知
search,magnifier,magnifying glass,glass,sousuo,搜索
refresh,sync,rotate,reload,arrow repeat,shuaxin,刷新
download,xiazai,arrow down tray,下载
upload,shangchuan,arrow up tray,上传
next,arrow right,chevron right,angle right,caret right,right arrow,xiayiye,下一个,下一页,下一步,下个
previous,back,arrow left,chevron left,angle left,caret left,left arrow,fanhui,上一个,上一页,返回,上个
expand,chevron down,angle down,caret down,zhankai,展开
collapse,chevron up,angle up,caret up,shouqi,收起,折叠
top,arrow up,back to top,totop,顶部,回到顶部,返回顶部,zhiding
menu,bar,hamburger,burger,caidan,菜单
more,ellipsis,kebab,dot,meatball,overflow,three dot,gengduo,更多
home,house,shouye,首页
account,user,person,avatar,face,wode,yonghu,账户,我的,头像
calendar,rili,riqi,日历
later,clock,snooze,time,稍后,以后看,稍后再看,留着,稍后观看
location,marker,map marker,geo,dingwei,地图,位置
lock,suo,锁,锁定,锁住
unlock,解锁
copy,clipboard,clone,duplicate,fuzhi,复制
undo,chexiao,撤销,撤回
redo,chongzuo,重做,恢复
link,chain,lianjie,链接
image,picture,photo,tupian,图片,照片
video,film,camera,camcorder,shipin,视频,摄像头
microphone,mic,voice,record,maikefeng,语音,录音,麦克风
volume,speaker,sound,mute,yinliang,音量,声音,静音
call,phone,telephone,headset,dianhua,电话,通话
play,bofang,播放
pause,zanting,暂停
full screen,fullscreen,maximize,quanping,全屏
picture in picture,pip,画中画
emoji,smile,smiley,laugh,biaoqing,表情
attach,paperclip,clip,attachment,fujian,附件,附上
send,paper plane,plane,fasong,发送,发出
print,printer,dayin,打印
sort,paixu,排序
view,eye,preview,yulan,chakan,查看,预览
hide,eye slash,eye off,yincang,隐藏
help,question,question circle,question mark,bangzhu,帮助
information,info,信息,详情,说明
customer service,headset,headphone,service,kefu,客服
cart,basket,bag,gouwuche,购物车
language,globe,translate,world,earth,yuyan,语言
dark,moon,night,深色,夜间
light,sun,浅色,日间
report,flag,jubao,举报
block,ban,forbid,拉黑
save,disk,floppy,baocun,保存
cloud,drive,网盘,云盘
tag,label,biaoqian,标签
folder,wenjianjia,文件夹
file,wenjian,文件
list,bullet,unordered,unordered list,unorderedlist,ul,dot list,项目符号,liebiao,列表
ordered list,numbered list,orderedlist,ol,编号列表
grid,th,tile,thumbnail,缩略图
code,view code,code view,html,代码
bold,strong,jiacu,粗体,加粗
italic,xieti,斜体
underline,xiahuaxian,下划线
text color,font color,forecolor,字体颜色,文字颜色,字的颜色
background color,highlight,fill,填充色,背景色,底色
format,paintformat,magic,格式,格式刷,样式
log out,logout,sign out,power off,exit,tuichu,退出,退出登录
log in,sign in,enter,denglu,登录
pin,thumbtack,置顶,固定
qr code,scan,saoma,saoyisao,扫码
feedback,fankui,反馈
history,clock,lishi,历史
skin,theme,palette,huanfu,换肤,皮肤
transfer,chuanshu,传输
visible,visibility,public,organization visible,可见,谁能看`;
