import type { ListingFailure } from '../connecting/list-models.ts';

/** The setup page in English. Another language is another file of this shape, and one line in `setup-messages.ts`. */
export const en = {
  title: 'Connect a model',
  purpose:
    'Assent’s relay passes what you ask to a model of your choice. Choose one here; it answers at once, without a restart.',
  now: 'Answers now',
  rules: 'Simple rules, not a language model. They follow simple requests only.',
  local: 'On this computer',
  localNone: 'No model server was found on this computer.',
  localLooked: (names: string) => `${names} are looked for on their usual ports. Start one, then look again.`,
  localEmpty: (name: string) => `${name} runs, but has no model yet.`,
  pull: 'Get one, then look again:',
  again: 'Look again',
  model: 'Model',
  use: 'Use this model',
  cloud: 'With a key',
  service: 'Service',
  key: 'Key',
  keyFrom: (name: string) => `Get a key from ${name}`,
  connect: 'Connect',
  anyAddress: 'Any other address',
  anyAddressHint: 'A server that speaks OpenAI’s Chat Completions, up to and including /v1.',
  address: 'Address',
  keyOptional: 'Key, if it needs one',
  modelOptional: 'Model, if it lists none',
  keysStay: (file: string) =>
    `The key is stored in ${file}, readable by you alone. It is sent to the service that you chose, never to the extension or to a page.`,
  connected: 'Connected',
  forget: 'Forget',
  forgotten: (name: string) => `${name} is forgotten, and so is its key.`,
  locked: 'This relay requires keys. Enter the key of an operator to change its model.',
  operatorKey: 'Operator’s key',
  unlock: 'Open',
  notOperator: 'This is not the key of an operator. Create one with “relay keys add <name> --operator”.',
  listing: (name: string) => `Asking ${name} for its models …`,
  trying: (model: string) =>
    `Trying ${model} with one small request. A model on this computer is loaded first, which may take a minute …`,
  answers: (model: string) => `${model} is connected and answers.`,
  goBack: 'Go back to your page: the panel uses it from now on.',
  canAct: 'can propose actions',
  onlyTalks:
    'It answered, but proposed no action when asked for one. It may talk only; a larger model usually acts.',
  seesPictures: 'sees pictures',
  noPictures: 'sees no pictures',
  reads: (tokens: string) => `reads ${tokens} tokens`,
  readsLittle: (tokens: string) =>
    `It reads only ${tokens} tokens, too few for most pages. Start its server with a larger context (Ollama: OLLAMA_CONTEXT_LENGTH=32768), then connect again.`,
  another: 'Another model of this service',
  failed: 'Not connected',
  sentBefore: 'Nothing was sent again',
  ownAddress:
    'This is the address of the relay itself, which would ask itself without end. Enter that of the server of your model.',
  failures: {
    'key-refused': 'The service refused the key. Copy the whole key again.',
    unreachable: 'The relay can’t reach that address. Check the address and the network, then try again.',
    'no-list':
      'Something answers there, but not with a list of models. Check the address (a missing or extra /v1), or enter the model’s name.',
    'no-models':
      'The service lists no model that answers in text. Enter a model’s name under “Any other address”.',
  } satisfies Record<ListingFailure | 'no-models', string>,
  notAnswered: (model: string) => `${model} did not answer.`,
  keyMissing: 'Enter a key.',
  keyWrong: 'A key has no spaces and only plain letters, digits and marks. Copy it again.',
  addressWrong: 'Enter an address that starts with http:// or https://.',
  tokenUsed: 'This form was sent already, or is too old. Nothing was changed; fill it in again.',
  unsaved: 'The model is connected until the relay stops, but could not be stored.',
};
