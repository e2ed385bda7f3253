import {
  ElCascader,
  ElCheckbox,
  ElDatePicker,
  ElForm,
  ElFormItem,
  ElOption,
  ElRadio,
  ElRadioGroup,
  ElSelect,
  ElSlider,
  ElSwitch,
  ElTimePicker,
} from 'element-plus';
import 'element-plus/dist/index.css';
import { type Component, createApp, defineComponent, h, ref } from 'vue';
import { report } from './report.ts';

const CITIES = ['Berlin', 'Paris', 'Tokyo', 'Lima'];
const AREAS = [
  {
    value: 'zj',
    label: 'Zhejiang',
    children: [
      { value: 'hz', label: 'Hangzhou' },
      { value: 'nb', label: 'Ningbo' },
    ],
  },
  { value: 'js', label: 'Jiangsu', children: [{ value: 'nj', label: 'Nanjing' }] },
];

/** A widget that holds what it was given and reports it. */
function held(
  name: string,
  label: string,
  widget: Component,
  { initial = undefined, ...props }: Record<string, unknown> = {},
  slot?: () => unknown,
) {
  const value = ref<unknown>(initial);
  return () =>
    h(ElFormItem, { label }, () =>
      h(
        widget,
        {
          ...props,
          modelValue: value.value,
          'onUpdate:modelValue': (now: unknown) => {
            value.value = now;
            report(name, now);
          },
        },
        slot,
      ),
    );
}

const option: Component = ElOption;
const radio: Component = ElRadio;
const options = () => CITIES.map(label => h(option, { key: label, label, value: label.toLowerCase() }));
const radios = () => ['Red', 'Blue'].map(label => h(radio, { key: label, value: label }, () => label));

const widgets = [
  held('city', 'City', ElSelect, { style: 'width: 200px' }, options),
  held('cities', 'Cities', ElSelect, { multiple: true, initial: ['berlin'], style: 'width: 300px' }, options),
  held('found', 'Found', ElSelect, { filterable: true, style: 'width: 200px' }, options),
  held('area', 'Area', ElCascader, { options: AREAS }),
  held('day', 'Day', ElDatePicker, { valueFormat: 'YYYY-MM-DD' }),
  held('stay', 'Stay', ElDatePicker, { type: 'daterange', valueFormat: 'YYYY-MM-DD' }),
  held('hour', 'Hour', ElTimePicker, { valueFormat: 'HH:mm:ss' }),
  held('dark', 'Dark', ElSwitch, { initial: false }),
  held('agree', 'Agree', ElCheckbox, { initial: false }, () => 'Agree'),
  held('color', 'Color', ElRadioGroup, {}, radios),
  held('volume', 'Volume', ElSlider, { initial: 30, style: 'width: 300px' }),
];

createApp(
  defineComponent(() => () => h(ElForm, { labelWidth: '80px' }, () => widgets.map(widget => widget()))),
).mount('#root');
