import jquery from 'jquery';
import { dayText, draw, hold } from '../report.ts';

Reflect.set(globalThis, 'jQuery', jquery);
Reflect.set(globalThis, '$', jquery);

/** Plugins look for jQuery in the page when they are loaded. */
async function show(): Promise<void> {
  await import('jquery-ui/ui/widgets/datepicker.js');
  await import('jquery-ui/themes/base/all.css');
  draw('<label for=day>Day</label><input id=day>');
  const call = (plugin: string, ...given: unknown[]) => {
    const field = jquery('#day');
    return Reflect.apply(Reflect.get(field, plugin), field, given);
  };
  call('datepicker', { dateFormat: 'dd.mm.yy' });
  hold('day', () => dayText(call('datepicker', 'getDate')));
}

void show();
