/** The card titles are for the person; the rest is for the model, which reads English whatever the person's language. */
export const en = {
  page_action: {
    /** `operations`: a line for each. */
    description: (operations: string) =>
      [
        'Act on the page that the user is looking at. The user approves the call before anything runs.',
        'Actions run in order, and each has its own result. Put actions that belong together into one call; after a click that loads another page, wait for the new list of elements.',
        operations,
        'Read each result: `success` says whether the request was fulfilled; `effect` says what visibly happened (`no_change`: nothing. A click without effect is not a success; a field that already held the value is). `message` says what to do next.',
      ].join('\n'),
    elementId: 'The id of an element in the list of page elements, such as e_k3f9a12. Preferred.',
    selector: 'A CSS selector or XPath with exactly one visible match, if there is no id.',
    /** Of the parameter called `description`. */
    visibleName: 'The visible name or text of the element, if there is neither id nor selector.',
  },
  use_browser: {
    description: (operations: readonly string[]) =>
      `Act in the browser; the user approves each call. action: ${operations.join(', ')}; "help" explains them, or only the one named in action_params.operation. action_params: the parameters of the action, and elementId (an id in the list of page elements) selector or text for its element. Read the result before continuing.`,
    url: 'Go there first.',
  },
  browser_help: { description: 'Explain the operations of the browser, or one of them.' },
  request_more_elements: {
    description: [
      'Ask for elements of the page that are not in the list. All filters are optional and can be combined.',
      'region: form (inside forms), header (top and navigation), sidebar, footer, below_viewport (further down).',
      'elementType: input, button, link, select or all.',
      'keyword: the name of an element or a text about it, in Chinese or English: name, placeholder, label, option, row.',
      'collect: true scrolls through a long list that renders only some of its rows, and stops at a row that matches the keyword.',
      'from: where to continue in a page too large to search at once: next_from of the previous result.',
      'The best matches come first, 30 at a time; offset: how many to skip.',
    ].join('\n'),
  },
  get_selected_text: {
    description:
      'Read the text that the user has selected on the page. The result is empty if nothing is selected.',
  },
  clear_ai_styles: {
    description: 'Remove every highlight and underline that earlier actions put on the page.',
  },
  /** An operation as a tool of its own. */
  operation: {
    elementId: 'the id (or ref) of an element of the page.',
    selector: 'instead, a CSS selector, XPath or text=… with one visible match.',
    sameAs: (tool: string) => `Same as ${tool}.`,
  },
  /** The headings of the cards for what is no list of actions. */
  cardTitles: {
    'find-more': 'Look at more elements on the page',
    'read-selection': 'Read the selected text',
    'clear-marks': 'Clear highlights and underlines',
  },
};

export type ToolCatalog = typeof en;
