import type { RowSpec } from './scenes/scene.ts';

// What a model asks for on pages whose oracle needs no more than the rows.

export const click = (on: string): RowSpec => ({ action: 'click', on });
export const hover = (on: string): RowSpec => ({ action: 'hover', on });
export const check = (on: string): RowSpec => ({ action: 'check', on });
export const uncheck = (on: string): RowSpec => ({ action: 'uncheck', on });
export const fill = (on: string, value = 'Rent'): RowSpec => ({ action: 'fill', on, params: { value } });
export const type = (on: string, value = 'Rent'): RowSpec => ({ action: 'type', on, params: { value } });
export const select = (on: string, value: string): RowSpec => ({ action: 'select', on, params: { value } });
export const press = (on: string, key: string, times = 1): RowSpec => ({
  action: 'press',
  on,
  params: { key, times },
});
export const drag = (on: string, onto: string): RowSpec => ({ action: 'drag', on, onto });
export const chooseDate = (on: string, value: string): RowSpec => ({
  action: 'choose_date',
  on,
  params: { value },
});
export const upload = (on: string): RowSpec => ({
  action: 'upload',
  on,
  files: [{ name: 'a.txt', type: 'text/plain', data: btoa('a') }],
});
