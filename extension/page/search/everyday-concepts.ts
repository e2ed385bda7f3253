/** Words of everyday errands: money, travel, health, school, offices, messages. One concept a line, as in `common-concepts.ts`. */
export const EVERYDAY_CONCEPTS = `datetime,date time,日期时间
threw away,thrown away,trash,delete,回收站
share,send link,give access,发给,发送链接,分享
publish now,立即发布,马上发
publish later,schedule,定时发布,定时,过两天
存草稿,存为草稿,先存着
发帖,发文
photo,take a photo,camera,拍照,相机
好友,朋友,联系人
add friend,加好友
follower,粉丝,关注者
following,关注的人
stranger,陌生人
blocklist,blacklist,blocked,黑名单
announcement,notice,bulletin,公告,通告
poll,vote,survey,questionnaire,投票,问卷,调查
gift,礼物,送礼
red packet,红包
积分,奖励,点数
statement,transaction,bill,流水,明细,对账单,交易记录
deposit,top up,add money,存款,充值,存钱
withdraw,withdrawal,cash out,提现,取款,取钱
transfer,remit,send money,转账,汇款,打钱
payee,recipient,beneficiary,收款人,收件人
payer,sender,付款人,发件人
贷款,借款
repay,repayment,还款,还钱
利息,利率
invest,investment,fund,投资,理财,基金
insurance,insure,保险
declare,declaration,报税,申报
exchange rate,汇率,兑换
receipt,发票,收据,小票
reimburse,expense,expense claim,报销,费用
salary,payroll,wage,工资,薪资,薪水
contract,agreement,合同,协议
quotation,报价,报价单
supplier,vendor,供应商
warehouse,仓库
return goods,退货,退换
address book,收货地址,地址簿
store pickup,pick up,自提,取货
express,courier,快递
sign for,receive,确认收货,签收
查快递,查物流
buy again,reorder,order again,再来一单,再买
cheapest,lowest price,price low to high,最便宜,价格从低到高
most expensive,highest price,price high to low,最贵,价格从高到低
best selling,bestseller,sales,销量,畅销,卖得最好
brand,品牌
flight,plane,airplane,机票,航班,飞机
train,railway,火车,高铁,火车票
bus,coach,公交,巴士,大巴
car,vehicle,汽车,开车,车辆
taxi,cab,ride,打车,出租车
bike,bicycle,自行车,单车,骑行
on foot,步行,走路
direction,navigate,路线,导航,怎么走
depart,departure,leaving from,origin,出发,出发地,起飞
arrive,arrival,going to,destination,到达,目的地
round trip,return trip,往返,来回
one way,单程
passenger,traveller,traveler,乘客,乘机人,旅客,出行人
seat,座位,选座
luggage,baggage,行李
boarding pass,登机牌,值机
hotel,accommodation,酒店,住宿,民宿
房间,房型
客人,住客,入住人
check in,入住
check out,离店,退房
breakfast,早餐
admission,门票
reserve,reservation,booking,预订,预约
cancel booking,cancel reservation,取消预订,退订
reschedule,rebook,改签,改期
restaurant,dining,餐厅,饭店,吃饭
takeaway,take out,外卖
菜单,菜谱
recipe,食谱,做法
ingredient,食材,配料
doctor,physician,医生,大夫
hospital,clinic,医院,诊所
patient,病人,患者,就诊人
科室,部门
appointment,register with doctor,挂号,预约
prescription,medicine,drug,处方,药品
test result,lab report,检查结果,化验单,报告单
symptom,症状
vaccine,vaccination,疫苗
emergency,sos,紧急,急救
course,lesson,课程,上课
lecture,video lesson,讲座,视频课
homework,assignment,exercise,作业,练习,习题
exam,test,quiz,考试,测验,考卷
成绩,分数
teacher,instructor,lecturer,老师,教师,讲师
student,learner,pupil,学生,学员
enroll,enrol,join course,sign up for,报名,选课
diploma,证书,文凭
memo,jot down,笔记,便签,记一下
ask a question,提问,问题,问一下
solution,答案,解答
library,图书馆,图书
借阅,借书
writer,作者
dictionary,词典,字典
resume,cv,简历
应聘,投简历,申请职位
vacancy,opening,职位,岗位
employee,staff,员工,职员
vacation,time off,day off,请假,休假,年假
attendance,punch,考勤,打卡
approval,审批,批准,通过
manager,领导,经理,主管
visa,签证
passport,护照
id card,identity card,id number,身份证,证件,证件号
residence,household,居住,户口
申请表,网上申请
办理进度,查进度
penalty,罚款,罚单
license plate,plate number,车牌,车牌号
electricity,power bill,电费,用电
water bill,水费
gas bill,燃气费
rent,rental,lease,租房,租金
house,apartment,property,real estate,房子,房产,公寓
repair,fix,maintenance,维修,修理,报修
weather,forecast,天气,预报
temperature,温度
rain,rainy,下雨
sport,体育,运动
game,游戏
start game,new game,开始游戏,新游戏,再来一局,重新开始
规则,玩法
music,song,音乐,歌曲
movie,film,电影
tv,电视剧,剧集
novel,小说
comic,manga,漫画
mark as read,标为已读,标记已读,已读
mark as unread,标为未读
outbox,发件箱,已发送
cc,carbon copy,抄送
bcc,密送,暗送
recipient,收件人
out of office,auto reply,vacation responder,自动回复
过滤器,收信规则
recently used,最近
offline,available offline,离线,离线使用
sync,synchronize,synchronise,同步
backup,back up,备份
recover,roll back,恢复,还原,回滚
trash,empty trash
storage,剩余空间
remember me,stay signed in,keep me logged in,记住我,记住密码,保持登录,自动登录
two factor,2fa,two step,两步验证,双重验证,二次验证
resend,获取验证码,重发
地区,区域
币种,货币
dark mode,night mode,深色模式,夜间模式,暗黑模式
larger text,字号,字大一点
accessibility,无障碍
feedback,提意见
get in touch,联系我们
terms of use,服务条款
跳过,以后再说,暂不
got it,i know,understand,知道了,我知道了
try again,retry,重试,再试一次
learn more,了解更多
load more,加载更多,更多`;
