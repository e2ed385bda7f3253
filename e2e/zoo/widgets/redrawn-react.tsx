import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Item, liveList } from './redrawn-list.ts';

const isKeyed = !document.title.includes('unkeyed');

function Row({ item }: { item: Item }) {
  return (
    <div className="row">
      <span>{item.name}</span> <i>{item.note}</i>
      <input aria-label="Amount" />
      <button type="button">{list.verb}</button>
    </div>
  );
}

function Page() {
  return (
    <main key={list.edition}>
      <h1>People</h1>
      <button type="button">Add</button>
      <a href="/help">Help</a>
      <div>
        {list.items.map((item, index) => (
          <Row key={isKeyed ? item.key : index} item={item} />
        ))}
      </div>
    </main>
  );
}

const box = document.querySelector('#root');
const root = box && createRoot(box);
liveList(() => flushSync(() => root?.render(<Page />)));
