/** The limits of what a model can ask for, written out. */
export type Limits = Readonly<
  Record<
    | 'elements'
    | 'sharedTabs'
    | 'textPart'
    | 'text'
    | 'links'
    | 'snapshot'
    | 'largestSnapshot'
    | 'pictures'
    | 'pictureSide'
    | 'waitSeconds'
    | 'usualWaitSeconds'
    | 'code'
    | 'codeSeconds'
    | 'callArguments'
    | 'address'
    | 'name'
    | 'actions',
    string
  >
>;

const list = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ');

/** The texts of the reference page. */
export const en = {
  title: 'Operations and tools',
  generated:
    'This page is generated from the registry of operations by `pnpm docs:operations`; a test fails while it is out of date. Do not edit it by hand.',
  headings: {
    reading: 'How to read this page',
    offers: 'Which toolset offers what',
    calls: 'Forms of a call',
    limits: 'Limits',
    effects: 'Effect classes',
    errors: 'Errors',
    results: 'Results',
    operations: 'Operations',
    tools: 'Tools',
  },
  reading: [
    'An **operation** does one thing; a **tool** is a name that a model can call. Three toolsets offer operations in different forms, and not all of them; the user chooses one in the options.',
    'A card shows every call before anything runs. The **card verb** is the beginning of the card, the **effect class** its mildest risk: for some targets the card shows a more severe one.',
    '**Runs in** says whether a script in the page runs the operation, or the background of the extension does so through the browser.',
    '**Specific errors** are those that only this operation returns; any operation can also return the errors that “Errors” marks as common. The `message` of a result says what happened and what to do next.',
    'A parameter without “yes” is optional. The meanings of parameters are the texts that the model reads; the flat tools omit some of them, because their descriptions contain them.',
  ],
  /** `missing`: the operations that the default toolset does not offer. */
  offers: (missing: string) => [
    '`use_browser` and the flat tools offer every operation but `call_page_tool`, which each toolset has as `browser_call_page_tool` where a page offers tools and the user allowed them on its site.',
    `\`page\`, the default, offers the operations on a page as actions of \`page_action\`, and only the other tools listed under “Tools”. It does not offer: ${missing}. Users who need these choose another toolset in the options; \`page_action\` accepts them anyway.`,
    'Every toolset accepts calls of `use_browser`, `browser`, `switch_tab` and `browser_…`.',
  ],
  callForms: {
    flat: 'a separate tool, without nesting',
    spelling:
      'another spelling: `switchTab`, `switch_tab` and `browser.switchTab` are the same, as are an operation and its aliases. An `action` may also be in capitals',
    wrapped: '`use_browser`, with `action_params` (or `params`, `parameters`, `arguments`)',
    address:
      '`url` in `use_browser` is opened first; the action is shown once the page is open, and `navigation` holds the result of opening it',
    envelope:
      'the envelope, in any of these tools; on its own, as a `tool_call`, it stands for a call of `browser`',
    help: 'help: one line for each operation; answered at once, without a card. `browser_help` is the same',
    'help-about-one': 'help about one operation: its description, parameters and an example',
    raw: 'refused: parameters under `raw`, which are unchecked',
    'unknown-parameter':
      'an unknown parameter: the call is not refused, and its result lists it in `ignored_params`, because a model assumes that a silently ignored parameter took effect',
    'other-names':
      'names that other tools give to parameters: in snake case, `script` for `code`, `time` and `timeout` (in milliseconds) for `seconds`, `text` or `xpath` for a target',
  },
  callRules: (targetKeys: readonly string[], remarks: readonly string[]) => [
    `The element is named by ${list(targetKeys)} next to the parameters, or in a \`target\`; \`ref\` is the id in a snapshot. In \`page_action\` it is \`target\`, and the parameters are in \`params\`.`,
    '`page_action` also accepts targets and parameters next to `action`. If an unknown parameter names a tab or an element, and there is no `elementId`, the call is refused.',
    'A value that is given in two places must be the same in both; otherwise the call is refused.',
    `Remarks that a model adds to a call are ignored: ${list(remarks)}.`,
  ],
  limits: (limits: Limits) => [
    `Elements sent with a page: ${limits.elements}; \`request_more_elements\` returns as many at a time.`,
    `Shared tabs sent with a page: ${limits.sharedTabs}; \`list_tabs\` returns all.`,
    `Text in one result (\`read\`, \`extract\`, \`get_text\`): ${limits.textPart} characters; \`extract\` of text and \`get_text\` read ${limits.text} of one target in all.`,
    `Links in one result: ${limits.links}, and no more than ${limits.textPart} characters of JSON; rows of tables: ${limits.textPart} characters.`,
    `Characters of a \`snapshot\`: ${limits.snapshot}, or \`maxCharacters\`, up to ${limits.largestSnapshot}.`,
    `Images of a \`screenshot\`: ${limits.pictures}, with at most ${limits.pictureSide} pixels on the longer side.`,
    `A \`wait\`: ${limits.waitSeconds} seconds, ${limits.usualWaitSeconds} by default.`,
    `Code of \`execute_js\`: ${limits.code} characters, ${limits.codeSeconds} seconds.`,
    `The arguments of one call: ${limits.callArguments} characters; an address in them ${limits.address}, a selector, a name or a text to wait for ${limits.name}.`,
    `Actions in one \`page_action\`: ${limits.actions}.`,
  ],
  effects: {
    reads: 'changes nothing',
    marks: 'draws marks that belong to Assent',
    edits: 'changes the content of a form',
    acts: 'triggers the behaviour of the page or the browser',
    submits: 'sends a form',
    leaves: 'goes to another page',
  },
  errors: {
    InvalidArgument:
      'The arguments make no sense here, fit several elements, or are refused by the page (`effect` is `validation_error`).',
    ElementNotFound: 'The named element is not on the page.',
    StaleElement: 'The element was on the page, but no longer is.',
    ElementChanged: 'The target is no longer what the user approved, so nothing was done to it.',
    NotInteractable:
      'The element is hidden, covered, disabled or of the wrong kind; or the action or code ran without the requested result (`effect` and `message` say what was observed).',
    NavigationError: 'There is no page to go to, or it did not load.',
    Timeout: 'No answer arrived in time; the action may or may not have run.',
    NotPermitted:
      'A rule of the user or of Assent forbids it, or it was skipped because an earlier action failed.',
    NeedsUser: 'Only the user can continue, by hand.',
    Unsupported: 'It is impossible on such a page or in this browser.',
    Rejected: 'The user did not approve it.',
    PageGone: 'The tab is closed, or shows a different page than the approved one.',
    InternalError: 'A defect of Assent.',
  },
  /** The operations that share an error. */
  commonTo: { every: 'all operations', onPages: 'operations on a page' },
  results:
    'The outcome of one operation always has `success` and `message`, and the other keys where they apply. `page_action` returns `{success, results, summary}` with one outcome for each action; `use_browser` and the flat tools return the outcome itself, and on failure `{success: false, error_type, error, message}`.',
  outcomeKeys: {
    success: 'whether the request was fulfilled',
    message: 'what happened and what to do next',
    error_type: 'on failure: one of the errors above',
    effect:
      'the observed effect: `changed`, `no_change`, `navigated`, `opened`, `validation_error`, `submitted`, `download`, `needs_user`, `unseen` (it led to a page that may not be read), `late` (it did not happen in time) or `stopped` (by the user, while it ran)',
    value: "the target's value afterwards, or the text that was read; never a secret",
    url: 'the address afterwards, if it changed',
    title: 'the title of the new page',
    content_length: 'the number of characters of its text',
    snapshot_id: 'the id of a snapshot',
    characters: 'the number of characters of the whole snapshot',
    tokens: 'its estimated number of tokens',
    next_from: 'if this is only a part: the `from` of the next part',
    tab: 'the tab in which work continues',
    tabs: 'the shared tabs',
    links: 'a part of the links',
    count: 'the total number of links or table rows',
    metadata: 'the metadata of the page',
    page_message: 'a message from the page to the user; it is only data',
    page_message_tone: 'whether `page_message` reports a failure (`bad`) or that something is done (`good`)',
    opened: 'what opened: a dialog, menu, list, tooltip, calendar, section or tab',
    pictures: 'the images that come with the result',
    painted_over: 'what was painted over in them',
    undoable: 'the user can undo it',
  },
  /** What stands beside the outcome of an operation, or in its place. */
  resultKeys: {
    error: 'on failure: the same as `message`',
    text: 'the text that was read, instead of `value`, if one operation is called alone',
    length: 'the number of characters in `text`',
    results: 'of `page_action`: the outcome of each action',
    summary: 'of `page_action`: how many actions ran, and how many of them failed',
    changed_by_person: 'what the user changed on the card before approving it',
    target_now: 'the element that the user chose instead',
    reason: 'on rejection: the reason, if the user gave one',
    new_elements: 'elements that appeared on the page in the meantime; `new_elements_total` is their number',
    elements_gone: 'the number of elements that disappeared in the meantime',
    elements:
      'of `request_more_elements`: the best matches; `total` is the number of matches, `next_offset` or `next_from` says how to continue',
  },
  examples: 'Examples of what the model reads after calls by `use_browser` or a flat tool:',
  columns: {
    call: 'Call',
    effect: 'Effect class',
    key: 'Key',
    meaning: 'Meaning',
    commonTo: 'Common to',
    parameter: 'Parameter',
    type: 'Type',
    required: 'Required',
  },
  facts: {
    aliases: 'Also known as',
    flatTools: 'Flat tools',
    offeredIn: 'Offered in',
    runsIn: 'Runs in',
    verb: 'Card verb',
    effect: 'Effect class',
    emptyTarget: 'Without a target',
    ownErrors: 'Specific errors',
    resultAlone: 'Result when called alone',
    example: 'Example',
  },
  /** `tool`: of that toolset. */
  offeredForPageTools: (tool: string) => `each toolset, as ${tool}, where a page offers tools`,
  offeredWithin: (toolset: string, tool: string) => `${toolset} (in ${tool})`,
  runsIn: { page: 'the page', browser: 'the browser' },
  emptyTargets: {
    none: 'refused: it needs an element',
    selection: 'the selected text',
    page: 'the page',
    'selection or page': 'the selected text, or the page if nothing is selected',
    'focus or page': 'the focused element, or the page if nothing has the focus',
    'takes none': 'no target',
  },
  readsText: 'the text is in `text`, with its `length`, instead of `value`',
  noParameters: 'It has no parameters.',
  none: 'none',
  yes: 'yes',
  explainedAbove: 'see above',
  byDefault: (value: string) => `(default: ${value})`,
  toolsets: {
    page: 'Actions on a page',
    use_browser: 'One tool for the whole browser',
    flat: 'A tool for each operation',
  },
};

export type DocsCatalog = typeof en;
