import { type Asking, ask, toLoading } from './asking.ts';

/** Reading what a tenant has and its keys. */
export class AccountActs {
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  async loadCredits(): Promise<void> {
    const { store, requests } = this.#asking;
    const [account, ledger] = await Promise.all([
      ask(this.#asking, requests.readAccount()),
      ask(this.#asking, requests.readLedger()),
    ]);
    const page = ledger.isGood
      ? ({ isGood: true, value: { items: ledger.value.entries, next: ledger.value.next } } as const)
      : ledger;
    const before = store.getState();
    store.setState({
      account: toLoading(before.account, account),
      ledger: toLoading(before.ledger, page),
    });
  }

  async showOlder(): Promise<void> {
    const { store, requests } = this.#asking;
    const { ledger } = store.getState();
    if (ledger.kind !== 'loaded' || ledger.value.next === undefined) return;
    const { items, next } = ledger.value;
    const answered = await ask(this.#asking, requests.readLedger(next));
    // Pressed twice, or read again meanwhile.
    if (!answered.isGood || store.getState().ledger !== ledger) return;
    const value = { items: [...items, ...answered.value.entries], next: answered.value.next };
    store.setState({ ledger: { kind: 'loaded', value } });
  }

  async loadKeys(): Promise<void> {
    const { store, requests } = this.#asking;
    const answered = await ask(this.#asking, requests.listKeys());
    const read = answered.isGood ? ({ isGood: true, value: answered.value.keys } as const) : answered;
    store.setState({ keys: toLoading(store.getState().keys, read) });
  }
}
