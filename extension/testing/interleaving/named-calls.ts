import fc from 'fast-check';
import type { Action } from '../../operations/contract/action.ts';
import type { ScriptedCall } from '../simulation/simulated-backend.ts';
import { action, browserAction } from './proposed-actions.ts';

const ELSEWHERE = 'https://example.com/';

type Form = (name: string, given: Record<string, unknown>) => ScriptedCall;

/** The names for an operation, other than `page_action`. */
const forms: readonly Form[] = [
  (name, given) => callOf('use_browser', { action: name, action_params: given }),
  (name, given) => callOf('browser', { action: `browser_${name}`, tool: 'browser', parameters: given }),
  (name, given) => callOf('useBrowser', { action: `browser.${name}`, ...given }),
  (name, given) => callOf(`browser_${name}`, given),
  (name, given) =>
    callOf(`browser.${name}`, { action: `browser_${name}`, tool: 'browser', parameters: given }),
];

const visitForm: Form = (name, given) =>
  callOf('use_browser', { url: ELSEWHERE, action: name, action_params: given });

export const visit: fc.Arbitrary<ScriptedCall> = action.map(given => inForm(visitForm, given));

export const namedCall: fc.Arbitrary<ScriptedCall> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...forms), fc.oneof({ weight: 3, arbitrary: action }, browserAction))
      .map(([form, given]) => inForm(form, given)),
  },
  { weight: 1, arbitrary: visit },
);

/** Calls without a card: help, unknown names, and arguments that are refused at once. */
export const callWithoutCard: fc.Arbitrary<ScriptedCall> = fc.constantFrom(
  callOf('use_browser', { action: 'help' }),
  callOf('browser', { action: 'browser_help', parameters: { operation: 'click' } }),
  callOf('browser_help', {}),
  callOf('use_browser', { action: 'fly', action_params: { elementId: 'e_1' } }),
  callOf('use_browser', { action: 'click', action_params: { raw: '{"elementId":"e_1"}' } }),
  callOf('browser_click', { raw: { elementId: 'e_1' } }),
  callOf('browser_click', { action: 'browser_fill', parameters: { elementId: 'e_1' } }),
);

/** `fails` is a keyword of the simulated page, which no operation accepts under these names. */
function inForm(
  form: Form,
  { action: name, target, params: { fails: _fails, ...params } }: Action,
): ScriptedCall {
  return form(name, { ...target, ...params });
}

function callOf(toolName: string, given: object): ScriptedCall {
  return { toolName, arguments: JSON.stringify(given) };
}
