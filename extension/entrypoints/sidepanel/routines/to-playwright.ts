import { PLACEHOLDER, type Routine, type RoutineStep, type RoutineTarget } from '@assent/shared';
import { namesIn } from './placeholders.ts';

/** A routine as a test of Playwright, with an assertion for each expectation. Texts of pages stand in it as literals only. */
export function toPlaywright(routine: Routine): string {
  const { name, url, parameters, steps } = routine;
  const secrets = new Set(parameters.flatMap(parameter => (parameter.secret ? parameter.name : [])));
  const values = parameters.map(parameter => {
    const given = literal(`ROUTINE_${parameter.name.toUpperCase()}`);
    return `  ${literal(parameter.name)}: process.env[${given}] ?? ${literal(parameter.default ?? '')},`;
  });
  const body = steps.flatMap(step => linesOf(step, secrets)).join('\n');
  const helpers = HELPERS.flatMap(({ call, source }) => (body.includes(call) ? source : []));
  return `${[
    `import { expect, ${helpers.length > 0 ? 'type Locator, type Page, ' : ''}test } from '@playwright/test';`,
    `/** Secrets are in no file: set them in the environment. */\nconst values = {\n${values.join('\n')}\n};`,
    ...helpers,
    [
      `test(${literal(name)}, async ({ page }) => {`,
      ...(url === undefined ? [] : [`  await page.goto(${expression(url)});`]),
      body,
      '});',
    ].join('\n'),
  ].join('\n\n')}\n`;
}

const HELPERS: readonly { call: string; source: string }[] = [
  {
    call: 'field(',
    source: `/** A field by its name, whatever its type. */
const field = (scope: Pick<Page, 'getByRole' | 'getByLabel'>, name: string): Locator =>
  scope
    .getByRole('textbox', { name, exact: true })
    .or(scope.getByRole('searchbox', { name, exact: true }))
    .or(scope.getByRole('spinbutton', { name, exact: true }))
    .or(scope.getByLabel(name, { exact: true }));`,
  },
  {
    call: 'beside(',
    source: `/** The element in the innermost part of the page that holds it and this text. */
const beside = (page: Page, near: string, element: Locator): Locator =>
  page.locator('*').filter({ hasText: near }).filter({ has: element }).last().locator(element);`,
  },
];

function linesOf(step: RoutineStep, secrets: ReadonlySet<string>): string[] {
  const target = step.target && locatorOf(step.target);
  return [`await ${actionOf(step, target)};`, ...assertionsOf(step, target, secrets)].map(
    line => `  ${line}`,
  );
}

const OF_NO_ROLE = ['clickable', 'draggable', 'droparea', 'text'];

function locatorOf({ role, name, near, frame }: RoutineTarget): string {
  const source = frame === undefined ? '' : literal(`iframe[src^="${frame.replace(/["\\]/gu, '\\$&')}"]`);
  const scope = frame === undefined ? 'page' : `page.frameLocator(${source})`;
  const element = elementOf(scope, role, expression(name));
  return near === undefined ? element : `beside(page, ${expression(near)}, ${element})`;
}

function elementOf(scope: string, role: string, name: string): string {
  if (role === 'textbox') return `field(${scope}, ${name})`;
  if (role === 'file') return `${scope}.getByLabel(${name}, { exact: true })`;
  if (OF_NO_ROLE.includes(role)) return `${scope}.getByText(${name}, { exact: true })`;
  return `${scope}.getByRole(${literal(role)}, { name: ${name}, exact: true })`;
}

function actionOf({ operation, params }: RoutineStep, target = 'page.locator(":focus")'): string {
  switch (operation) {
    case 'fill':
    case 'choose_date':
      return `${target}.fill(${expression(params.value)})`;
    case 'type':
      return `${target}.pressSequentially(${expression(params.value)})`;
    case 'select':
      return `${target}.selectOption(${expression(params.value)})`;
    case 'check':
      return params.value === false ? `${target}.uncheck()` : `${target}.check()`;
    case 'upload':
      return `${target}.setInputFiles(process.env["ROUTINE_FILE"] ?? "")`;
    case 'double_click':
      return `${target}.dblclick()`;
    case 'press':
      return `${target}.press(${expression(params.key)})`;
    case 'navigate':
      return `page.goto(${expression(params.url)})`;
    case 'back':
      return 'page.goBack()';
    case 'forward':
      return 'page.goForward()';
    case 'reload':
      return 'page.reload()';
    case 'click':
      return `${target}.click(${clickOptions(params)})`;
    case 'uncheck':
    case 'hover':
      return `${target}.${operation}()`;
    default:
      throw new Error(`Playwright has nothing for ${operation}.`);
  }
}

function clickOptions({ button, clickCount }: RoutineStep['params']): string {
  const options = {
    ...(button !== undefined && { button }),
    ...(clickCount !== undefined && { clickCount }),
  };
  return Object.keys(options).length > 0 ? JSON.stringify(options) : '';
}

function assertionsOf(
  { operation, params, expect }: RoutineStep,
  target: string | undefined,
  secrets: ReadonlySet<string>,
): string[] {
  const isKnown = (text: string): boolean => !namesIn(text).some(name => secrets.has(name));
  const lines: string[] = [];
  if (operation === 'fill' && target)
    lines.push(`await expect(${target}).toHaveValue(${expression(params.value)});`);
  if (operation === 'check' && target && params.value !== false)
    lines.push(`await expect(${target}).toBeChecked();`);
  if (expect.url !== undefined && isKnown(expect.url))
    lines.push(
      `await expect(page).toHaveURL(url => decodeURIComponent(url.origin + url.pathname) === ${expression(expect.url)});`,
    );
  if (expect.message !== undefined && isKnown(expect.message))
    lines.push(`await expect(page.getByText(${expression(expect.message)}).first()).toBeVisible();`);
  return lines;
}

/** A value of a step as code: literals, and the values of the parameters between them. */
function expression(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(expression).join(', ')}]`;
  const parts = String(value).split(PLACEHOLDER);
  const code = parts.map((part, at) => (at % 2 === 1 ? `values[${literal(part)}]` : part && literal(part)));
  return code.filter(Boolean).join(' + ') || "''";
}

/** JSON is JavaScript, but for two line ends in old versions of it. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/gu, each => `\\u${each.charCodeAt(0).toString(16)}`);
}
