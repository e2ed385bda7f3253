import { inBrowser } from '../page/show.ts';
import { type Ask, testAsks } from './asks.ts';

/** Widgets that nothing had been tuned on when these asks were written. */
const show = inBrowser();

const MONTH = { value: '2027-03' };
const QUARTER = { value: '2027-Q2' };
const IN_WEEK = { value: '2027-03-10' };
const YEAR = { value: '2031' };
const MONTHS = { value: '2026-12', end: '2027-02' };
const MOMENT = { value: '2026-12-24 18:45' };
const NINGBO = { value: 'Zhejiang / Ningbo' };
const NONE = {};
const LOUD = { value: 77 };
const HOUR = { value: '09:30' };
const SEVEN = { value: 7 };
const TWO = { value: ['Paris', 'Lima'] };
const STAY = { value: '2026-12-29', end: '2027-01-03' };
const TOKYO = { value: 'Tokyo' };
const DAY = { value: '2027-03-05' };

const DATES: Ask[] = [
  ['antd.tsx', '$#month', MONTH, 'month', '2027-03'],
  ['antd.tsx', '$#quarter', QUARTER, 'quarter', '2027-Q2'],
  ['antd.tsx', '$#week', IN_WEEK, 'week', '2027-03-10'],
  ['antd.tsx', '$#year', YEAR, 'year', '2031'],
  ['antd.tsx', '$#from', MONTHS, 'months', ['2026-12', '2027-02']],
  ['antd.tsx', '$#moment', MOMENT, 'moment', '2026-12-24 18:45:00'],
  ['antd.tsx', '$#hour', { value: '15:20' }, 'hour', '3:20 pm'],
  ['element-plus.ts', '$#month', MONTH, 'month', '2027-03'],
  ['element-plus.ts', '$#year', YEAR, 'year', '2031'],
  ['element-plus.ts', '$#week', IN_WEEK, 'week', '2027-03-07'],
  ['element-plus.ts', '$#months-box input', MONTHS, 'months', ['2026-12', '2027-02']],
  ['element-plus.ts', '$#moment', MOMENT, 'moment', '2026-12-24 18:45:00'],
  ['arco-vue.ts', '$#month-box input', MONTH, 'month', '2027-03'],
  ['arco-vue.ts', '$#quarter-box input', QUARTER, 'quarter', '2027-04'],
  ['arco-vue.ts', '$#year-box input', YEAR, 'year', '2031'],
  ['arco-vue.ts', '$#hour-box input', HOUR, 'hour', '09:30'],
  ['tdesign-vue.ts', '$#month-box input', MONTH, 'month', '2027-03'],
  ['tdesign-vue.ts', '$#quarter-box input', QUARTER, 'quarter', '2027-Q2'],
  ['tdesign-vue.ts', '$#year-box input', YEAR, 'year', '2031'],
  ['tdesign-vue.ts', '$#moment-box input', MOMENT, 'moment', '2026-12-24 18:45:00'],
  ['tdesign-vue.ts', '$#hour-box input', HOUR, 'hour', '09:30'],
  ['naive-ui.ts', '$#year-box input', YEAR, 'year', '2031'],
  ['naive-ui.ts', '$#quarter-box input', QUARTER, 'quarter', '2027-Q2'],
  ['naive-ui.ts', '$#months-box input', MONTHS, 'months', ['2026-12', '2027-02']],
  ['naive-ui.ts', '$#hour-box input', HOUR, 'hour', '09:30'],
  ['rsuite.tsx', '$.month input', MONTH, 'month', '2027-03'],
  ['rsuite.tsx', '$.hour input', HOUR, 'hour', '09:30'],
  ['rsuite.tsx', '$.moment input', MOMENT, 'moment', '2026-12-24 18:45'],
  ['primevue.ts', '$#month-box input', MONTH, 'month', '2027-03-01'],
  ['primevue.ts', '$#year-box input', YEAR, 'year', '2031-01-01'],
  ['primevue.ts', '$#stay-box input', STAY, 'stay', ['2026-12-29', '2027-01-03']],
  ['plain.ts', '$#month-air', MONTH, 'month-air', '2027-03-01'],
  ['plain.ts', '$#year-air', YEAR, 'year-air', '2031-01-01'],
  ['plain.ts', '$#month-flat', MONTH, 'month-flat', '2027-03-01'],
  ['plain.ts', '$#time-flat', HOUR, 'time-flat', '09:30'],
  ['plain.ts', '$#month-vanilla', MONTH, 'month-vanilla', '2027-03-01'],
  ['plain.ts', '$#birth', DAY, 'birth', '2027-3-5'],
  ['plain.ts', '$#expiry', DAY, 'start', '2027-3-5'],
  ['components.ts', '$#stay', STAY, 'stay', '2026-12-29 - 2027-01-03'],
  ['components.ts', '$#moment input', MOMENT, 'moment', '2026-12-24 18:45'],
  ['plain.ts', '$#birth [name=birth-month]', DAY, 'birth', '2027-3-5'],
];

testAsks(show, 'choose_date', 'later', DATES);

const CHOICES: Ask[] = [
  ['antd.tsx', '$.area', NINGBO, 'area', ['zj', 'nb']],
  ['antd.tsx', '$.trees', { value: ['Ningbo', 'Nanjing'] }, 'trees', ['nb', 'nj']],
  ['element-plus.ts', '$#slot-box .el-select__wrapper', HOUR, 'slot', '09:30'],
  ['element-plus.ts', '$#tree-box .el-select__wrapper', NINGBO, 'tree', 'nb'],
  ['arco-vue.ts', '$#cities-box input', TWO, 'cities', ['paris', 'lima']],
  ['arco-vue.ts', '$#area-box .arco-select-view-single', NINGBO, 'area', 'nb'],
  ['arco-vue.ts', '$#tree-box .arco-select-view-single', NINGBO, 'tree', 'nb'],
  ['tdesign-vue.ts', '$#cities-box .t-select-input', TWO, 'cities', ['paris', 'lima']],
  ['tdesign-vue.ts', '$#area-box .t-cascader', NINGBO, 'area', 'nb'],
  ['rsuite.tsx', '$.tags [role=combobox]', TWO, 'tags', ['paris', 'lima']],
  ['primevue.ts', '$#city-box .p-listbox', TOKYO, 'city', 'tokyo'],
  ['primereact.tsx', '$.city', TOKYO, 'city', 'tokyo'],
  ['components.ts', '$#cities input', TWO, 'cities', ['Paris', 'Lima']],
];

testAsks(show, 'select', 'later', CHOICES);

const TICKS: Ask[] = [
  ['antd.tsx', '$#wifi', NONE, 'wifi', true],
  ['element-plus.ts', '$#wifi', NONE, 'wifi', true],
  ['arco-vue.ts', '$#wifi', NONE, 'wifi', true],
  ['tdesign-vue.ts', '$#wifi-box .t-switch', NONE, 'wifi', true, 'refused'],
  ['naive-ui.ts', '$#wifi', NONE, 'wifi', true],
  ['rsuite.tsx', '$.wifi input', NONE, 'wifi', true],
  ['primevue.ts', '$#wifi-box input', NONE, 'wifi', true],
  ['primereact.tsx', '$.wifi', NONE, 'wifi', true],
  ['primereact.tsx', '$.alarm', NONE, 'alarm', true],
  ['components.ts', '$#wifi [role=switch]', NONE, 'wifi', true],
];

testAsks(show, 'check', 'later', TICKS);

const ENTRIES: Ask[] = [
  ['antd.tsx', '$#span [role=slider] >> nth=1', LOUD, 'span', [20, 77]],
  ['element-plus.ts', '$#volume-box [role=slider]', LOUD, 'volume', 77],
  ['element-plus.ts', '$#count-box input', SEVEN, 'count', 7],
  ['arco-vue.ts', '$#volume-box [role=slider]', LOUD, 'volume', 77],
  ['naive-ui.ts', '$#volume-box [role=slider]', LOUD, 'volume', 77],
  ['rsuite.tsx', '$.volume input', LOUD, 'volume', 77, 'refused'],
  ['primevue.ts', '$#volume-box [role=slider]', LOUD, 'volume', 77],
  ['components.ts', '$#volume [role=slider]', LOUD, 'volume', 77],
  ['components.ts', '$#count input', SEVEN, 'count', 7],
  ['components.ts', '$#range input', LOUD, 'range', 77],
];

testAsks(show, 'fill', 'later', ENTRIES);
