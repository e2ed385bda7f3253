import { languageSchema } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import { builtInPromptIds } from '../../extension/entrypoints/sidepanel/composer/built-in-prompts.ts';
import { suggestedTexts } from '../../extension/entrypoints/sidepanel/thread/suggested-texts.ts';
import { personMessages } from '../../extension/messages/person/person-messages.ts';
import { askRules, type RulesAnswer } from './ask-rules.ts';
import { FIXTURE_PAGES, type FixturePage } from './fixture-pages.ts';

/** Each text that the panel offers where fixed rules answer, asked of the rules: none is offered that they decline. */

const bare = (action: string, params = {}): unknown => ({ actions: [{ action, target: {}, params }] });

describe.each(languageSchema.options)('in %s', language => {
  const { suggestions: messages, builtInPrompts } = personMessages[language];
  const pages = FIXTURE_PAGES[language];
  const { selection, anywhere } = messages.onRules;
  const [possible = '', read = '', bottom = ''] = anywhere;

  test('the pages show every suggestion', () => {
    const shown = new Set(pages.flatMap(({ traits }) => [true, false].flatMap(is => offered(traits, is))));
    expect([...shown].sort()).toEqual([messages.form, messages.search, selection, ...anywhere].sort());
  });

  const offered = (traits: FixturePage['traits'], isSomethingSelected: boolean): string[] =>
    suggestedTexts({ messages, traits, isSomethingSelected, isRules: true });

  const cases = pages.flatMap(fixture =>
    [true, false].flatMap(isSelected =>
      offered(fixture.traits, isSelected).map(text => ({
        text,
        title: fixture.page.title,
        fixture,
        isSelected,
      })),
    ),
  );

  test.each(cases)('$text on $title', async ({ text, fixture, isSelected }) => {
    const { page, form, search } = fixture;
    const selected = isSelected ? { ...page, selectedText: 'Some words' } : page;
    const ask = (completed = ''): Promise<RulesAnswer> => askRules(`${text}${completed}`, selected);
    switch (text) {
      case selection:
        expect((await ask()).call).toEqual({ name: 'get_selected_text', arguments: {} });
        break;
      case messages.form:
        expect(filledBy(await ask(form?.said))).toEqual(form?.filled);
        break;
      case messages.search:
        expect(filledBy(await ask(search?.said))).toEqual({ [search?.field ?? '']: search?.said });
        break;
      case possible: {
        const { text: answer, call } = await ask();
        expect(call).toBeUndefined();
        for (const { desc } of page.elements) expect(answer).toContain(desc);
        break;
      }
      case read:
        expect((await ask()).call).toEqual({ name: 'page_action', arguments: bare('read') });
        break;
      case bottom:
        expect((await ask()).call?.arguments).toEqual(bare('scroll', { direction: 'bottom' }));
        break;
      default:
        throw new Error(`Nobody says what is right for: ${text}`);
    }
  });

  const commands = builtInPromptIds(true).flatMap(id =>
    pages.map(fixture => ({ id, title: fixture.page.title, fixture })),
  );

  test.each(commands)('/$id on $title', async ({ id, fixture: { page, form, found } }) => {
    const { text } = builtInPrompts[id];
    if (id === 'fill') {
      const said = form ?? { said: '', filled: {} };
      expect(filledBy(await askRules(`${text}${said.said}`, page))).toEqual(said.filled);
    } else {
      const { call } = await askRules(`${text}${found.said}`, page);
      expect(call?.arguments).toMatchObject({
        actions: [{ action: 'scroll', target: { elementId: found.element } }],
      });
    }
  });
});

/** The values by field; a click on the search button may follow. */
function filledBy({ call }: RulesAnswer): Record<string, unknown> {
  const actions: unknown = Reflect.get(Object(call?.arguments), 'actions');
  const filled = (Array.isArray(actions) ? actions : []).filter(({ action }) => action === 'fill');
  return Object.fromEntries(filled.map(({ target, params }) => [target.elementId, params.value]));
}
