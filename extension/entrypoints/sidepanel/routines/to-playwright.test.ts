import type { Routine } from '@assent/shared';
import { expect, test } from 'vitest';
import { toPlaywright } from './to-playwright.ts';

const HOSTILE = 'x\'); require("fs"); // `$ "\\ \u2028';
/** As a literal of JavaScript. */
const QUOTED = '"x\'); require(\\"fs\\"); // `$ \\"\\\\ \\u2028"';

const routine: Routine = {
  format: 'assent-routine',
  version: 1,
  name: 'Book',
  url: 'https://tables.example/book',
  parameters: [
    { name: 'guest', type: 'text', label: 'Guest', default: 'Mei Lin' },
    { name: 'code', type: 'text', label: 'Code', secret: true },
  ],
  steps: [
    {
      operation: 'click',
      target: { role: 'button', name: 'Edit {{guest}}', near: HOSTILE },
      params: { button: 'right' },
      expect: { message: 'Booked for {{guest}}.', url: 'https://tables.example/{{guest}}' },
    },
    {
      operation: 'select',
      target: { role: 'combobox', name: 'Seats', frame: 'https://pay.example' },
      params: { value: ['2', '{{guest}}'] },
      expect: { message: 'Code {{code}} is right.' },
    },
  ],
};

test('steps are locators by role and name, expectations are assertions, and only literals hold texts of the page', () => {
  const written = toPlaywright(routine);
  expect(written).toContain(QUOTED);
  expect(written.replaceAll(QUOTED, 'HOSTILE')).toBe(
    `import { expect, type Locator, type Page, test } from '@playwright/test';

/** Secrets are in no file: set them in the environment. */
const values = {
  "guest": process.env["ROUTINE_GUEST"] ?? "Mei Lin",
  "code": process.env["ROUTINE_CODE"] ?? "",
};

/** The element in the innermost part of the page that holds it and this text. */
const beside = (page: Page, near: string, element: Locator): Locator =>
  page.locator('*').filter({ hasText: near }).filter({ has: element }).last().locator(element);

test("Book", async ({ page }) => {
  await page.goto("https://tables.example/book");
  await beside(page, HOSTILE, page.getByRole("button", { name: "Edit " + values["guest"], exact: true })).click({"button":"right"});
  await expect(page).toHaveURL(url => decodeURIComponent(url.origin + url.pathname) === "https://tables.example/" + values["guest"]);
  await expect(page.getByText("Booked for " + values["guest"] + ".").first()).toBeVisible();
  await page.frameLocator("iframe[src^=\\"https://pay.example\\"]").getByRole("combobox", { name: "Seats", exact: true }).selectOption(["2", values["guest"]]);
});
`,
  );
});
