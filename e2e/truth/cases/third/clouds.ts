import { redirect } from '../../serve-truth.ts';
import { came, click, failed, type Site, type TruthCase } from '../../truth-case.ts';
import { form, lateOr } from '../second/second-pages.ts';
import { asking, beside, en, fetched, posted, tap, zh } from './third-pages.ts';

const CREATE = `<table id="t"><tr><th>Name</th><th>Status</th></tr></table><button id="b">Create instance</button><div id="e"></div>`;
/** A row appears as Creating…, and its state is asked for again and again. */
const creating = (last: string, rounds: number): Site => ({
  'GET /': en(
    'Compute',
    CREATE,
    tap(
      `await api('/api'); $('#t').insertAdjacentHTML('beforeend', '<tr><td>tea-1</td><td id="s">Creating…</td></tr>'); for (;;) { await wait(400); const { data } = await api('/state', {}, 'GET'); if (data.error) { $('#s').closest('tr').remove(); e.innerHTML = '<p class="red">' + data.error + '</p>'; return; } $('#s').textContent = data.state; if (data.state === 'Running') return; }`,
    ),
  ),
  'POST /api': { status: 202, json: {} },
  'GET /state': ({ count }) => ({
    json: count < rounds ? { state: 'Creating…' } : last === 'Running' ? { state: last } : { error: last },
  }),
});
const DNS = (told: string): string =>
  zh(
    '云解析 DNS',
    `<table id="t"><tr><td>www</td><td>A</td><td>1.2.3.4</td></tr></table><input aria-label="主机记录" value="mail"><button id="b">确认</button><p id="e"></p>`,
    asking(told),
  );

/** Clouds, domains, databases, issues and builds. */
export const cloudCases: readonly TruthCase[] = [
  {
    name: 'an instance is Creating…, and 1.2 s later Running',
    actions: [click('#b')],
    site: creating('Running', 3),
    truth: came({ mayWait: true }),
    check: { seen: /Running/ },
  },
  {
    name: 'an instance is Creating…, and then the quota is exceeded',
    actions: [click('#b')],
    site: creating('Quota ‘CPUS’ exceeded. Limit: 8.0 in region europe-west1.', 3),
    truth: failed(/quota/i),
  },
  {
    name: 'an instance is still Creating… when one stops looking',
    actions: [click('#b')],
    site: creating('Running', 99),
    truth: lateOr(/creating/),
    check: { seen: /Creating…/ },
  },
  {
    name: '阿里云：停止实例，停止中，随后已停止',
    actions: [click('#b')],
    site: {
      'GET /': zh(
        '云服务器 ECS',
        `<table><tr><td>i-tea01</td><td id="e">运行中</td></tr></table><button id="b">停止</button>${beside.clock}`,
        tap(
          `await api('/api'); e.textContent = '停止中'; await wait(1000); e.textContent = (await api('/state', {}, 'GET')).data.status;`,
        ),
      ),
      'POST /api': { json: { RequestId: '7F3K' } },
      'GET /state': { json: { status: '已停止' } },
    },
    truth: came({ mayWait: true }),
    check: { seen: /已停止/ },
  },
  fetched(
    '阿里云：余额少于100元，不能创建按量付费实例',
    zh(
      '云服务器 ECS',
      `<p>按量付费 2核4G</p><button id="b">创建实例</button><div id="e"></div>`,
      asking(
        `e.innerHTML = '<div class="next-message next-message-error"><i class="next-icon"></i>' + data.message + '</div>';`,
      ),
    ),
    { status: 403, json: { message: '您的账户可用余额小于100元，无法创建按量付费实例，请先充值。' } },
    failed(/余额小于|无法创建/),
  ),
  fetched(
    '云解析：记录已存在',
    DNS(`if (data.code) e.innerHTML = '<span class="red">' + data.msg + '</span>';`),
    { json: { code: 'DomainRecordDuplicate', msg: '添加失败：该解析记录已存在' } },
    failed(/已存在/),
  ),
  fetched(
    '云解析：添加成功，列表多一行',
    DNS(
      `$('#t').insertAdjacentHTML('afterbegin', '<tr><td>mail</td><td>A</td><td>5.6.7.8</td></tr>'); pop('添加解析记录成功', 'tea-message', 2000);`,
    ),
    { json: { code: 0 } },
    came(),
    /5\.6\.7\.8/,
  ),
  fetched(
    'pgAdmin: UPDATE 3, in the tab Messages',
    en(
      'pgAdmin',
      `<textarea aria-label="Query">UPDATE tea SET hot = true</textarea><button id="b" aria-label="Execute script">▶</button><pre id="e"></pre>`,
      asking(`e.textContent = 'UPDATE 3\\n\\nQuery returned successfully in 54 msec.';`),
    ),
    { json: {} },
    came(),
    /UPDATE 3/,
  ),
  posted(
    'GitHub: all jobs are run again, a flash and a state tell it',
    en('Actions', `<h1>build #41 ✗</h1>${form('', 'Re-run all jobs')}`),
    redirect('/run', 302),
    came(),
    /Queued/,
    {
      'GET /run': en(
        'Actions',
        '<div class="flash">You have successfully requested all jobs in this workflow to be re-run.</div><h1>build #41</h1><p>Status: Queued</p>',
      ),
    },
  ),
  fetched(
    'GitLab: merge failed, rebase first',
    en(
      'Merge request',
      `<p id="e">Ready to merge!</p><button id="b">Merge</button>`,
      tap(
        `b.textContent = 'Merging…'; const { data } = await api('/api'); b.textContent = 'Merge'; e.textContent = data.merge_error;`,
      ),
    ),
    {
      json: {
        merge_error:
          'Merge failed: Fast-forward merge is not possible. Please rebase the source branch onto the target branch.',
      },
    },
    failed(/not possible|merge failed/i),
  ),
  posted(
    'Jira: an illegal workflow operation',
    en('Jira', `<h1>TEA-12</h1><p>Status: Closed</p>${form('', 'Start Progress')}`),
    en(
      'Jira',
      '<h1>Workflow Action Invalid</h1><p>It seems that you have tried to perform an illegal workflow operation.</p>',
    ),
    failed(/illegal workflow|action invalid/i),
  ),
  fetched(
    '禅道：解决 Bug，状态变为已解决',
    zh(
      '禅道',
      `<h1>BUG #77 壶盖松动</h1><p>Bug状态 <b id="e">激活</b></p><button id="b">解决</button>`,
      asking(`pop('保存成功', 'messager', 1500); await wait(300); e.textContent = '已解决';`),
    ),
    { json: { result: 'success' } },
    came(),
    /已解决/,
  ),
];
