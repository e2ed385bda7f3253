import { came, click, failed, type TruthCase } from '../../truth-case.ts';
import { acted, form } from '../second/second-pages.ts';
import { ALERTED, asking, beside, en, fetched, ja, ko, posted, tap, zh } from './third-pages.ts';

const DAY = `<ul id="d" aria-label="Thursday"><li>9:00 Standup</li></ul><div id="c" role="dialog" aria-label="Event"><input aria-label="Title" value="Tea tasting"><button id="b">Save</button></div>`;
const CHIP = `$('#c').hidden = true; $('#d').insertAdjacentHTML('beforeend', '<li id="n">15:00 Tea tasting</li>');`;
const LEAVE = form(
  '<input name="days" aria-label="请假天数" value="3"><textarea name="why" aria-label="事由">探亲</textarea>',
  '提交',
);

/** Calendars, leave, approvals and meeting rooms. */
export const officeCases: readonly TruthCase[] = [
  fetched(
    '钉钉审批：同意后状态变为已同意',
    zh(
      '钉钉审批',
      `<p>小梅提交的出差申请</p><p id="e">审批中</p><footer id="f"><button>拒绝</button><button id="b">同意</button></footer>${beside.unread}`,
      asking(`$('#f').remove(); e.textContent = '审批通过'; pop('已同意', 'dt-toast', 1500);`),
    ),
    { json: { success: true } },
    came(),
    /审批通过/,
  ),
  acted(
    '飞书审批：必填项未填，字段下小红字',
    [click('#b')],
    zh(
      '飞书审批',
      `<label>报销事由 * <input id="w"></label><small id="e" class="red"></small><button id="b">提交</button>`,
      tap(`if (!$('#w').value) e.textContent = '请填写报销事由';`),
    ),
    failed(/请填写/),
  ),
  posted(
    'OA：剩余年假不足',
    zh('协同办公', LEAVE),
    zh('协同办公', `<div class="warn">提交不成功：您的剩余年假为1.5天，不足本次申请天数。</div>${LEAVE}`),
    failed(/不足|不成功/),
  ),
  posted(
    'OA 在框架里：流程提交成功，列表里是已提交',
    zh('协同办公', '<p>请假流程</p><iframe src="/flow" width="600" height="300"></iframe>'),
    zh('流程', '<table><tr><td>请假申请 2026-118</td><td>已提交，待部门经理审批</td></tr></table>'),
    came(),
    /待部门经理审批/,
    { 'GET /flow': zh('流程', LEAVE) },
  ),
  fetched(
    'OA：该流程已被他人处理，alert 提示',
    zh(
      '协同办公',
      `<p>采购申请 待办</p><button id="b">批准</button>`,
      asking(`if (data.errcode) alert(data.errmsg);`),
    ),
    { json: { errcode: 301, errmsg: '该流程已被其他审批人处理，无需重复操作！' } },
    failed(/已被其他审批人处理/),
    ALERTED,
  ),
  fetched(
    '会议室：该时段已被占用',
    zh(
      '会议室预定',
      `<p>302会议室 14:00-15:00</p><button id="b">立即预定</button><p id="e"></p>`,
      asking(`e.innerHTML = '<span class="red">' + data.msg + '</span>';`),
    ),
    { json: { code: 409, msg: '该时段会议室已被【市场部-周会】占用' } },
    failed(/占用/),
  ),
  fetched(
    '考勤：打卡成功，旁边时钟在走',
    zh(
      '考勤',
      `${beside.clock}<button id="b">上班打卡</button><ul id="e"></ul>`,
      asking(`e.innerHTML = '<li>上班 08:58 打卡成功</li>'; b.textContent = '下班打卡';`),
    ),
    { json: { code: 0 } },
    came(),
    /打卡成功/,
  ),
  fetched(
    '考勤：不在范围内，旁边时钟在走',
    zh(
      '考勤',
      `${beside.clock}<button id="b">上班打卡</button><p id="e"></p>`,
      asking(`e.textContent = '您当前不在考勤范围内，无法打卡';`),
    ),
    { json: { code: 7 } },
    failed(/不在考勤范围|无法打卡/),
  ),
  fetched(
    'calendar: saved, the event is in the day, its dialog is gone',
    en('Calendar', DAY, asking(`${CHIP} pop('Event saved', 'snack', 2000, 'status');`)),
    { json: {} },
    came(),
    /15:00 Tea tasting/,
  ),
  fetched(
    'calendar: the event stands there for 700 ms, and then: couldn’t save',
    en(
      'Calendar',
      DAY,
      tap(
        `${CHIP} const { ok } = await api('/api'); if (!ok) { $('#n').remove(); pop('Couldn’t save your event. Try again.', 'snack', 2500); }`,
      ),
    ),
    { status: 503, json: {}, delay: 700 },
    failed(/couldn’t save/i),
    { unseen: /15:00/, looking: 2000 },
  ),
  posted(
    'Korean: the leave is on its way to be approved',
    ko('근태관리', form('<p>연차 2일</p>', '결재 상신')),
    ko('근태관리', '<p>결재가 상신되었습니다.</p><table><tr><td>연차 2일</td><td>결재대기</td></tr></table>'),
    came(),
    /상신되었습니다/,
  ),
  fetched(
    '経費精算: no receipt is attached',
    ja(
      '経費精算',
      `<p>タクシー代 2,300円</p><button id="b">申請する</button><p id="e"></p>`,
      asking(`e.innerHTML = '<span class="red">領収書が添付されていないため申請できません。</span>';`),
    ),
    { status: 400, json: {} },
    failed(/申請できません|添付されていない/),
  ),
];
