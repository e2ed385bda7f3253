import { type Component, createApp, defineComponent, h, type Plugin, ref } from 'vue';
import { report } from './report.ts';

interface HeldWidget {
  name: string;
  widget: Component;
  props?: Record<string, unknown>;
  initial?: unknown;
  /** The name of the model's property, where it is not `modelValue`. */
  model?: string;
  slot?: () => unknown;
  told?: (value: unknown) => unknown;
}

/** Widgets below their labels, each with its value kept and reported as an app would keep it. */
export function renderVue(widgets: readonly HeldWidget[], { plugins = [], around }: Drawing = {}): void {
  const views = widgets.map(held);
  const content = () => views.map(view => view());
  const app = createApp(defineComponent(() => () => (around ? h(around, content) : h('main', content()))));
  for (const plugin of plugins) app.use(plugin);
  app.mount('#root');
}

interface Drawing {
  plugins?: readonly Plugin[];
  around?: Component;
}

function held({
  name,
  widget,
  props,
  initial,
  model = 'modelValue',
  slot,
  told = value => value,
}: HeldWidget) {
  const value = ref(initial);
  const change = (now: unknown) => {
    value.value = now;
    report(name, told(now));
  };
  const own = () => ({ ...props, [model]: value.value, [`onUpdate:${model}`]: change });
  return () =>
    h('div', { id: `${name}-box`, style: 'width: 320px; margin: 12px' }, [
      h('label', { for: name }, name),
      h(widget, { id: name, ...own() }, slot),
    ]);
}
