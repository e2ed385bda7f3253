import { expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { type Ask, testAsks } from './asks.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

const TOKYO = { value: 'Tokyo' };
const TWO = { value: ['Paris', 'Lima'] };
const NINGBO = { value: 'Zhejiang / Ningbo' };

const CHOICES: Ask[] = [
  ['primereact.tsx', '$#city', TOKYO, 'city', 'tokyo'],
  ['primereact.tsx', '$#cities', TWO, 'cities', ['paris', 'lima']],
  ['primereact.tsx', '$#area', NINGBO, 'area', 'nb'],
  ['primereact.tsx', '$#tree', NINGBO, 'tree', 'nb'],
  ['arco.react-18.tsx', '$.city', TOKYO, 'city', 'tokyo'],
  ['arco.react-18.tsx', '$.area', NINGBO, 'area', ['zj', 'nb']],
  ['arco.react-18.tsx', '$.tree', NINGBO, 'tree', 'nb'],
  ['tdesign.tsx', '$.city', TOKYO, 'city', 'tokyo'],
  ['tdesign.tsx', '$.area', NINGBO, 'area', 'nb'],
  ['tdesign.tsx', '$.tree', NINGBO, 'tree', 'nb'],
  ['semi.tsx', '$.city', TOKYO, 'city', 'tokyo'],
  ['semi.tsx', '$.area', NINGBO, 'area', ['zj', 'nb']],
  ['semi.tsx', '$.tree', NINGBO, 'tree', 'nb'],
  ['naive-ui.ts', '$#city-box .n-base-selection', TOKYO, 'city', 'tokyo'],
  ['naive-ui.ts', '$#cities-box .n-base-selection', TWO, 'cities', ['paris', 'lima']],
  ['naive-ui.ts', '$#area-box .n-base-selection', NINGBO, 'area', 'nb'],
  ['naive-ui.ts', '$#tree-box .n-base-selection', NINGBO, 'tree', 'nb'],
  ['ant-design-vue.ts', '$#city', TOKYO, 'city', 'tokyo'],
  ['ant-design-vue.ts', '$#area', NINGBO, 'area', ['zj', 'nb']],
  ['ant-design-vue.ts', '$#tree', NINGBO, 'tree', 'nb'],
  ['mantine.tsx', '$#city', TOKYO, 'city', 'tokyo'],
  ['mantine.tsx', '$#cities', TWO, 'cities', ['paris', 'lima']],
  ['vuetify.ts', '$#city-box input', TOKYO, 'city', 'tokyo'],
  ['vuetify.ts', '$#found-box input', TOKYO, 'found', 'tokyo'],
  ['quasar.ts', '$#city-box [role=combobox]', TOKYO, 'city', 'tokyo'],
  ['quasar.ts', '$#cities-box [role=combobox]', TWO, 'cities', ['paris', 'lima']],
  ['primevue.ts', '$#city-box .p-select', TOKYO, 'city', 'tokyo'],
  ['primevue.ts', '$#cities', TWO, 'cities', ['paris', 'lima']],
  ['primevue.ts', '$#area', NINGBO, 'area', 'nb'],
  ['primevue.ts', '$#tree', NINGBO, 'tree', { nb: true }],
  ['vue-selects.ts', '$#one-box .multiselect', TOKYO, 'one', 'Tokyo'],
  ['vue-selects.ts', '$#several-box .multiselect', TWO, 'several', ['Paris', 'Lima']],
  ['vue-selects.ts', '$#form-box .multiselect-wrapper', TOKYO, 'form', 'tokyo'],
  ['vue-selects.ts', '$#tags-box .multiselect-wrapper', TWO, 'tags', ['paris', 'lima']],
  ['rsuite.tsx', '$.city [role=combobox]', TOKYO, 'city', 'tokyo'],
  ['rsuite.tsx', '$.cities [role=combobox]', TWO, 'cities', ['paris', 'lima']],
  ['rsuite.tsx', '$.area [role=combobox]', NINGBO, 'area', 'nb'],
  ['rsuite.tsx', '$.tree [role=combobox]', NINGBO, 'tree', 'nb'],
  ['fluent.tsx', '$#city', TOKYO, 'city', 'tokyo'],
  ['fluent.tsx', '$#found', TOKYO, 'found', 'tokyo'],
  ['fluent.tsx', '$#cities', TWO, 'cities', ['paris', 'lima']],
  ['ark.tsx', '$.city', TOKYO, 'city', ['tokyo']],
  ['react-aria.tsx', '$.city', TOKYO, 'city', 'tokyo'],
  ['react-aria.tsx', '$.found', TOKYO, 'found', 'tokyo'],
  ['downshift.tsx', '$.city', TOKYO, 'city', 'tokyo'],
  ['base-ui.tsx', '$.city', TOKYO, 'city', 'tokyo'],
  ['plain-kits.ts', '$.ss-main', TOKYO, 'slim', ['tokyo']],
  ['plain-kits.ts', '$.ss-main >> nth=1', TWO, 'slims', ['paris', 'lima']],
  ['plain-kits.ts', '$#virtual .vscomp-wrapper', TOKYO, 'virtual', 'tokyo'],
  ['vaadin.ts', '$#city input', TOKYO, 'city', 'tokyo'],
  ['ui5.ts', '$#city', TOKYO, 'city', 'tokyo'],
  ['ui5.ts', '$#found input', TOKYO, 'found', 'Tokyo'],
];

testAsks(show, 'select', 'choosing', CHOICES);

const CODE = { value: '123456' };
const ORANGE = { value: '#ff8800' };
const BERLIN = { value: 'Berl' };

const ENTRIES: Ask[] = [
  ['codes.tsx', '$.input-otp input', CODE, 'input-otp', '123456'],
  ['codes.tsx', '$.mantine input', CODE, 'mantine', '123456'],
  ['codes.tsx', '$.primereact input', CODE, 'primereact', '123456'],
  ['codes.tsx', '$.ark input', CODE, 'ark', '123456'],
  ['colors.tsx', '$#mantine', ORANGE, 'mantine', '#ff8800'],
  ['colors.tsx', '$.colorful input', ORANGE, 'colorful', '#ff8800'],
  ['colors.tsx', '$#coloris', ORANGE, 'coloris', '#ff8800'],
  ['colors.tsx', '$#native', ORANGE, 'native', '#ff8800'],
  ['suggesting.ts', '$#awesomplete', BERLIN, 'awesomplete', ['Berlin']],
  ['suggesting.ts', '$#tarek', BERLIN, 'tarek', ['Berlin']],
  ['suggesting.ts', '$#accessible-field', BERLIN, 'accessible', ['Berlin']],
  ['suggesting.ts', '$#keyed', BERLIN, 'keyed', ['Berlin']],
  ['numbers.ts', '$#phone', { value: '+49 30 901820' }, 'phone', '+4930901820'],
  ['numbers.ts', '$#amount', { value: '1234567' }, 'amount', '1234567'],
  ['sliders.tsx', '$.rc-slider [role=slider]', { value: 77 }, 'rc-slider', 77],
  ['sliders.tsx', '$.mantine [role=slider]', { value: 77 }, 'mantine', 77],
  ['sliders.tsx', '$.tdesign .t-slider__button-wrapper', { value: 77 }, 'tdesign', 77, 'refused'],
  ['sliders.tsx', '$.primereact [role=slider]', { value: 77 }, 'primereact', 77],
  ['sliders.tsx', '$#nouislider [role=slider]', { value: 77 }, 'nouislider', 77],
];

testAsks(show, 'fill', 'entering', ENTRIES);

test.each([
  ['entering/tags.ts', '$.tagify__input', ['old', 'green']],
  ['entering/react-tags.tsx', '$.tagsinput input', ['green']],
  ['choosing/mantine.tsx', '$#tags', ['green']],
  ['choosing/blueprint.react-18.tsx', '$.tags input', ['green']],
  ['choosing/vuetify.ts', '$#tags-box input', ['green']],
])('%s: %s takes a text, and Enter makes a tag of it', async (file, target, tags) => {
  const zoo = await showWidgets(show, file);
  const filled = await zoo.act({
    action: 'fill',
    target: await zoo.target(target),
    params: { value: 'green' },
  });
  expect(filled, filled.message).toMatchObject({ success: true, effect: 'changed' });
  const pressed = await zoo.act({
    action: 'press',
    target: await zoo.target(target),
    params: { key: 'Enter' },
  });
  expect(pressed, pressed.message).toMatchObject({ success: true });
  await expect.poll(() => zoo.state('tags'), { timeout: 3000 }).toEqual(tags);
});
