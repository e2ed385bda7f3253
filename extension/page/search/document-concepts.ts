/** Words of editors, sheets, drawings, viewers, players and consoles. One concept a line, as in `common-concepts.ts`. */
export const DOCUMENT_CONCEPTS = `editor,编辑器,编辑框
full screen,fullscreen,full window,fill the screen,铺满,铺满屏幕,占满,整个屏幕
exit full screen,leave full screen,还原
readonly,lock,locked,只读,不能改,不可编辑,不许改,不让改
editable,writable,可编辑,能改
dirty,changed,unsaved,modified,改动,改过,有没有改,未保存
clear formatting,eraser
superscript,sup,上标
subscript,sub,下标
line height,line spacing,行高,行距
heading,header,h1,标题
horizontal rule,horizontal line,divider,separator,hr,分割线,分隔线,横线
page break,分页,分页符
line break,newline,换行
word wrap,wrap,soft wrap,自动换行
word count,character count,字数
find and replace,replace,查找替换,替换
deselect,unselect,select none,clear selection,全不选,不选
invert,inverse,reverse,反选,反向,倒序,颠倒
cut,剪切,剪下
spell check,spelling,拼写,拼写检查
special character,symbol,character map,omega,特殊字符,符号,特殊符号
equation,math,latex,formula,sigma,数学公式,公式
table of contents,toc,目录
anchor,锚点,书签
hyperlink,link,url,超链接,链接,网址
unlink,break link,断开链接
embed,iframe,嵌入
snippet,pre,代码块,代码
justify,justified,两端对齐
顶端对齐,靠上
align bottom,bottom align,底端对齐,靠下
vertical,垂直,竖向,纵向,竖着
horizontal,水平,横向,横着
landscape,横版,横屏
portrait,竖版,竖屏
rotate,turn,spin,旋转,转一下,转过来
counterclockwise,向左旋转,逆时针
clockwise,向右旋转,顺时针
flip,mirror,翻转,镜像
crop,trim,裁剪,剪裁,裁切
resize,scale,dimension,缩放,调整大小
opacity,transparency,transparent,透明度,不透明度,透明
brightness,亮度
contrast,对比度
stroke,outline,border,描边,轮廓,边线
line width,stroke width,thickness,线宽,粗细
填充,涂色
gradient,渐变
shadow,阴影
layer,图层
bring to front,to front,置顶,置于顶层,移到最前
置底,置于底层,移到最后
组合,成组
ungroup,取消组合,解组,拆开
shape,figure,形状,图形
rectangle,square,矩形,方形,正方形,方框,长方形
circle,ellipse,oval,round,圆形,椭圆,画圆
triangle,三角形
polygon,多边形
arrow,箭头
直线,线条,画线
curve,path,bezier,曲线,路径
freehand,pencil,draw,brush,铅笔,画笔,手绘,涂鸦,画画
eraser,rubber,erase,橡皮,橡皮擦
文字工具,文本框,写字
eyedropper,color picker,吸管,取色,取色器
ruler,标尺,尺子
grid line,gridline,网格线
snap,snapping,吸附
canvas,artboard,画布,画板
zoom,magnify,缩放
fit,fit to screen,fit to width,fit page,适应,适合,适合页面,适应屏幕,适合宽度
actual size,original size,100%,实际大小,原始大小
pan,grab,手形,拖动,平移
sidebar,side panel,侧边栏,边栏,侧栏
toolbar,ribbon,工具栏,工具条
page number,jump to page,页码,跳到,跳转,翻到,转到
最后一页,末页,尾页
turn the page,page down,翻页,往后翻,下翻
page up,往前翻,上翻
bookmark,书签
annotation,annotate,markup,批注,注释,标注
highlight,marker,高亮,荧光笔,突出显示
sign,签名,签字,签署
watermark,水印
presentation,演示,放映,演示模式
excel,spreadsheet,xls,xlsx,csv,sheet,表格,电子表格
word,docx,doc,文档
pdf,portable document
powerpoint,ppt,pptx,演示文稿
json,xml,yaml
txt,plain text,文本文件,纯文本
zip,archive,compress,压缩,打包,压缩包
unzip,unpack,解压,解压缩
freeze,freeze pane,冻结,固定
autosum,求和,合计,汇总
average,mean,平均,平均值
maximum,max,largest,highest,最大,最大值,最高
minimum,min,smallest,lowest,最小,最小值,最低
percent,percentage,百分比,百分号
money,货币,币种
decimal,小数,小数位
number format,数字格式
data validation,数据校验
pivot table,pivot,透视表,数据透视
ascending,a to z,smallest first,oldest first,升序,从小到大,从低到高,正序
descending,z to a,largest first,降序,从大到小,从高到低
per page,rows per page,entrie,每页,每页条数,每页多少
batch,bulk,in bulk,批量,一起,一次性
tree,hierarchy,树形,树状,层级
node,节点,元素
edge,connection,connector,连线,连接线
开始,起点
结束,终点
gateway,decision,网关,判断,分支
swimlane,泳道
flow,flowchart,workflow,process,流程,流程图,工作流
diagram,图表
schema,模型,结构,定义
import,载入,导入,加载
export,另存为,存成,导出,输出
run,execute,try it out,launch,运行,执行,试一下,试试,跑一下
stop,terminate,kill,halt,停止,终止,停掉,中止
debug,调试
build,compile,编译,构建
deploy,部署,上线
test,测试
format,beautify,pretty,prettify,格式化,美化,整理
minify,compress,压缩
validate,lint,校验,验证,检查
console,terminal,shell,控制台,终端,命令行
variable,变量
environment,环境
endpoint,api,接口
request,请求
response,响应,返回结果
parameter,argument,param,参数
authorize,authenticate,authentication,auth,授权,认证,鉴权
webhook,callback,回调
query,sql,查询,语句
cron,schedule,scheduled,定时,定时任务
conversation,会话,新对话,对话
inspector,inspect,检查,查看元素
shortcut,hotkey,keyboard shortcut,快捷键,键盘快捷键
volume up,louder,大声,调大声
volume down,quieter,小声,调小声,音量减
fast forward,skip forward,seek forward,快进
rewind,skip back,seek back,快退,倒退,往回
repeat,loop,replay,循环,重复,重播,重放
shuffle,random,打乱
playlist,列表
lyric,歌词
speed,playback rate,rate,倍速,速度,快一点,慢一点
mirror,flip,镜像
screenshot,snapshot,capture,截图,截屏
crop,剪辑
theater mode,wide screen,cinema,影院模式,宽屏,网页全屏
quality,hd,清晰度,画质,高清
minimize,minimise,最小化
tab,标签
dialog,modal,popup,对话框,弹窗,弹出框
tooltip,提示
accordion,手风琴
dropdown,drop down,下拉,下拉框,下拉列表
checkbox,复选框,多选框,勾选框
radio,radio button,单选,单选框,单选按钮
text area,textarea,多行文本,文本域
slider,滑块,滑动条,拖动条
spinner,stepper,数字框,计数器
rating,stars,打分,评分,星级,打星
date picker,datepicker
time picker,timepicker
color picker,colorpicker,选色,取色
icon,图标
pagination,pager,分页
breadcrumb,面包屑
按月,月视图
按周,周视图
按天,日视图,按日
按年,年视图
明年,下一年
去年,上一年
tomorrow,明天
yesterday,昨天
baseline,基线
dependency,依赖
critical path,关键路径
gantt,甘特图`;
